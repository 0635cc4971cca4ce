import type { Part } from '../../body.ts';
import { inexact, mergeFlows } from '../flow.ts';
import { partsOf } from './argument.ts';
import { literalOf, unescaped } from './literal.ts';
import type { Node } from './node.ts';
import type { Python } from './python.ts';
import { spend } from './spend.ts';
import { constant, unknown, type Value } from './value.ts';

/** A piece of a text and where it stands. */
export interface Piece {
  readonly node: Node;
  readonly value: Value;
}

/** A constant that a script puts together is followed up to this length, in UTF-16 units. */
const textLimit = 100_000;

/** A text is told in no more pieces than these. */
const partLimit = 64;

/** One text put together from several. */
export function concat(python: Python, pieces: readonly Piece[]): Value {
  const values = pieces.map(({ value }) => value);
  const length = values.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  const isConstant = length <= textLimit && values.every(({ text }) => text !== undefined);
  if (isConstant) for (const { literal } of values) resolve(python, literal?.start);
  const parts = pieces.flatMap(({ node, value }): readonly Part[] => partsOf(node, value));
  return {
    ...unknown,
    flows: inexact(mergeFlows(...values.map(({ flows }) => flows))),
    text: isConstant ? values.map(({ text }) => text).join('') : undefined,
    literal: values.findLast(({ literal }) => literal)?.literal,
    parts: parts.length <= partLimit ? parts : undefined,
  };
}

/** What became of a literal that ends in the prefix of the variables is known. */
export function resolve({ prefixes }: Python, at: number | undefined): void {
  const known = at === undefined ? undefined : prefixes.get(at);
  if (known) known.resolved = true;
}

export function evaluateString(python: Python, node: Node): Value {
  const { text, inside } = literalOf(python.source, node);
  return constant(text, inside);
}

export function evaluateFormatString(python: Python, node: Node): Value {
  const { inside } = literalOf(python.source, node);
  const pieces: Piece[] = [];
  let at = inside.start;
  const literal = (end: number): void => {
    const text = unescaped(python.source.slice(at, end)).replace(
      /\{\{|\}\}/g,
      (two) => two[0] ?? '',
    );
    if (end > at) {
      pieces.push({
        node: { ...node, start: at, end, children: [] },
        value: constant(text, inside),
      });
    }
  };
  for (const child of node.children) {
    if (child.name !== 'FormatReplacement') continue;
    literal(child.start);
    pieces.push(...replacementOf(python, child));
    at = child.end;
  }
  literal(inside.end);
  return concat(python, pieces);
}

/** What stands in braces: a value, and values in the way it is formatted. */
function replacementOf(python: Python, { children }: Node): readonly Piece[] {
  const isFormatted = children.some(({ name }) => /^Format(Spec|Conversion|SelfDoc)$/.test(name));
  return children.flatMap((node): readonly Piece[] => {
    if (/^([{},*]|FormatConversion|FormatSelfDoc)$/.test(node.name)) return [];
    if (node.name === 'FormatSpec') {
      return node.children.flatMap((child) =>
        child.name === 'FormatReplacement' ? replacementOf(python, child) : [],
      );
    }
    const value = python.evaluate(node);
    spend(python, value, node);
    const text = isFormatted ? undefined : value.text;
    return [
      { node, value: { ...value, text, flows: isFormatted ? inexact(value.flows) : value.flows } },
    ];
  });
}

/** A value that is put into a template. */
interface Filling extends Piece {
  readonly keyword?: string | undefined;
}

/** `"…".format(…)` and `"…" % …`, with the values in the order in which they are given. */
export function fill(python: Python, template: Piece, values: readonly Filling[]): Value {
  for (const { node, value } of values) spend(python, value, node);
  const { text, literal } = template.value;
  if (text === undefined) return { ...concat(python, [template, ...values]), text: undefined };
  const pieces: Piece[] = [];
  let [at, next] = [0, 0];
  const constantUpTo = (end: number): void => {
    const piece = text.slice(at, end).replace(/\{\{|\}\}|%%/g, (two) => two[0] ?? '');
    if (end > at) pieces.push({ node: template.node, value: constant(piece, literal) });
  };
  for (const found of text.matchAll(placeholder)) {
    const name = found[1] ?? found[2] ?? '';
    const named = values.find(({ keyword }) => keyword !== undefined && keyword === name);
    const value = named ?? values[/^\d+$/.test(name) ? Number(name) : next++];
    constantUpTo(found.index);
    pieces.push(value ?? { node: template.node, value: unknown });
    at = found.index + found[0].length;
  }
  constantUpTo(text.length);
  return concat(python, pieces);
}

const placeholder =
  /(?<!%)%(?:\((\w+)\))?[-+ #0]*\d*(?:\.\d+)?[srdifg]|(?<!\{)\{(\w*)(?:[.[![:][^{}]*)?\}/g;

/** The texts of a closed collection, or the keys of one. */
export function textsOf({ thing }: Value): readonly string[] | undefined {
  if (thing?.kind === 'dict' && !thing.open) return Array.from(thing.entries.keys());
  if (thing?.kind !== 'list' || thing.open) return undefined;
  const texts = thing.items.map(({ value }) => value.text);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}
