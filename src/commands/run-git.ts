import { UserError } from '../core/exit.ts';
import type { Host } from '../core/host.ts';
import { repositoryTop } from './repository-top.ts';

/** What git is run with. */
export type GitHost = Pick<Host, 'cwd' | 'env' | 'files' | 'processes'>;

/** What git has printed, and, where it failed, why. */
export interface GitAnswer {
  /** Undefined if git cannot be started, or was ended. */
  readonly code: number | undefined;
  readonly out: Buffer;
  readonly err: string;
}

/** As much as a large repository's index and its tools take, in bytes; and a time, should git hang. */
const limits = { timeoutMs: 60_000, outputBytes: 512 * 1024 * 1024 };

/** So that reading runs nothing that the repository configures, and fetches nothing. */
const reading = ['-c', 'core.fsmonitor=false', '--literal-pathspecs'];

/**
 * Runs git in the repository whose top is `top`. Of the caller's git variables (a hook's
 * GIT_INDEX_FILE, say) those that name a repository count only if this is the caller's own.
 */
export async function runGit(
  { cwd, env, files, processes }: GitHost,
  top: string,
  args: readonly string[],
  stdin = '',
): Promise<GitAnswer> {
  const program = gitOnPath(files, env.PATH);
  const own = repositoryTop(files, files.realPath(cwd) ?? cwd) === top;
  const kept = Object.entries(env).flatMap(([name, value]): [string, string][] =>
    value === undefined || (!own && /^GIT_/.test(name)) ? [] : [[name, value]],
  );
  const quiet = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' };
  const { ending, stdout, stderr } = await processes.run(
    {
      program,
      args: [...reading, ...args],
      cwd: top,
      env: { ...Object.fromEntries(kept), ...quiet },
      added: [],
      stdin,
    },
    limits,
  );
  return {
    code: ending.kind === 'exited' ? ending.code : undefined,
    out: Buffer.from(stdout.head),
    err: Buffer.from(stderr.head).toString(),
  };
}

/** Only from absolute places: an entry `.` of the PATH would start what lies in the repository. */
function gitOnPath(files: Host['files'], path = ''): string {
  const places = path.split(':').filter((place) => place.startsWith('/'));
  return places.map((place) => `${place}/git`).find((file) => files.facts(file)) ?? 'git';
}

/** What git prints. Throws a {@link UserError} with its own words where it fails. */
export async function askGit(...about: Parameters<typeof runGit>): Promise<Buffer> {
  const { code, out, err } = await runGit(...about);
  if (code === 0) return out;
  if (code === undefined) throw new UserError('git cannot be started', 'Install git');
  const [line = ''] = err.replace(/^(fatal|error): /, '').split('\n');
  throw new UserError(`git says: ${line || `exit status ${code}`}`, 'Mend that and run it again');
}

/** The top of the repository around `root`. Throws a {@link UserError} if there is none. */
export function topOf({ files }: Pick<Host, 'files'>, root: string, flag: string): string {
  const top = repositoryTop(files, root);
  if (top !== undefined) return top;
  throw new UserError(
    `\`${flag}\` asks git, and ${root} is in no git repository`,
    `Leave \`${flag}\` out, or run it inside a repository`,
  );
}
