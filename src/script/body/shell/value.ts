import type { Argument, ArgumentUse, Flow } from '../../body.ts';
import { inexact, mergeFlows } from '../flow.ts';

/** What a variable holds, a command prints or a word becomes, as far as it is known. */
export interface Value {
  /** The parameters in it. */
  readonly flows: readonly Flow[];
  /** If constant; behind the folder of the script where `place` says so. */
  readonly text: string | undefined;
  /** Whether it is, or may hold, the JSON from stdin. */
  readonly whole: boolean;
  /** What it is if a certain variable is not set. */
  readonly unset: { readonly name: string; readonly text: string } | undefined;
  /** The elements of an array, if known. */
  readonly items: readonly Word[] | undefined;
  /** `script`: the path of the script itself; `folder`: a path that begins at its folder. */
  readonly place: 'script' | 'folder' | undefined;
  /** Whether on some way here it is still what the environment says. */
  readonly sometimes: boolean;
  /** The use of the script's arguments that it comes from; `text` is then what it is without any. */
  readonly asks: Pick<ArgumentUse, 'text' | 'span'> | undefined;
}

/** A word of a command and what it becomes. */
export interface Word {
  readonly argument: Argument;
  readonly value: Value;
}

/** Of which nothing is known. */
export const unknown: Value = {
  flows: [],
  text: undefined,
  whole: false,
  unset: undefined,
  items: undefined,
  place: undefined,
  sometimes: false,
  asks: undefined,
};

export function constant(text: string): Value {
  return { ...unknown, text };
}

export function flowing(flows: readonly Flow[]): Value {
  return flows.length === 0 ? unknown : { ...unknown, flows };
}

/** Either of two values. */
export function mergeValues(a: Value | undefined, b: Value | undefined): Value | undefined {
  if (!a || !b) {
    const known = a ?? b;
    return known && { ...known, text: undefined, items: undefined, sometimes: true };
  }
  const isSameUnset = a.unset?.name === b.unset?.name && a.unset?.text === b.unset?.text;
  return {
    flows: mergeFlows(a.flows, b.flows),
    text: a.text === b.text && a.place === b.place ? a.text : undefined,
    whole: a.whole || b.whole,
    unset: isSameUnset ? a.unset : undefined,
    items: a.items === b.items ? a.items : undefined,
    place: a.place === b.place ? a.place : undefined,
    sometimes: a.sometimes || b.sometimes,
    asks: a.asks ?? b.asks,
  };
}

/** One text put together from several. */
export function concat(values: readonly Value[]): Value {
  const [first] = values;
  if (!first) return constant('');
  if (values.length === 1) return first;
  const isPath = first.place === 'folder';
  const isConstant = values.every(
    ({ text, place }, at) => text !== undefined && (!place || (at === 0 && isPath)),
  );
  return {
    flows: inexact(mergeFlows(...values.map(({ flows }) => flows))),
    text: isConstant ? values.map(({ text }) => text).join('') : undefined,
    whole: values.some(({ whole }) => whole),
    unset: concatUnset(values),
    items: undefined,
    place: isConstant ? first.place : undefined,
    sometimes: false,
    asks: values.find(({ asks }) => asks)?.asks,
  };
}

function concatUnset(values: readonly Value[]): Value['unset'] {
  const open = values.filter(({ text }) => text === undefined);
  const name = open[0]?.unset?.name;
  if (name === undefined || open.some(({ unset }) => unset?.name !== name)) return undefined;
  return { name, text: values.map(({ text, unset }) => text ?? unset?.text).join('') };
}

/** Something made from these, such as what a filter prints: parts of them, changed. */
export function madeFrom(values: readonly Value[]): Value {
  return {
    ...unknown,
    flows: inexact(mergeFlows(...values.map(({ flows }) => flows))),
    whole: values.some(({ whole }) => whole),
  };
}
