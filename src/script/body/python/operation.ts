import { joinLists } from './collection.ts';
import type { Python } from './python.ts';
import { spend } from './spend.ts';
import { concat, fill, type Piece } from './text.ts';
import { madeFrom, thing, unknown, type Value } from './value.ts';

/** `left + right` and the like. */
export function combine(python: Python, operator: string, left: Piece, right: Piece): Value {
  const [a, b] = [left.value, right.value];
  const special = Object.hasOwn(operations, operator) ? operations[operator] : undefined;
  const value = special?.(python, left, right);
  if (value) return value;
  for (const { node, value } of [left, right]) spend(python, value, node);
  if (operator === '+') return a.thing || b.thing ? madeFrom(a, b) : concat(python, [left, right]);
  if (operator !== '/') return unknown;
  return { ...madeFrom(a, b), thing: { kind: 'made', name: 'pathlib.Path', from: [] } };
}

type Operation = (python: Python, left: Piece, right: Piece) => Value | undefined;

const operations: Readonly<Record<string, Operation>> = {
  '+': (_python, { value: a }, { value: b }) =>
    a.thing?.kind === 'list' && b.thing?.kind === 'list' ? joinLists(a.thing, b.thing) : undefined,
  '%': (python, left, { node, value: b }) => {
    if (left.value.text === undefined && !left.value.parts) return;
    const items = b.thing?.kind === 'list' ? b.thing.items.map(({ value }) => value) : [b];
    const values = items.map((value) => ({ node, value }));
    return fill(python, left, values);
  },
  '|': (_python, { value: a }, { value: b }) =>
    [a, b].some((one) => one.thing?.kind === 'whole')
      ? thing({ kind: 'whole', sure: [a, b].every(isWholeOrEmpty) })
      : undefined,
};

function isWholeOrEmpty({ thing: held }: Value): boolean {
  if (held?.kind === 'whole') return held.sure;
  return held?.kind === 'dict' && !held.open && held.entries.size === 0;
}
