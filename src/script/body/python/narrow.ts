import type { Span } from '../../../core/span.ts';
import type { Check } from '../../body.ts';
import { checked, sharedChecks } from '../flow.ts';
import type { Node } from './node.ts';
import { type Outcome, open } from './outcome.ts';
import { type Python, textOf } from './python.ts';
import type { Value } from './value.ts';
import { change, checkKey, lookUp } from './variable.ts';

/** What follows from a condition on the value of `node`. */
export function narrow(
  python: Python,
  node: Node,
  value: Value,
  yes: Check | undefined,
  no?: Check,
): Outcome {
  if (value.flows.length === 0) return open;
  return {
    whenTrue: yes ? [() => remember(python, node, value, yes)] : [],
    whenFalse: no ? [() => remember(python, node, value, no)] : [],
    verdict: undefined,
  };
}

/**
 * A check of a parameter's own value holds for everything that is made from it; a check of something
 * made from it holds for the variable in which that is.
 */
export function remember(python: Python, node: Node, { flows }: Value, check: Check): void {
  const [flow] = flows;
  if (flow?.exact && flows.length === 1) {
    const key = checkKey(flow.read);
    const known = python.checks.get(key) ?? [];
    const isNew = !known.some((other) => isSame(other, check));
    if (isNew && known.length < checkLimit) python.checks.set(key, [...known, check]);
    return;
  }
  if (node.name !== 'VariableName') return;
  const name = textOf(python, node);
  const held = lookUp(python, name);
  change(python, name, { ...held, flows: checked(held.flows, check) });
}

/** As many checks of one parameter are kept. */
const checkLimit = 48;

function isSame(a: Check, b: Check): boolean {
  return (
    a.kind === b.kind && a.span.start === b.span.start && a.patterns.join() === b.patterns.join()
  );
}

/** What is known of a parameter where two ways meet. */
export function meetingChecks(
  a: readonly Check[] | undefined,
  b: readonly Check[] | undefined,
): readonly Check[] {
  const shared = sharedChecks(a ?? [], b ?? []);
  return shared.length > checkLimit ? shared.slice(0, checkLimit) : shared;
}

/** The two checks of a comparison with constants. */
export function likeAndUnlike(
  span: Span,
  patterns: readonly string[],
  regex = false,
): readonly [Check, Check] {
  const check = { span, patterns, regex, checks: [] };
  return [
    { ...check, kind: 'like' },
    { ...check, kind: 'unlike' },
  ];
}

export function checkOf(kind: 'number' | 'exists', span: Span): Check {
  return { kind, span, patterns: [], regex: false, checks: [] };
}
