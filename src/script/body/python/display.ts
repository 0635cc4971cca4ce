import { argumentOf } from './argument.ts';
import { openStar } from './bind.ts';
import { commaSeparated, type Node } from './node.ts';
import type { Python } from './python.ts';
import { spend } from './spend.ts';
import { dictOf, itemLimit, listOf, thing, unknown, type Value, type Word } from './value.ts';

/** `[…]`, `(…)` and `{…}` without keys. */
export function evaluateList(python: Python, node: Node): Value {
  const items: Word[] = [];
  let open = false;
  for (const [first, second] of commaSeparated(node.children)) {
    if (first?.name === '*' && second) open = !unpack(python, second, items) || open;
    else if (first) items.push(word(python, first, python.evaluate(first)));
  }
  return listOf(items, open);
}

/** `*value` in a list: whether all that it brings is known; if not, it stands for what may come. */
function unpack(python: Python, node: Node, items: Word[]): boolean {
  const value = python.evaluate(node);
  const held = value.thing;
  if (held?.kind === 'list') items.push(...held.items);
  else openStar(python, value, node);
  const isKnown = held?.kind === 'list' && !held.open;
  if (!isKnown) {
    const flows = held?.kind === 'list' && held.items.length > 0 ? [] : value.flows;
    items.push(word(python, node, { ...unknown, flows }));
  }
  return isKnown;
}

function word(python: Python, node: Node, value: Value): Word {
  letGo(python, value, node);
  return { value, argument: argumentOf(node, value) };
}

/** A function in a collection may be called by what takes it out. */
function letGo(python: Python, value: Value, node: Node): void {
  if (value.thing?.kind === 'function') spend(python, value, node);
}

/** `{key: value}`. */
export function evaluateDictionary(python: Python, node: Node): Value {
  const entries = new Map<string, Value>();
  let [whole, open] = [false, false];
  for (const [first, second, third] of commaSeparated(node.children)) {
    if (first?.name === '**' && second) {
      open = true;
      whole = spread(python, second, entries) || whole;
    } else if (first) open = !enter(python, first, third, entries) || open;
  }
  return whole ? thing({ kind: 'whole', sure: false }) : dictOf(entries, open);
}

/** `**value` in a dictionary: whether that is the object on stdin. */
function spread(python: Python, node: Node, entries: Map<string, Value>): boolean {
  const value = python.evaluate(node);
  const held = value.thing;
  if (held?.kind === 'dict') {
    for (const [key, entry] of held.entries) {
      if (entries.size < itemLimit) entries.set(key, entry);
    }
  } else if (held?.kind !== 'environment' && held?.kind !== 'whole') spend(python, value, node);
  return held?.kind === 'whole';
}

/** `key: value` in a dictionary: whether it can be told apart. */
function enter(
  python: Python,
  key: Node,
  node: Node | undefined,
  entries: Map<string, Value>,
): boolean {
  const { text } = python.evaluate(key);
  const value = node ? python.evaluate(node) : unknown;
  letGo(python, value, key);
  const isKnown = text !== undefined && entries.size < itemLimit;
  if (isKnown) entries.set(text, value);
  else spend(python, value, node ?? key);
  return isKnown;
}
