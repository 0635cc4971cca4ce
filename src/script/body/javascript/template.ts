import type { JavaScript } from './javascript.ts';
import { type Node, spanOf } from './node.ts';
import { spend } from './spend.ts';
import type { Piece } from './text.ts';
import { constant, type Value } from './value.ts';

/** The pieces of a template literal, in their order. */
export function piecesOf(
  code: JavaScript,
  { quasis, expressions }: Extract<Node, { type: 'TemplateLiteral' }>,
): readonly Piece[] {
  return quasis.flatMap((quasi, at): readonly Piece[] => {
    const text = quasi.value.cooked ?? quasi.value.raw;
    const fixed = { node: quasi, value: constant(text, spanOf(quasi)) };
    const expression = expressions[at];
    const pieces = text === '' && quasis.length > 1 ? [] : [fixed];
    if (!expression) return pieces;
    return [...pieces, { node: expression, value: written(code, expression) }];
  });
}

/** A value that becomes a part of a text. */
export function written(code: JavaScript, node: Node): Value {
  const value = code.evaluate(node);
  if (value.thing?.kind !== 'raw') spend(code, value, node);
  return value;
}
