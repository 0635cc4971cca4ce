import type { Dialect } from './dialect.ts';

/** Node from version 18 on, in a script that can be either kind of module. */
export const node: Dialect = {
  marker: '//',
  variable: (name) =>
    name.replace(/(?<=[a-z0-9])_+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  reserved: new Set([
    ...'arguments await break case catch class const continue debugger default delete do'.split(
      ' ',
    ),
    ...'else enum eval export extends false finally for function if implements import in'.split(
      ' ',
    ),
    ...'instanceof interface let new null package private protected public return static'.split(
      ' ',
    ),
    ...'super switch this throw true try typeof undefined var void while with yield'.split(' '),
    // What the template uses itself.
    ...'Array JSON Map Number Object String asText chunk command console error expected'.split(' '),
    ...'fail fits given input main message name process signal spawnSync status text typed'.split(
      ' ',
    ),
    ...'value'.split(' '),
  ]),
  text(argument) {
    const [only, ...more] = argument;
    if (typeof only === 'object' && more.length === 0) return expression(only);
    if (argument.every((piece) => typeof piece === 'string'))
      return singleQuoted(argument.join(''));
    const inner = argument.map((piece) =>
      typeof piece === 'string' ? escapedFor('`', piece) : `\${${expression(piece)}}`,
    );
    return `\`${inner.join('')}\``;
  },
  accepts: {
    string: "(value) => typeof value === 'string'",
    integer: 'Number.isSafeInteger',
    number: 'Number.isFinite',
    boolean: "(value) => typeof value === 'boolean'",
    array: 'Array.isArray',
    object: "(value) => typeof value === 'object' && value !== null && !Array.isArray(value)",
  },
  given: (params) =>
    params
      .map(({ variable, type }) => (type === 'boolean' ? variable : `${variable} !== undefined`))
      .join(' && '),
};

function expression({ type, variable }: { type: string; variable: string }): string {
  return type === 'string' ? variable : `asText(${variable})`;
}

function singleQuoted(text: string): string {
  return `'${escapedFor("'", text)}'`;
}

/** As JSON escapes it, but for the quotes. */
function escapedFor(quote: "'" | '`', text: string): string {
  const json = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(quote, `\\${quote}`);
  return quote === '`' ? json.replaceAll('${', '\\${') : json;
}
