import type { Span } from '../../../core/span.ts';
import type { Argument, Flow, Part } from '../../body.ts';
import { inexact, mergeFlows } from '../flow.ts';
import type { Node } from './node.ts';
import type { Outcome, Scope, Use, Variable } from './outcome.ts';

/** What an expression becomes, as far as it is known; a promise is what it is settled with. */
export interface Value {
  /** The parameters in it. */
  readonly flows: readonly Flow[];
  /** If it is a constant. */
  readonly text: string | undefined;
  /** Where the literal stands that the text is made from, without its quotes. */
  readonly literal: Span | undefined;
  /** The pieces of a text that was put together. */
  readonly parts: readonly Part[] | undefined;
  readonly thing: Thing | undefined;
}

export type Thing =
  /** A module, or what it holds: `fs.readFileSync`; also a global: `Number`. */
  | { readonly kind: 'library'; readonly name: string }
  | { readonly kind: 'method'; readonly of: Value; readonly name: string }
  /** `process.env`, or a copy. */
  | { readonly kind: 'environment' }
  /** A variable that is no parameter's. */
  | { readonly kind: 'variable'; readonly variable: Variable }
  /** Stdin as a stream, its text, and the object in it; `sure` unless it may hold more or less. */
  | { readonly kind: 'stdin' }
  | { readonly kind: 'raw' }
  | { readonly kind: 'whole'; readonly sure: boolean }
  /** `process.argv` from an index on, its length, and one of it. */
  | { readonly kind: 'argv' | 'argc' | 'word'; readonly from: number; readonly use: Use }
  | { readonly kind: 'list'; readonly items: readonly Word[]; readonly open: boolean }
  | { readonly kind: 'map'; readonly entries: ReadonlyMap<string, Word>; readonly open: boolean }
  | {
      readonly kind: 'function';
      readonly definition: FunctionNode;
      readonly scope: Scope;
      readonly self: Value | undefined;
    }
  | { readonly kind: 'class'; readonly definition: ClassNode; readonly scope: Scope }
  | { readonly kind: 'object'; readonly definition: ClassNode; readonly scope: Scope }
  /** What settles a promise, and with what it did. */
  | { readonly kind: 'resolver'; readonly values: Value[] }
  | { readonly kind: 'regex'; readonly pattern: string; readonly flags: string }
  /** An answer to a question, and what follows from it. */
  | { readonly kind: 'truth'; readonly outcome: Outcome }
  /** `undefined` and `null`. */
  | { readonly kind: 'nothing' };

export type FunctionNode = Extract<
  Node,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;
export type ClassNode = Extract<Node, { type: 'ClassDeclaration' | 'ClassExpression' }>;

/** A value and how it stands in a call. */
export interface Word {
  readonly value: Value;
  readonly argument: Argument;
}

/** What a call or a list is given, in the order in which it is written. */
export interface Given extends Word {
  readonly node: Node;
  readonly isSpread: boolean;
}

/** Of which nothing is known. */
export const unknown: Value = {
  flows: [],
  text: undefined,
  literal: undefined,
  parts: undefined,
  thing: undefined,
};

export function constant(text: string, literal?: Span): Value {
  return { ...unknown, text, literal };
}

export function thing(kind: Thing): Value {
  return { ...unknown, thing: kind };
}

export function flowing(flows: readonly Flow[]): Value {
  return flows.length === 0 ? unknown : { ...unknown, flows };
}

/** Something made from these: parts of them, changed. */
export function madeFrom(...values: readonly Value[]): Value {
  return flowing(inexact(mergeFlows(...values.map(({ flows }) => flows))));
}

/** Elements beyond these are not told apart. */
export const itemLimit = 256;

/** An array or set; `open` if it may hold more. */
export function listOf(items: readonly Word[], open: boolean): Value {
  const kept = items.slice(0, itemLimit);
  const { flows } = madeFrom(...kept.map(({ value }) => value));
  return {
    ...flowing(flows),
    thing: { kind: 'list', items: kept, open: open || kept.length < items.length },
  };
}

/** An object; `open` if it may have more. */
export function mapOf(entries: ReadonlyMap<string, Word>, open: boolean): Value {
  const { flows } = madeFrom(...Array.from(entries.values(), ({ value }) => value));
  return { ...flowing(flows), thing: { kind: 'map', entries, open } };
}

/** Either of two values; one that is missing was not assigned. */
export function mergeValues(a: Value | undefined, b: Value | undefined): Value | undefined {
  if (!a || !b || a === b) return a ?? b;
  if (isSameKind(a, b)) return a;
  return {
    flows: mergeFlows(a.flows, b.flows),
    text: a.text === b.text ? a.text : undefined,
    literal: a.text === b.text ? a.literal : undefined,
    parts: undefined,
    thing: mergeThings(a, b),
  };
}

/** One of many values. */
export function oneOf(values: readonly Value[]): Value {
  return values.reduce<Value | undefined>(mergeValues, undefined) ?? unknown;
}

function isSameKind({ thing: x }: Value, { thing: y }: Value): boolean {
  return x?.kind === 'library' && y?.kind === 'library' && x.name === y.name;
}

function mergeThings(a: Value, b: Value): Thing | undefined {
  const [x, y] = [a.thing, b.thing];
  if (x?.kind === 'whole' || y?.kind === 'whole') {
    return { kind: 'whole', sure: [a, b].every(isWholeOrNothing) };
  }
  const leak = [x, y].find((one) => one && /^(raw|stdin|environment|argv)$/.test(one.kind));
  if (leak) return leak;
  if (x?.kind === 'list' && y?.kind === 'list') {
    const shared = x.items.findIndex((item, at) => item !== y.items[at]);
    const rest = y.items.slice(shared < 0 ? x.items.length : shared);
    return { kind: 'list', items: [...x.items, ...rest].slice(0, itemLimit), open: true };
  }
  const isSame = x && y && x.kind === y.kind && 'definition' in x && 'definition' in y;
  return isSame && x.definition === y.definition ? x : undefined;
}

/** The object on stdin, or what a script takes where there is none. */
function isWholeOrNothing({ thing: one, text }: Value): boolean {
  if (one?.kind === 'whole') return one.sure;
  if (one?.kind === 'map') return !one.open && one.entries.size === 0;
  return one?.kind === 'nothing' || text !== undefined;
}
