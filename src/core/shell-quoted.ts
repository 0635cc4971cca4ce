import { visible } from './visible.ts';

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
  const code = character.charCodeAt(0);
  // A byte of a path that is no UTF-8 is a lone surrogate.
  const lone = character.length === 1 && code >= 0xdc80 && code <= 0xdcff;
  const bytes = lone ? [code - 0xdc00] : [...Buffer.from(character)];
  return bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
