import { relative, resolve } from 'node:path';
import { FileError, type Files, type Host } from '../core/host.ts';
import type { ChainSubject } from '../doctor/link.ts';
import type { Machine } from '../doctor/machine.ts';
import { toolsDirectory } from '../script/toolbox.ts';

/** The tool that `word` means, a name or a path, and what may have been meant by it. */
export function chainSubject(
  { files }: Pick<Host, 'files'>,
  machine: Machine,
  word: string,
): ChainSubject {
  const { root, candidates } = machine.toolbox;
  const path = word.includes('/')
    ? relative(root, resolve(root, word))
    : `${toolsDirectory}/${word}`;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const inside = path === `${toolsDirectory}/${name}`;
  return {
    machine,
    name,
    candidate: inside ? candidates.find((each) => each.name === name) : undefined,
    outside: !inside && files.facts(resolve(root, path)) ? path : undefined,
    strays: strays(files, machine, name),
  };
}

/** `deploy.sh` or `Deploy` beside where `deploy` would be, in a folder there, or one folder up. */
function strays(files: Files, { toolbox: { root, candidates } }: Machine, name: string): string[] {
  const isLike = (other: string): boolean => other !== name && stem(other) === stem(name);
  const within = (directory: string, fits: (other: string) => boolean): string[] =>
    names(files, `${root}/${directory}`)
      .filter(
        (other) => fits(other) && files.facts(`${root}/${directory}/${other}`)?.kind === 'file',
      )
      .map((other) => `${directory}/${other}`);
  const folders = candidates.filter(({ kind }) => kind === 'directory');
  return [
    ...within(toolsDirectory, isLike),
    ...folders.flatMap(({ path }) => within(path, (other) => stem(other) === stem(name))),
    ...within('.agents', (other) => stem(other) === stem(name)),
  ];
}

/** What two names share that are nearly the same: no extension, no case, no `-` or `_`. */
function stem(name: string): string {
  return name
    .replace(/\.[a-z]+$/i, '')
    .toLowerCase()
    .replace(/[-_ ]/g, '');
}

function names(files: Files, directory: string): string[] {
  try {
    return files.list(directory).toSorted();
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}
