import type { Files } from '../core/host.ts';

/**
 * The directory at or above `path`, an absolute one, that holds `.git`: a directory or, in worktrees
 * and submodules, a file. Undefined outside of a repository.
 */
export function repositoryTop(files: Files, path: string): string | undefined {
  for (let at = path === '/' ? '' : path; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const kind = files.facts(`${at}/.git`)?.kind;
    if (kind === 'directory' || kind === 'file') return at || '/';
    if (!at.includes('/')) return undefined;
  }
}
