import type { ArgumentUse } from '../body.ts';
import type { Facts } from './facts.ts';
import type { Paths } from './paths.ts';

/** What is known when a command or a condition succeeded, or failed. */
export interface Outcome {
  readonly whenTrue: readonly (() => void)[];
  readonly whenFalse: readonly (() => void)[];
  /** How it ends in a script that gets no arguments, if it asks for them. */
  readonly verdict: Verdict | undefined;
}

export interface Verdict {
  readonly isTrue: boolean;
  readonly asks: Pick<ArgumentUse, 'text' | 'span'>;
}

export const open: Outcome = { whenTrue: [], whenFalse: [], verdict: undefined };

/** What a walk through a program in any language has. */
export interface Walk {
  readonly facts: Facts;
  readonly paths: Paths;
  /** Whether it is unknown on which way this place is come to. */
  readonly loose: boolean;
  /** Whether this place is not come to without arguments. */
  spare: boolean;
}

/** Goes both ways from a condition, on each with what is known there. */
export function decide(walk: Walk, test: Outcome, yes: () => void, no?: () => void): void {
  walk.paths.fork([
    () => take(walk, test.whenTrue, test.verdict, true, yes),
    () => take(walk, test.whenFalse, test.verdict, false, no),
  ]);
}

/** Goes one way from a condition: the one on which it is `way`. */
export function take(
  walk: Walk,
  facts: Outcome['whenTrue'],
  verdict: Verdict | undefined,
  way: boolean,
  run: (() => void) | undefined,
): void {
  for (const fact of facts) fact();
  if (!verdict) {
    run?.();
    return;
  }
  const [spare, reads] = [walk.spare, walk.facts.readCount()];
  walk.spare ||= verdict.isTrue !== way;
  run?.();
  walk.spare = spare;
  // Without arguments it takes this way and goes no further: it cannot do without them.
  const isStuck = verdict.isTrue === way && !walk.paths.live && walk.facts.readCount() === reads;
  if (isStuck && !walk.loose) walk.facts.argument({ ...verdict.asks, spare: walk.spare });
}

/** `first && next`. */
export function both(walk: Walk, first: Outcome, next: () => Outcome): Outcome {
  let second = open;
  const run = (): void => {
    second = next();
  };
  decide(walk, first, run);
  return {
    whenTrue: [...first.whenTrue, ...second.whenTrue],
    whenFalse: [],
    verdict: joined(first.verdict, second.verdict, false),
  };
}

/** `first || next`. */
export function either(walk: Walk, first: Outcome, next: () => Outcome): Outcome {
  return negated(both(walk, negated(first), () => negated(next())));
}

/** `! outcome`. */
export function negated({ whenTrue, whenFalse, verdict }: Outcome): Outcome {
  return {
    whenTrue: whenFalse,
    whenFalse: whenTrue,
    verdict: verdict && { ...verdict, isTrue: !verdict.isTrue },
  };
}

function joined(
  a: Verdict | undefined,
  b: Verdict | undefined,
  deciding: boolean,
): Verdict | undefined {
  const decisive = [a, b].find((verdict) => verdict?.isTrue === deciding);
  return decisive ?? (a && b);
}
