import type { Span } from '../../../core/span.ts';
import type { Argument, Flow, Part } from '../../body.ts';
import { inexact, mergeFlows } from '../flow.ts';
import type { Node } from './node.ts';
import type { Outcome, Use } from './outcome.ts';
import type { Scope } from './scope.ts';

/** What an expression becomes, as far as it is known. */
export interface Value {
  /** The parameters in it. */
  readonly flows: readonly Flow[];
  /** If it is a constant text. */
  readonly text: string | undefined;
  /** Where the literal stands that the text is made from, without its quotes. */
  readonly literal: Span | undefined;
  /** The pieces of a text that was put together. */
  readonly parts: readonly Part[] | undefined;
  readonly thing: Thing | undefined;
}

export type Thing =
  /** A module, or what it holds: `os.path.join`; also a builtin: `int`. */
  | { readonly kind: 'library'; readonly name: string }
  /** What a class of a library makes: `argparse.ArgumentParser`. */
  | { readonly kind: 'made'; readonly name: string; readonly from: readonly Value[] }
  | { readonly kind: 'attribute'; readonly of: Value; readonly name: string }
  /** `os.environ`, or a copy. */
  | { readonly kind: 'environment' }
  /** Stdin as a file, its text, and the object in it; `sure` unless it may hold more or less. */
  | { readonly kind: 'stdin' }
  | { readonly kind: 'raw' }
  | { readonly kind: 'whole'; readonly sure: boolean }
  /** `sys.argv` from an index on, and its length. */
  | { readonly kind: 'argv' | 'argc'; readonly from: number; readonly use: Use }
  | { readonly kind: 'list'; readonly items: readonly Word[]; readonly open: boolean }
  | { readonly kind: 'dict'; readonly entries: ReadonlyMap<string, Value>; readonly open: boolean }
  | { readonly kind: 'function'; readonly definition: Node; readonly scope: Scope; self?: Value }
  | { readonly kind: 'class'; readonly definition: Node; readonly scope: Scope }
  | { readonly kind: 'object'; readonly definition: Node; readonly scope: Scope }
  /** An answer to a question, and what follows from it. */
  | { readonly kind: 'truth'; readonly outcome: Outcome }
  | { readonly kind: 'none' };

/** A value and how it stands in a call. */
export interface Word {
  readonly value: Value;
  readonly argument: Argument;
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

/** A list, tuple or set; `open` if it may hold more. */
export function listOf(items: readonly Word[], open: boolean): Value {
  const kept = items.slice(0, itemLimit);
  const flows = inexact(mergeFlows(...kept.map(({ value }) => value.flows)));
  return {
    ...flowing(flows),
    thing: { kind: 'list', items: kept, open: open || kept.length < items.length },
  };
}

export function dictOf(entries: ReadonlyMap<string, Value>, open: boolean): Value {
  const flows = inexact(mergeFlows(...Array.from(entries.values(), (entry) => entry.flows)));
  return { ...flowing(flows), thing: { kind: 'dict', entries, open } };
}

/** Either of two values; one that is missing was not assigned. */
export function mergeValues(a: Value | undefined, b: Value | undefined): Value | undefined {
  if (!a || !b || a === b) return a ?? b;
  return {
    flows: mergeFlows(a.flows, b.flows),
    text: a.text === b.text ? a.text : undefined,
    literal: a.text === b.text ? a.literal : undefined,
    parts: undefined,
    thing: mergeThings(a, b),
  };
}

function mergeThings(a: Value, b: Value): Thing | undefined {
  const [x, y] = [a.thing, b.thing];
  if (x?.kind === 'whole' || y?.kind === 'whole') {
    return { kind: 'whole', sure: [x, y].every(isWholeOrNothing) };
  }
  const leak = [x, y].find((one) => one && /^(raw|stdin|environment|argv)$/.test(one.kind));
  if (leak) return leak;
  if (x?.kind === 'list' && y?.kind === 'list') {
    const shared = x.items.findIndex((item, at) => item !== y.items[at]);
    const rest = shared < 0 ? y.items.slice(x.items.length) : y.items.slice(shared);
    return { kind: 'list', items: [...x.items, ...rest].slice(0, itemLimit), open: true };
  }
  const isSame = x && y && x.kind === y.kind && 'definition' in x && 'definition' in y;
  return isSame && x.definition === y.definition ? x : undefined;
}

/** Elements beyond these are not told apart. */
export const itemLimit = 256;

/** The object on stdin, or what a script takes where there is none. */
function isWholeOrNothing(one: Thing | undefined): boolean {
  if (one?.kind === 'whole') return one.sure;
  return one?.kind === 'none' || (one?.kind === 'dict' && !one.open && one.entries.size === 0);
}
