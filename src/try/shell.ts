import type { Invocation } from '../core/invocation.ts';
import { visible } from '../core/visible.ts';

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

/**
 * `text` as one word of a shell. What must not reach a terminal as it is stands in `$'…'`, byte by
 * byte, which bash, zsh and ksh know.
 */
export function shellQuoted(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  if (visible(text) === text) return `'${text.replaceAll("'", "'\\''")}'`;
  const inside = Array.from(text, (character) =>
    visible(character) === character ? character.replace(/['\\]/, '\\$&') : escaped(character),
  );
  return `$'${inside.join('')}'`;
}

function escaped(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\t') return '\\t';
  const bytes = [...Buffer.from(character)];
  return bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
