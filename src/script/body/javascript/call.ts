import { givenTo, spreadOut } from './collection.ts';
import type { JavaScript } from './javascript.ts';
import { callLibrary } from './library.ts';
import { callMethod } from './method.ts';
import { inner, type Node } from './node.ts';
import { recordCall, spendAll } from './record.ts';
import { spend } from './spend.ts';
import { piecesOf } from './template.ts';
import { concat, wordOf } from './text.ts';
import { type Given, madeFrom, unknown, type Value } from './value.ts';

/** `callee(…)` and `new callee(…)`. */
export function evaluateCall(
  code: JavaScript,
  node: Extract<Node, { type: 'CallExpression' | 'NewExpression' }>,
): Value {
  const callee = node.callee.type === 'Super' ? unknown : code.evaluate(node.callee);
  const given = givenTo(code, node.arguments);
  return callValue(code, callee, given, node, inner(node.callee as Node));
}

/** Calls whatever it is; `callee` is where it stands. */
export function callValue(
  code: JavaScript,
  called: Value,
  given: readonly Given[],
  node: Node,
  callee: Node,
): Value {
  const { thing } = called;
  code.steps--;
  switch (thing?.kind) {
    case 'function':
    case 'class': {
      const { items } = spreadOut(code, given);
      return code.invoke(
        called,
        items.map(({ value }) => value),
        node,
      );
    }
    case 'resolver':
      thing.values.push(...given.slice(0, 1).map(({ value }) => value));
      return unknown;
    case 'method':
      return callMethod({ code, name: thing.name, of: thing.of, given, node, callee });
    case 'library':
      return callLibrary({ code, name: thing.name, given, node, callee });
    case 'whole':
    case 'stdin':
    case 'raw':
      return called;
    default:
      recordCall({ code, name: undefined, given, node, callee });
      spendAll(code, given);
      return unknown;
  }
}

/** A template literal that a function takes apart. */
export function evaluateTemplateCall(
  code: JavaScript,
  node: Extract<Node, { type: 'TaggedTemplateExpression' }>,
): Value {
  const tag = code.evaluate(node.tag);
  const pieces = piecesOf(code, node.quasi);
  const value = concat(code, pieces);
  if (tag.thing?.kind === 'library' && tag.thing.name === 'String.raw') return value;
  for (const piece of pieces) spend(code, piece.value, piece.node);
  const given = [{ ...wordOf(node.quasi, value), node: node.quasi, isSpread: false }];
  const name = tag.thing?.kind === 'library' ? tag.thing.name : undefined;
  if (tag.thing?.kind === 'function')
    code.invoke(tag, [unknown, ...pieces.map((piece) => piece.value)], node);
  else recordCall({ code, name, given, node, callee: node.tag });
  return madeFrom(value);
}
