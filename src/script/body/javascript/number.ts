import { treated } from '../flow.ts';
import { numberCheck } from './condition.ts';
import { negated } from './decide.ts';
import { answer } from './narrow.ts';
import { inner, type Node } from './node.ts';
import { type LibraryCall, spendAll } from './record.ts';
import { constant, flowing, type Given, madeFrom, unknown, type Value } from './value.ts';

export function toNumber(call: LibraryCall): Value {
  spendAll(call.code, call.given);
  const [first] = call.given;
  if (first?.value.text !== undefined && /^\d+$/.test(first.value.text))
    return constant(first.value.text);
  return flowing(treated(madeFrom(...call.given.map(({ value }) => value)).flows, 'number'));
}

/** `Number.isInteger(Number(x))` says something of `x`. */
export function asNumber({ code }: LibraryCall, first: Given | undefined): Value {
  if (!first) return unknown;
  const node = inner(first.node);
  const conversion = numeral(node);
  if (conversion) return answer(numberCheck(code, conversion, code.evaluate(conversion)));
  return answer(numberCheck(code, node, first.value));
}

function numeral(node: Node): Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const isNumber = node.callee.type === 'Identifier' && node.callee.name === 'Number';
  const [argument] = node.arguments;
  return isNumber && argument?.type === 'Identifier' ? argument : undefined;
}

export function negate(value: Value): Value {
  return value.thing?.kind === 'truth' ? answer(negated(value.thing.outcome)) : unknown;
}
