import { inexact } from '../flow.ts';
import { take } from './decide.ts';
import type { Node } from './node.ts';
import type { Python } from './python.ts';
import { spend } from './spend.ts';
import { bindTarget, elementsOf } from './target.ts';
import { flowing, listOf, mergeValues, unknown, type Value } from './value.ts';

/** `[x for x in y if z]` and the like: a collection whose elements are alike. */
export function evaluateComprehension(python: Python, node: Node): Value {
  const inner = node.children.filter(({ name }) => !/^[()[\]{}]$/.test(name));
  const begin = inner.findIndex(({ name }) => name === 'for' || name === 'async');
  const heads = inner.slice(0, begin).filter(({ name }) => !/^[:,*]+$/.test(name));
  let value: Value = unknown;
  python.paths.aside(() => {
    clauses(python, inner.slice(begin), () => {
      for (const head of heads) {
        const made = python.evaluate(head);
        spend(python, made, head);
        value = mergeValues(flowing(inexact(made.flows)), value) ?? unknown;
      }
    });
  });
  return { ...listOf([], true), flows: value.flows };
}

/** Walks `run` with what follows `for`, up to its `in`, and what follows `in` and `if`. */
function clauses(python: Python, nodes: readonly Node[], run: () => void): void {
  const at = nodes.findIndex(({ name }) => name === 'in' || name === 'if');
  const next = nodes[at + 1];
  if (at < 0 || !next) {
    run();
    return;
  }
  const rest = nodes.slice(at + 2);
  if (nodes[at]?.name === 'if') {
    take(python, python.test(next), true, () => clauses(python, rest, run));
    return;
  }
  const targets = nodes.slice(0, at).filter(({ name }) => name !== 'for' && name !== 'async');
  const elements = elementsOf(python, python.evaluate(next), next);
  python.loopDepth++;
  for (const element of elements) {
    bindTarget(python, targets, element);
    clauses(python, rest, run);
  }
  python.loopDepth--;
}
