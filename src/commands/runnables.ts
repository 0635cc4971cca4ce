import { FileError, type Files, type Host } from '../core/host.ts';
import {
  justRecipes,
  makeTargets,
  packageScripts,
  program,
  type Runnable,
  taskNames,
} from '../new/runnable.ts';

/** What the repository can already run: scripts, targets, recipes, tasks and programs of its own. */
export function runnablesIn({ files }: Pick<Host, 'files'>, root: string): Runnable[] {
  const read = (name: string): string | undefined => textOf(files, `${root}/${name}`);
  const first = (
    candidates: readonly string[],
    runnables: (text: string, file: string) => Runnable[],
  ): Runnable[] => {
    const file = candidates.find((name) => read(name) !== undefined);
    return file === undefined ? [] : runnables(read(file) ?? '', file);
  };
  return [
    ...programsIn(files, root, 'bin'),
    ...programsIn(files, root, 'scripts'),
    ...packageScripts(read('package.json') ?? '', packageManager(files, root)),
    ...first(['GNUmakefile', 'makefile', 'Makefile'], makeTargets),
    ...first(['justfile', 'Justfile', '.justfile'], justRecipes),
    ...first(['Taskfile.yml', 'taskfile.yml', 'Taskfile.yaml', 'taskfile.yaml'], taskNames),
  ];
}

/** By its lock file; npm where there is none. */
function packageManager(files: Files, root: string): string {
  const there = (name: string): boolean => files.facts(`${root}/${name}`) !== undefined;
  if (there('pnpm-lock.yaml')) return 'pnpm';
  if (there('yarn.lock')) return 'yarn';
  return there('bun.lock') || there('bun.lockb') ? 'bun' : 'npm';
}

function programsIn(files: Files, root: string, directory: string): Runnable[] {
  if (files.facts(`${root}/${directory}`)?.kind !== 'directory') return [];
  return namesIn(files, `${root}/${directory}`)
    .filter((name) => {
      const facts = files.facts(`${root}/${directory}/${name}`);
      return facts?.kind === 'file' && ((facts.mode ?? 0o111) & 0o111) !== 0 && !/^\./.test(name);
    })
    .toSorted()
    .map((name) => program(directory, name));
}

function namesIn(files: Files, directory: string): string[] {
  try {
    return files.list(directory).filter((name) => name.isWellFormed());
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}

function textOf(files: Files, path: string): string | undefined {
  const facts = files.facts(path);
  if (facts?.kind !== 'file') return undefined;
  try {
    return Buffer.from(files.read(path, 0, facts.size)).toString();
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}
