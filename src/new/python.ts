import type { Dialect } from './dialect.ts';

/** Python from version 3.8 on. */
export const python: Dialect = {
  marker: '#',
  variable: (name) => name,
  reserved: new Set([
    ...'False None True and as assert async await break class continue def del elif else'.split(
      ' ',
    ),
    ...'except finally for from global if import in is lambda nonlocal not or pass raise'.split(
      ' ',
    ),
    ...'return try while with yield'.split(' '),
    // What the template uses itself.
    ...'as_text command dict error expected fail given isinstance json list message name'.split(
      ' ',
    ),
    ...'OSError ValueError bool float int os print result str subprocess sys text type'.split(' '),
    ...'typed types value'.split(' '),
  ]),
  text: (argument) =>
    argument
      .map((piece) => {
        if (typeof piece === 'string') return JSON.stringify(piece);
        return piece.type === 'string' ? piece.variable : `as_text(${piece.variable})`;
      })
      .join(' + '),
  accepts: {
    string: 'str',
    integer: 'int',
    number: 'int, float',
    boolean: 'bool',
    array: 'list',
    object: 'dict',
  },
  given: (params) =>
    params
      .map(({ variable, type }) => (type === 'boolean' ? variable : `${variable} is not None`))
      .join(' and '),
};
