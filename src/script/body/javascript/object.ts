import { elementOf } from './access.ts';
import { type LibraryCall, passed, spendAll } from './record.ts';
import { wordOf } from './text.ts';
import {
  constant,
  type Given,
  listOf,
  madeFrom,
  mapOf,
  thing,
  unknown,
  type Value,
} from './value.ts';

export function listKeys(call: LibraryCall, first: Given | undefined): Value {
  const held = first?.value.thing;
  if (held?.kind !== 'map') return listValues(call, first);
  const words = Array.from(held.entries.keys(), (key) => wordOf(call.node, constant(key)));
  return listOf(words, held.open);
}

export function listValues(call: LibraryCall, first: Given | undefined): Value {
  if (!first) return unknown;
  const held = first.value.thing;
  if (held?.kind === 'list') return first.value;
  if (held?.kind === 'map') spendAll(call.code, call.given);
  else elementOf(call.code, first.value, call.node);
  return { ...listOf([], true), flows: madeFrom(first.value).flows };
}

export function assignAll(call: LibraryCall, first: Given | undefined): Value {
  const kinds = call.given.map(({ value }) => value.thing?.kind);
  if (!kinds.includes('whole'))
    return passed(
      call,
      first?.value.thing?.kind === 'map'
        ? mapOf(new Map(), true)
        : madeFrom(...call.given.map(({ value }) => value)),
    );
  const others = call.given.filter(({ value }) => value.thing?.kind !== 'whole');
  spendAll(call.code, others);
  const isCopy = others.every(
    ({ value }) => value.thing?.kind === 'map' && value.thing.entries.size === 0,
  );
  return thing({ kind: 'whole', sure: isCopy });
}

/** `new Map([[key, value]])`. */
export function mapped(call: LibraryCall, first: Given | undefined): Value {
  const held = first?.value.thing;
  const pairs =
    held?.kind === 'list' && !held.open ? held.items.map(({ value }) => value.thing) : [];
  const entries = pairs.flatMap((pair) => {
    const [key, value] = pair?.kind === 'list' ? pair.items : [];
    return key?.value.text !== undefined && value ? [[key.value.text, value] as const] : [];
  });
  const isClosed = first !== undefined && entries.length === pairs.length && pairs.length > 0;
  return isClosed ? mapOf(new Map(entries), false) : passed(call, mapOf(new Map(), true));
}
