import type { Span } from '../../../core/span.ts';
import type { Check } from '../../body.ts';
import { checked, sharedChecks } from '../flow.ts';
import type { JavaScript } from './javascript.ts';
import { inner, type Node, spanOf } from './node.ts';
import { type Outcome, open } from './outcome.ts';
import { change, checkKey, lookUp } from './scope.ts';
import { thing, type Value } from './value.ts';

/** What follows from a condition on the value of `node`. */
export function narrow(
  code: JavaScript,
  node: Node,
  value: Value,
  yes: Check | undefined,
  no?: Check,
): Outcome {
  if (value.flows.length === 0) return open;
  return {
    ...open,
    whenTrue: yes ? [() => remember(code, node, value, yes)] : [],
    whenFalse: no ? [() => remember(code, node, value, no)] : [],
  };
}

/** A condition as a value. */
export function answer(outcome: Outcome): Value {
  return thing({ kind: 'truth', outcome });
}

/** What follows if a value is true, and if it is not. */
export function truthOf({ thing }: Value): Outcome {
  switch (thing?.kind) {
    case 'truth':
      return thing.outcome;
    case 'argv':
      return open;
    case 'argc':
      return { ...open, verdict: { isTrue: thing.from < 2, use: thing.use } };
    case 'word':
      return { ...open, verdict: { isTrue: false, use: thing.use } };
    case 'variable':
      return { ...open, falseWithout: [thing.variable] };
    default:
      return open;
  }
}

/**
 * A check of a parameter's own value holds for everything that is made from it; a check of something
 * made from it holds for the variable in which that is.
 */
function remember(code: JavaScript, node: Node, { flows }: Value, check: Check): void {
  const [flow] = flows;
  if (flow?.exact && flows.length === 1) {
    const key = checkKey(flow.read);
    const known = code.checks.get(key) ?? [];
    const isNew = !known.some((other) => isSame(other, check));
    if (isNew && known.length < checkLimit) code.checks.set(key, [...known, check]);
    return;
  }
  const named = inner(node);
  if (named.type !== 'Identifier') return;
  const held = lookUp(code, named.name);
  change(code, named.name, { ...held, flows: checked(held.flows, check) });
}

/** As many checks of one parameter are kept. */
const checkLimit = 48;

function isSame(a: Check, b: Check): boolean {
  return (
    a.kind === b.kind && a.span.start === b.span.start && a.patterns.join() === b.patterns.join()
  );
}

/** What is known of a parameter where two ways meet, but for what is always true. */
export function meetingChecks(
  a: readonly Check[] | undefined,
  b: readonly Check[] | undefined,
): readonly Check[] {
  const shared = sharedChecks(a ?? [], b ?? []);
  return shared === a ? a : shared.filter((check) => !isAlwaysTrue(check)).slice(0, checkLimit);
}

function isAlwaysTrue({ kind, checks }: Check): boolean {
  if (kind !== 'either') return false;
  const liked = checks
    .filter((check) => check.kind === 'like')
    .map(({ patterns }) => patterns.join());
  return checks.some((check) => check.kind === 'unlike' && liked.includes(check.patterns.join()));
}

/** The two checks of a comparison with constants: globs, or regular expressions. */
export function likeAndUnlike(
  node: Span,
  patterns: readonly string[],
  regex = false,
): readonly [Check, Check] {
  const check = { span: spanOf(node), patterns, regex, checks: [] };
  return [
    { ...check, kind: 'like' },
    { ...check, kind: 'unlike' },
  ];
}

export function checkOf(kind: 'number' | 'exists', node: Span): Check {
  return { kind, span: spanOf(node), patterns: [], regex: false, checks: [] };
}

/** A text as a glob that only it matches. */
export function literally(text: string): string {
  return text.replace(/[\\*?[\]]/g, '\\$&');
}
