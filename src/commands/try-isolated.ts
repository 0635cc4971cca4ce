import { relative } from 'node:path';
import { UserError } from '../core/exit.ts';
import { FileError, type Host } from '../core/host.ts';
import type { ShownChange } from '../report/rehearsal.ts';

/** A throw-away copy of the working tree around a directory. */
export interface Isolation {
  /** Absolute: where the directory is in the copy. */
  readonly workdir: string;
  /** What has been done to the copy. */
  changes(): Promise<readonly ShownChange[]>;
  remove(): void;
  /** Absolute: the copy as a whole. */
  readonly copy: string;
}

/** What a copy does not promise. */
export const isolationLimits =
  'it runs in a throw-away copy of the working tree, without `.git` and ignored files; the network and paths outside of the copy are not held back';

/**
 * Copies the working tree that `root` is in: what git tracks and what it does not ignore, or all of
 * `root` where there is no repository.
 */
export async function isolate(host: Host, root: string): Promise<Isolation> {
  const workdir = host.files.realPath(root) ?? root;
  const top = (await git(host, workdir, 'rev-parse', '--show-toplevel'))?.trimEnd() ?? workdir;
  const listed = await git(host, top, 'ls-files', '-z', '-co', '--exclude-standard');
  const paths = [
    ...new Set(listed?.split('\0').filter((path) => path !== '') ?? host.trees.filesIn(top)),
  ];
  const copy = host.trees.makeTemporary();
  const remove = (): void => host.trees.remove(copy);
  try {
    host.trees.copy(top, copy, paths);
  } catch (error) {
    remove();
    if (!(error instanceof FileError)) throw error;
    throw new UserError(`the working tree cannot be copied (${error.message})`);
  }
  const inside = relative(top, workdir);
  const changes = async (): Promise<readonly ShownChange[]> => {
    const { diffOf } = await import('../try/changes.ts');
    return host.trees
      .changes(top, copy, paths)
      .map((change) => ({ kind: change.kind, file: change.path, diff: diffOf(change) }));
  };
  return { workdir: inside === '' ? copy : `${copy}/${inside}`, copy, changes, remove };
}

/** What git prints; undefined if it fails, as it does outside of a repository. */
async function git(
  { processes, env }: Host,
  cwd: string,
  ...args: readonly string[]
): Promise<string | undefined> {
  const given = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const { ending, stdout } = await processes.run(
    {
      program: '/usr/bin/env',
      args: ['git', ...args],
      cwd,
      env: Object.fromEntries(given),
      added: [],
      stdin: '',
    },
    { timeoutMs: 60_000, outputBytes: 256 * 1024 * 1024 },
  );
  const fine = ending.kind === 'exited' && ending.code === 0;
  return fine ? Buffer.from(stdout.head).toString() : undefined;
}
