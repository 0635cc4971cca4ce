import { inexact } from '../flow.ts';
import { elementOf } from './access.ts';
import { spreadOut } from './collection.ts';
import { isOneOf } from './condition.ts';
import { answer } from './narrow.ts';
import { spanOf } from './node.ts';
import { type MethodCall, mayCall, spendAll, told } from './record.ts';
import { change } from './scope.ts';
import { concat, textsOf } from './text.ts';
import { constant, itemLimit, listOf, madeFrom, unknown, type Value } from './value.ts';

export function callList(call: MethodCall, list: Extract<Value['thing'], { kind: 'list' }>): Value {
  const { code, name, of, given, node } = call;
  const [first] = given;
  switch (name) {
    case 'includes':
    case 'has':
    case 'indexOf': {
      const texts = textsOf(of);
      return first && texts
        ? answer(isOneOf(code, first.node, first.value, texts))
        : told(call, unknown);
    }
    case 'push':
    case 'unshift':
    case 'add':
      return added(call, list);
    case 'concat': {
      const lists = given.map((one) => ({ ...one, isSpread: one.value.thing?.kind === 'list' }));
      const { items, open } = spreadOut(code, lists);
      return listOf([...list.items, ...items], list.open || open);
    }
    case 'join':
      return joined(call, list);
    case 'slice':
    case 'filter':
    case 'flat':
    case 'sort':
    case 'toSorted':
    case 'reverse':
    case 'toReversed':
    case 'values':
    case 'keys': {
      each(call);
      return name === 'slice' && given.length === 0 ? of : listOf(list.items, true);
    }
    case 'map':
    case 'flatMap': {
      const result = each(call);
      return { ...listOf([], true), flows: inexact(result.flows) };
    }
    case 'some':
    case 'every':
    case 'find':
    case 'forEach': {
      each(call);
      return name === 'find' ? elementOf(code, of, node) : unknown;
    }
    case 'pop':
    case 'shift':
    case 'at':
      return elementOf(code, of, node);
  }
  each(call);
  return madeFrom(of);
}

/** `list.push(…)`, where a variable holds the list. */
function added(
  { code, name, given, callee }: MethodCall,
  list: Extract<Value['thing'], { kind: 'list' }>,
): Value {
  const { items, open } = spreadOut(code, given);
  const all = name === 'unshift' ? [...items, ...list.items] : [...list.items, ...items];
  const target = callee.type === 'MemberExpression' ? callee.object : undefined;
  const isFull = list.open && list.items.length >= itemLimit;
  if (target?.type === 'Identifier' && !isFull)
    change(code, target.name, listOf(all, list.open || open));
  else spendAll(code, given);
  return unknown;
}

/** Walks a callback with what the list holds. */
function each({ code, of, given, node }: MethodCall): Value {
  const [first, ...rest] = given;
  spendAll(code, rest);
  if (!first) return unknown;
  const { thing: held } = first.value;
  if (held?.kind === 'function')
    return mayCall(code, first.value, [elementOf(code, of, node)], node);
  if (held?.kind === 'library')
    return code.call(first.value, [{ ...first, value: elementOf(code, of, node) }], node);
  spendAll(code, [first]);
  return unknown;
}

function joined(
  { code, of, given, node }: MethodCall,
  list: Extract<Value['thing'], { kind: 'list' }>,
): Value {
  const separator = given[0]?.value ?? constant(',');
  if (list.open || list.items.length > 64) {
    const raw = list.items.find(({ value }) => value.thing?.kind === 'raw')?.value.thing;
    return { ...madeFrom(of), thing: raw };
  }
  const pieces = list.items.flatMap(({ value, argument }, at) => {
    const item = { node: argument.span, value };
    return at === 0 ? [item] : [{ node: given[0]?.node ?? spanOf(node), value: separator }, item];
  });
  return concat(code, pieces);
}
