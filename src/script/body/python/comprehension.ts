import { inexact } from '../flow.ts';
import { take } from './decide.ts';
import type { Node } from './node.ts';
import type { Python } from './python.ts';
import { spend } from './spend.ts';
import { bindTarget, elementOf } from './target.ts';
import { flowing, listOf, mergeValues, unknown, type Value } from './value.ts';

/** `[x for x in y if z]` and the like: a collection whose elements are alike. */
export function evaluateComprehension(python: Python, node: Node): Value {
  const inner = node.children.filter(({ name }) => !/^[()[\]{}]$/.test(name));
  const begin = inner.findIndex(({ name }) => name === 'for' || name === 'async');
  const heads = inner.slice(0, begin).filter(({ name }) => !/^[:,*]+$/.test(name));
  let value: Value = unknown;
  python.paths.aside(() => {
    clauses(python, inner.slice(begin));
    for (const head of heads) {
      const made = python.evaluate(head);
      spend(python, made, head);
      value = mergeValues(flowing(inexact(made.flows)), value) ?? unknown;
    }
  });
  return { ...value, thing: listOf([], true).thing };
}

/** What follows `for`, up to its `in`, and what follows `in` and `if`. */
function clauses(python: Python, nodes: readonly Node[]): void {
  let from = 0;
  for (const [at, { name }] of nodes.entries()) {
    const next = nodes[at + 1];
    if (name === 'for') from = at + 1;
    if (name === 'in' && next) {
      bindTarget(python, nodes.slice(from, at), elementOf(python, python.evaluate(next), next));
    }
    if (name === 'if' && next) take(python, python.test(next), true);
  }
}
