import { inexact } from '../flow.ts';
import { memberKey } from './class.ts';
import { commaSeparated, type Node } from './node.ts';
import { type Python, textOf } from './python.ts';
import { spend } from './spend.ts';
import { dictOf, flowing, itemLimit, mergeValues, thing, unknown, type Value } from './value.ts';
import { assign } from './variable.ts';

/** Assigns to what stands on the left, or behind `for`, `as` and the like. */
export function bindTarget(python: Python, nodes: readonly Node[], value: Value): void {
  const groups = commaSeparated(nodes);
  const [only] = groups;
  const [target] = only ?? [];
  if (groups.length === 1 && target && only?.length === 1) {
    bindOne(python, target, value);
    return;
  }
  const { thing: held } = value;
  const items = held?.kind === 'list' && !held.open ? held.items : undefined;
  const isPlain = groups.every((group) => group.length === 1);
  for (const [at, group] of groups.entries()) {
    const node = group.at(-1);
    const known = isPlain ? items?.[at]?.value : undefined;
    if (node) bindOne(python, node, known ?? flowing(inexact(value.flows)));
  }
  if (!items) spend(python, value, nodes[0] ?? { start: 0, end: 0 });
}

function bindOne(python: Python, target: Node, value: Value): void {
  switch (target.name) {
    case 'VariableName':
      assign(python, textOf(python, target), value, { start: target.start, end: target.end });
      return;
    case 'TupleExpression':
    case 'ArrayExpression':
    case 'ParenthesizedExpression':
      bindTarget(python, target.children, value);
      return;
    case 'MemberExpression':
      bindMember(python, target, value);
  }
}

function bindMember(python: Python, target: Node, value: Value): void {
  const [object, separator, key] = target.children;
  if (!object || !separator || !key) return;
  if (separator.name === '.') bindAttribute(python, python.evaluate(object), key, value);
  else if (bindKey(python, object, python.evaluate(key), value)) return;
  else spend(python, value, target);
}

function bindAttribute(python: Python, { thing: of }: Value, key: Node, value: Value): void {
  if (of?.kind === 'object' || of?.kind === 'class') {
    const name = memberKey(of.definition, textOf(python, key));
    python.variables.set(name, mergeValues(python.variables.get(name), value));
  } else spend(python, value, key);
}

/** `object[key] = value`: whether the value can be found again. */
function bindKey(python: Python, object: Node, { text }: Value, value: Value): boolean {
  const of = python.evaluate(object).thing;
  if (text === undefined) return false;
  if (of?.kind === 'whole') python.known.set(`stdin ${text}`, true);
  if (of?.kind === 'environment') python.known.set(`variable ${text}`, true);
  const isKept =
    of?.kind === 'dict' && object.name === 'VariableName' && of.entries.size < itemLimit;
  if (isKept) bindOne(python, object, dictOf(new Map(of.entries).set(text, value), of.open));
  return isKept;
}

/** Collections longer than this are gone through as if all elements were one. */
const apartLimit = 16;

/** The values that a loop goes through, one after the other where they are known. */
export function elementsOf(python: Python, value: Value, node: Node): readonly Value[] {
  const { thing: held } = value;
  const isKnown = held?.kind === 'list' && !held.open && held.items.length <= apartLimit;
  if (isKnown && python.loopDepth < 2 && python.steps > 0) {
    return held.items.map((item) => item.value);
  }
  return [elementOf(python, value, node)];
}

/** What comes when one goes through a value. */
function elementOf(python: Python, value: Value, node: Node): Value {
  const { thing: held } = value;
  const { start, end } = node;
  switch (held?.kind) {
    case 'stdin':
      return thing({ kind: 'raw' });
    case 'whole':
      python.facts.open('iterated', 'stdin', { start, end });
      return unknown;
    case 'list': {
      if (held.open || held.items.length > 64) return flowing(inexact(value.flows));
      return (
        held.items.map((item) => item.value).reduce<Value | undefined>(mergeValues, undefined) ??
        unknown
      );
    }
    case 'dict':
      for (const entry of held.entries.values()) spend(python, entry, node);
      return unknown;
  }
  spend(python, value, node);
  return flowing(inexact(value.flows));
}
