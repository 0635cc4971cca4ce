import type { Dialect } from './dialect.ts';
import type { TemplateParam } from './template-param.ts';

/** bash from version 3.2 on. */
export const bash: Dialect = {
  marker: '#',
  // In capitals they could be variables of the shell or of the programs it starts.
  variable: (name) => name.toLowerCase(),
  reserved: new Set(
    '_ command complete name value http_proxy https_proxy ftp_proxy all_proxy no_proxy'.split(' '),
  ),
  text(argument) {
    if (argument.every((piece) => typeof piece === 'string')) return quoted(argument.join(''));
    if (argument.some((piece) => typeof piece === 'string' && control.test(piece))) {
      return argument
        .map((piece) => (typeof piece === 'string' ? quoted(piece) : `"$${piece.variable}"`))
        .join('');
    }
    return `"${argument.map((piece, index) => insideQuotes(piece, argument[index + 1])).join('')}"`;
  },
  accepts: {
    string: '=~ .*',
    integer: '=~ ^-?[0-9]+$',
    number: '=~ ^-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?$',
    boolean: '=~ ^(true|false)$',
    array: '== \\[*\\]',
    object: '== \\{*\\}',
  },
  given: (params) =>
    params
      .map(({ variable, type }) =>
        type === 'boolean' ? `[ "$${variable}" = true ]` : `[ -n "$${variable}" ]`,
      )
      .join(' && '),
};

const control = /[\0-\x1f\x7f]/;

function quoted(text: string): string {
  if (/^[\w./:@%+,=-]+$/.test(text)) return text;
  if (!control.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  return `$'${text.replace(/[\0-\x1f\x7f'\\]/g, escaped)}'`;
}

function escaped(character: string): string {
  if (character === "'" || character === '\\') return `\\${character}`;
  return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
}

/** Braces only where what follows would be read as part of the name. */
function insideQuotes(
  piece: string | TemplateParam,
  next: string | TemplateParam | undefined,
): string {
  if (typeof piece === 'string') return piece.replace(/[\\"$`]/g, '\\$&');
  const open = typeof next === 'string' && /^[\w[]/.test(next);
  return open ? `\${${piece.variable}}` : `$${piece.variable}`;
}
