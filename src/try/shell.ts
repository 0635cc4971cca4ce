import type { Invocation } from '../core/invocation.ts';
import { shellQuoted } from '../core/shell-quoted.ts';

/** How the environment of a shell becomes that of a call: by losing these names, or all of them. */
export type Lost = readonly string[] | 'all';

/** One line that makes the same call from bash or zsh. */
export function shellLine({ program, cwd, env, added, stdin }: Invocation, lost: Lost): string {
  const unset = lost === 'all' ? ['-i'] : lost.map((name) => `-u ${shellQuoted(name)}`);
  const variables = lost === 'all' ? Object.entries(env) : added;
  const set = variables.map(([name, value]) => shellQuoted(`${name}=${value}`));
  const call = ['env', ...unset, ...set, shellQuoted(program)].join(' ');
  return `(cd ${shellQuoted(cwd)} && printf %s ${shellQuoted(stdin)} | ${call})`;
}
