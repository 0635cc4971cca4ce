import { repositoryTop } from './repository-top.ts';
import { type GitHost, runGit } from './run-git.ts';

/** Puts a file into git's index as executable. Gives what git has against it, or undefined. */
export async function gitAdd(
  host: GitHost,
  root: string,
  file: string,
): Promise<string | undefined> {
  const real = host.files.realPath(root) ?? root;
  const top = repositoryTop(host.files, real) ?? real;
  const { code, err } = await runGit(host, top, ['add', '--chmod=+x', '--', `${real}/${file}`]);
  if (code === 0) return undefined;
  if (code === undefined) return 'git cannot be started';
  const [line = ''] = err.trim().split('\n');
  return line === '' ? `git add ended with exit status ${code}` : line;
}
