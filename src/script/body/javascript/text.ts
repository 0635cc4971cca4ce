import type { Argument, Part } from '../../body.ts';
import { inexact, mergeFlows } from '../flow.ts';
import type { JavaScript } from './javascript.ts';
import type { Node } from './node.ts';
import { unknown, type Value, type Word } from './value.ts';

/** A piece of a text and where it stands. */
export interface Piece {
  readonly node: Pick<Node, 'start' | 'end'>;
  readonly value: Value;
}

/** A constant that a script puts together is followed up to this length, in UTF-16 units. */
const textLimit = 100_000;

/** A text is told in no more pieces than these. */
const partLimit = 64;

/** One text put together from several. */
export function concat(code: JavaScript, pieces: readonly Piece[]): Value {
  const values = pieces.map(({ value }) => value);
  const length = values.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  const isConstant = length <= textLimit && values.every(({ text }) => text !== undefined);
  if (isConstant) for (const { literal } of values) resolve(code, literal?.start);
  const parts = pieces.flatMap(({ node, value }): readonly Part[] => partsOf(node, value));
  return {
    ...unknown,
    flows: inexact(mergeFlows(...values.map(({ flows }) => flows))),
    text: isConstant ? values.map(({ text }) => text).join('') : undefined,
    literal: values.findLast(({ literal }) => literal)?.literal,
    parts: parts.length <= partLimit ? parts : undefined,
    thing: values.find(({ thing }) => thing?.kind === 'raw')?.thing,
  };
}

/** What became of a literal that ends in the prefix of the variables is known. */
export function resolve({ prefixes }: JavaScript, at: number | undefined): void {
  const known = at === undefined ? undefined : prefixes.get(at);
  if (known) known.resolved = true;
}

/** The texts of a closed list, or the keys of an object. */
export function textsOf({ thing }: Value): readonly string[] | undefined {
  if (thing?.kind === 'map' && !thing.open) return Array.from(thing.entries.keys());
  if (thing?.kind !== 'list' || thing.open) return undefined;
  const texts = thing.items.flatMap(({ value }) => value.text ?? []);
  return texts.length === thing.items.length ? texts : undefined;
}

/** How a value stands in a call. */
export function wordOf(node: Pick<Node, 'start' | 'end'>, value: Value, keyword?: string): Word {
  return { value, argument: argumentOf(node, value, keyword) };
}

export function argumentOf(
  { start, end }: Pick<Node, 'start' | 'end'>,
  value: Value,
  keyword?: string,
): Argument {
  const span = { start, end };
  const parts = partsOf(span, value);
  return { span, text: value.text, parts, keyword, items: itemsOf(value) };
}

function itemsOf({ thing }: Value): readonly Argument[] | undefined {
  if (thing?.kind === 'list') return thing.items.map(({ argument }) => argument);
  if (thing?.kind !== 'map') return undefined;
  return Array.from(thing.entries, ([keyword, { argument }]) => ({ ...argument, keyword }));
}

/** The pieces of a text; those that were put together elsewhere stand where the text is used. */
function partsOf(
  { start, end }: Pick<Node, 'start' | 'end'>,
  { parts, text, flows, thing }: Value,
): readonly Part[] {
  const span = { start, end };
  if (thing?.kind === 'list' || thing?.kind === 'map') return [];
  if (!parts) return [{ span, text, splits: false, flows }];
  return parts.map((part) =>
    part.span.start >= start && part.span.end <= end ? part : { ...part, span },
  );
}
