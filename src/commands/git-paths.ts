import { posix } from 'node:path';
import { UserError } from '../core/exit.ts';
import { parsePaths } from './git-entries.ts';
import { askGit, type GitHost, runGit } from './run-git.ts';

/** Roots of all toolboxes of a repository, absolute: in folders that git does not ignore. */
export async function allRoots(host: GitHost, top: string): Promise<string[]> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const paths = parsePaths(await askGit(host, top, args));
  const inside = /^(.*?)\/?\.agents\/tools\/[^/]+$/s;
  const roots = new Set<string>();
  for (const path of paths) {
    const root = inside.exec(path)?.[1];
    if (root !== undefined) roots.add(posix.join(top, root));
  }
  return [...roots].filter((root) => host.files.facts(`${root}/.agents/tools`)).toSorted();
}

/**
 * Absolute paths of what differs from where this branch left `revision`: in the working tree, files
 * git does not know included, or, if `staged`, in the index.
 */
export async function changedSince(
  host: GitHost,
  top: string,
  revision: string,
  staged: boolean,
): Promise<Set<string>> {
  const against = ['--name-only', '-z', '--no-renames', '--merge-base'];
  const args = ['diff', ...against, ...(staged ? ['--cached'] : [])];
  const { code, out, err } = await runGit(host, top, [...args, '--end-of-options', revision, '--']);
  if (code !== 0) throw noRevision(revision, err);
  const others = ['ls-files', '--others', '--exclude-standard', '-z'];
  const unknown = staged ? Buffer.of() : await askGit(host, top, others);
  return new Set([...parsePaths(out), ...parsePaths(unknown)].map((path) => posix.join(top, path)));
}

function noRevision(revision: string, err: string): UserError {
  const [line = ''] = err.replace(/^(fatal|error): /, '').split('\n');
  return new UserError(
    `git does not take \`${revision}\` for a revision to compare with: ${line}`,
    'Name a commit, a branch or a tag that is here; fetch it first if it is not',
  );
}
