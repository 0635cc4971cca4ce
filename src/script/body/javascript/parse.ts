import { type LibraryCall, passed, spendAll } from './record.ts';
import { type Given, madeFrom, thing, unknown, type Value } from './value.ts';

export function parsed(call: LibraryCall, first: Given | undefined): Value {
  if (!isRaw(first)) return passed(call, madeFrom(first?.value ?? unknown));
  if (call.given.length > 1) spendAll(call.code, call.given.slice(1));
  call.code.known.set('stdin', true);
  return thing({ kind: 'whole', sure: true });
}

export function wholeOf(call: LibraryCall, first: Given | undefined): Value {
  if (first?.value.thing?.kind !== 'stdin') return passed(call, unknown);
  call.code.known.set('stdin', true);
  return thing({ kind: 'whole', sure: true });
}

export function rawOf(call: LibraryCall, first: Given | undefined): Value {
  if (first?.value.thing?.kind !== 'stdin') return passed(call, unknown);
  call.code.known.set('stdin', true);
  return thing({ kind: 'raw' });
}

export function rawOr(call: LibraryCall, first: Given | undefined): Value {
  return isRaw(first) ? thing({ kind: 'raw' }) : passed(call, madeFrom(first?.value ?? unknown));
}

export function isRaw(first: Given | undefined): boolean {
  const held = first?.value.thing;
  return (
    held?.kind === 'raw' ||
    (held?.kind === 'list' && held.items.some(({ value }) => value.thing?.kind === 'raw'))
  );
}

/** Lines of stdin; a question on the way waits for a person. */
export function openInterface(call: LibraryCall, first: Given | undefined): Value {
  const held = first?.value.thing;
  const input = held?.kind === 'map' ? held.entries.get('input')?.value : first?.value;
  if (input?.thing?.kind === 'stdin') return input;
  return passed(call, unknown);
}
