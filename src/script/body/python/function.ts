import type { Given } from './argument.ts';
import { bind } from './bind.ts';
import { childNamed, type Node } from './node.ts';
import type { Python } from './python.ts';
import type { Scope } from './scope.ts';
import { spend } from './spend.ts';
import { mergeValues, type Thing, unknown, type Value } from './value.ts';

type OwnFunction = Extract<Thing, { kind: 'function' }>;

/** Calls deeper than this are not followed. */
const depthLimit = 12;

/** Walks a function of the script where it is called: what it gives back. */
export function callFunction(
  python: Python,
  { definition, scope, self }: OwnFunction,
  given: readonly Given[],
  call: Node,
): Value {
  const isFollowed = python.stack.length < depthLimit && !python.stack.includes(definition);
  if (!isFollowed || (python.steps <= 0 && python.called.has(definition))) {
    for (const { value, node } of given) spend(python, value, node);
    python.complete &&= python.steps > 0;
    return unknown;
  }
  python.called.add(definition);
  python.stack.push(definition);
  const inner: Scope = { id: definition.start, outer: scope, shared: new Map() };
  bind(python, definition, inner, self, given, call);
  const { scope: outer, returns, loop } = python;
  const values: Value[] = [];
  python.paths.enclose((stretch) => {
    python.scope = inner;
    python.returns = { values, stretch };
    python.loop = undefined;
    python.run(childNamed(definition, 'Body'));
  });
  python.scope = outer;
  python.returns = returns;
  python.loop = loop;
  python.stack.pop();
  return values.reduce<Value | undefined>(mergeValues, undefined) ?? unknown;
}
