import { inexact } from '../flow.ts';
import { argumentOf } from './argument.ts';
import { textOf } from './python.ts';
import { type MethodCall, passed, positional, spendAll } from './record.ts';
import { dictOf, listOf, madeFrom, mergeValues, type Thing, unknown, type Value } from './value.ts';
import { change } from './variable.ts';

type Collection = Extract<Thing, { kind: 'list' | 'dict' }>;
type List = Extract<Thing, { kind: 'list' }>;

/** A method of a list or dict whose elements are known. */
export function callOfCollection(call: MethodCall, held: Collection): Value {
  if (call.name === 'copy') return call.of;
  const value = held.kind === 'list' ? callOfList(call, held) : callOfDict(call, held);
  if (value) return value;
  spendAll(call.python, call.given);
  const flows = inexact(call.of.flows);
  return { ...listOf([], true), flows };
}

function callOfList(call: MethodCall, held: List): Value | undefined {
  const { name, given } = call;
  const first = positional(given, 0);
  if (name === 'append' && first) {
    const item = { value: first.value, argument: argumentOf(first.node, first.value) };
    return changed(call, joinLists(held, { kind: 'list', items: [item], open: false }));
  }
  if (name === 'extend' && first?.value.thing?.kind === 'list') {
    return changed(call, joinLists(held, first.value.thing));
  }
  const isChange = /^(insert|extend|remove|pop|clear|sort|reverse|add|update)$/.test(name);
  return isChange ? passed(call, changed(call, opened(held))) : undefined;
}

function callOfDict(call: MethodCall, held: Extract<Thing, { kind: 'dict' }>): Value | undefined {
  const { name, given, of } = call;
  const first = positional(given, 0)?.value;
  if (name === 'get' && first) {
    const fallback = positional(given, 1)?.value ?? unknown;
    const entry = first.text === undefined ? madeFrom(of) : held.entries.get(first.text);
    return mergeValues(entry ?? fallback, fallback) ?? unknown;
  }
  return name === 'update' ? passed(call, changed(call, opened(held))) : undefined;
}

/** The same, with more in it, or less. */
function opened(held: Collection): Value {
  return held.kind === 'list' ? listOf(held.items, true) : dictOf(held.entries, true);
}

/** One list behind another. */
export function joinLists(a: List, b: List): Value {
  return listOf([...a.items, ...b.items], a.open || b.open);
}

function changed({ python, callee }: MethodCall, value: Value): Value {
  const [object] = callee.children;
  if (object?.name === 'VariableName') change(python, textOf(python, object), value);
  return unknown;
}
