import type { Host } from '../core/host.ts';
import { ask, onPath } from './program.ts';

/** Git in one directory. Runs no hook and no monitor that the repository configures. */
export interface Git {
  /** What `git <args>` prints; undefined if it fails. */
  print(args: readonly string[], stdin?: string): Promise<string | undefined>;
}

/** Git in `root`, or a clause that says why there is none. */
export async function openGit(
  host: Pick<Host, 'processes' | 'env' | 'files'>,
  root: string,
): Promise<Git | string> {
  const program = onPath(host.files, 'git', host.env.PATH);
  if (program === undefined) return 'git is not on the PATH here';
  const run = (args: readonly string[], stdin?: string) =>
    ask(host, program, ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', ...args], {
      cwd: root,
      ...(stdin === undefined ? {} : { stdin }),
    });
  const answer = await run(['rev-parse', '--is-inside-work-tree']);
  if (!answer) return 'git cannot be started here';
  if (answer.code !== 0) {
    const [line = ''] = answer.err.replace(/^fatal: /, '').split('\n');
    return /not a git repository/.test(line) ? 'this is no git repository' : `git says: ${line}`;
  }
  if (answer.out.trim() !== 'true') return 'this is no working tree of a git repository';
  return {
    async print(args, stdin) {
      const { code, out } = (await run(args, stdin)) ?? {};
      return code === 0 ? out : undefined;
    },
  };
}

/** A line of git's index. */
export interface IndexEntry {
  /** Relative to the directory git was opened in. */
  readonly path: string;
  /** 0o100644, 0o100755, 0o120000 (a link) or 0o160000 (a submodule). */
  readonly mode: number;
  /** Of the content. */
  readonly object: string;
  /** Whether a sparse checkout leaves it out here. */
  readonly sparse: boolean;
}

/** What the index records at and below `paths`, relative to where git was opened. */
export async function indexEntries(git: Git, paths: readonly string[]): Promise<IndexEntry[]> {
  const out = await git.print(['ls-files', '--stage', '-t', '-z', '--', ...paths]);
  return (out ?? '').split('\0').flatMap((line) => {
    const [, tag, mode = '', object = '', path = ''] =
      /^(\S) (\d+) (\S+) \d\t(.*)$/s.exec(line) ?? [];
    if (tag === undefined) return [];
    return [{ path, mode: Number.parseInt(mode, 8), object, sparse: tag === 'S' }];
  });
}
