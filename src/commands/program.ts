import type { Files, Host } from '../core/host.ts';

/** What a program had to say. */
export interface Answer {
  /** Undefined if it did not end by itself. */
  readonly code: number | undefined;
  readonly out: string;
  readonly err: string;
}

/** Where the PATH leads for `name`: an absolute path, links not resolved; undefined if nowhere. */
export function onPath(files: Files, name: string, path: string | undefined): string | undefined {
  return (path ?? '')
    .split(':')
    .filter((place) => place.startsWith('/'))
    .map((place) => `${place.replace(/\/+$/, '')}/${name}`)
    .find((file) => isProgram(files, file));
}

/** Whether `file` is a file with an execute bit. */
export function isProgram(files: Files, file: string): boolean {
  const facts = files.facts(file);
  if (facts?.kind !== 'file') return false;
  return facts.mode === undefined || (facts.mode & 0o111) !== 0;
}

const limits = { timeoutMs: 10_000, outputBytes: 4 * 1024 * 1024 };

/**
 * Asks a program that belongs to the machine, in English; it must not be one of the repository's.
 * What would make it load code of the session's (`BASH_ENV`, `NODE_OPTIONS`…) is left out. Undefined
 * if it cannot be started.
 */
export async function ask(
  { processes, env }: Pick<Host, 'processes' | 'env'>,
  program: string,
  args: readonly string[],
  { cwd, stdin = '' }: { readonly cwd: string; readonly stdin?: string },
): Promise<Answer | undefined> {
  const invocation = { program, args, cwd, env: quiet(env), added: [], stdin };
  const { ending, stdout, stderr } = await processes.run(invocation, limits);
  if (ending.kind === 'not-started') return undefined;
  return {
    code: ending.kind === 'exited' ? ending.code : undefined,
    out: Buffer.from(stdout.head).toString(),
    err: Buffer.from(stderr.head).toString(),
  };
}

const loading =
  /^(BASH_ENV|ENV|NODE_OPTIONS|PYTHON\w+|GIT_\w+|OCTOMIND_(PARAM_.*|TOOL_NAME|WORKDIR))$/;

function quiet(env: Host['env']): Record<string, string> {
  const kept = Object.entries(env).flatMap(([name, value]): [string, string][] =>
    value === undefined || loading.test(name) ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(kept), LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
}
