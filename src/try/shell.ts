import type { Invocation } from '../core/invocation.ts';
import { visible } from '../core/visible.ts';

/** One line that makes the same call from bash or zsh; `left` names what the environment must lose. */
export function shellLine(
  { program, cwd, added, stdin }: Invocation,
  left: readonly string[],
): string {
  const unset = left.map((name) => `-u ${shellQuoted(name)}`);
  const set = added.map(([name, value]) => shellQuoted(`${name}=${value}`));
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
