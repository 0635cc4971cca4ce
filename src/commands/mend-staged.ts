import { posix } from 'node:path';
import type { Fix } from '../core/finding.ts';
import type { Files, Host } from '../core/host.ts';
import { visible } from '../core/visible.ts';
import { type Mended, mend } from './fix.ts';
import { judgeBy, type Surroundings } from './judge.ts';
import { askGit, topOf } from './run-git.ts';
import type { Scope } from './scope.ts';
import type { Target } from './targets.ts';

/** The rule whose fix is in git's index alone. */
const bitRule = 'git-executable';

/**
 * Mends what is staged, in the working tree and in the index. A file whose two versions differ is
 * left alone, in both, and told on stderr: what is to become of the edits in between is not ours to say.
 */
export async function mendStaged(
  host: Host,
  { files, targets }: Scope,
  surroundings: Surroundings,
  safety: Fix['safety'],
): Promise<Mended> {
  const judge = judgeBy(surroundings);
  const looked = targets.map(async (target) => {
    const { diagnostics: found } = await judge(files, target);
    const diagnostics = found.filter(
      ({ rule, fix }) =>
        rule === bitRule || (fix && (safety === 'unsafe' || fix.safety === 'safe')),
    );
    const [agreed, differing] = parted(host.files, files, target, diagnostics);
    return { target, differing, limited: { ...target, files: agreed }, diagnostics };
  });
  const work = await Promise.all(looked);
  for (const { target, differing } of work) {
    for (const path of differing) host.stderr.write(notMended(target.prefix + path));
  }
  const limited = work.map((task) => task.limited);
  const mended = await mend(host, limited, judgeBy(onDisk(surroundings)), safety);
  const bits = work.flatMap(({ target, limited, diagnostics }) =>
    diagnostics
      .filter(({ rule, file }) => rule === bitRule && limited.files.has(file))
      .map(({ file }) => ({ target, file })),
  );
  await stage(host, limited, mended, bits);
  return {
    ...mended,
    files: [
      ...mended.files,
      ...bits.map(({ target, file }) => ({
        file: target.prefix + file,
        name: undefined,
        rules: [bitRule],
      })),
    ],
    complete: mended.complete && work.every(({ differing }) => differing.length === 0),
  };
}

/** The files the diagnostics are about: those alike on the disk and in the index, and the others. */
function parted(
  disk: Files,
  index: Files,
  { toolbox }: Target,
  diagnostics: readonly { readonly file: string }[],
): [agreed: Set<string>, differing: string[]] {
  const paths = [...new Set(diagnostics.map(({ file }) => file))];
  const alike = (path: string): boolean => {
    const file = `${toolbox}/${path}`;
    return (
      disk.facts(file)?.kind === 'file' && contentOf(disk, file).equals(contentOf(index, file))
    );
  };
  return [new Set(paths.filter(alike)), paths.filter((path) => !alike(path))];
}

function contentOf(files: Files, path: string): Buffer {
  return Buffer.from(files.read(path, 0, files.facts(path)?.size ?? 0));
}

function notMended(file: string): string {
  return `agent-tools: ${visible(file)} is not mended: it has edits that are not staged; stage or stash them first\n`;
}

/** The same, but for what git records: on the disk there is nothing to mend about it. */
function onDisk(surroundings: Surroundings): Surroundings {
  const without = { indexMode: () => undefined };
  return new Map(Array.from(surroundings, ([root, known]) => [root, { ...known, ...without }]));
}

async function stage(
  host: Host,
  targets: readonly Target[],
  mended: Mended,
  bits: readonly { readonly target: Target; readonly file: string }[],
): Promise<void> {
  const [first] = targets;
  if (!first) return;
  const top = topOf(host, first.toolbox, '--staged');
  const inTop = ({ toolbox }: Target, file: string): string =>
    posix.relative(top, posix.join(toolbox, file));
  const changed = mended.files.flatMap(({ file, name }) => {
    const target = targets.find(({ prefix, files }) => files?.has(file.slice(prefix.length)));
    if (!target) return [];
    const own = file.slice(target.prefix.length);
    const renamed = name === undefined ? [] : [posix.join(posix.dirname(own), name)];
    return [own, ...renamed].map((path) => inTop(target, path));
  });
  if (changed.length > 0) await askGit(host, top, ['add', '--all', '--', ...changed]);
  const paths = bits.map(({ target, file }) => inTop(target, file));
  if (paths.length > 0) await askGit(host, top, ['update-index', '--chmod=+x', '--', ...paths]);
}
