import { type Outcome, open, type Verdict } from './outcome.ts';
import { type Python, useArguments } from './python.ts';

/** Goes both ways from a condition, on each with what is known there. */
export function decide(python: Python, test: Outcome, yes: () => void, no?: () => void): void {
  python.paths.fork([() => take(python, test, true, yes), () => take(python, test, false, no)]);
}

/** Goes one way from a condition: the one on which it is `way`. */
export function take(python: Python, test: Outcome, way: boolean, run?: () => void): void {
  learn(way ? test.whenTrue : test.whenFalse);
  const { verdict } = test;
  if (!verdict) {
    run?.();
    return;
  }
  const [spare, reads] = [python.spare, python.facts.readCount()];
  python.spare ||= verdict.isTrue !== way;
  run?.();
  python.spare = spare;
  // Without arguments it takes this way and goes no further: it cannot do without them.
  const isStuck = !python.paths.live && python.facts.readCount() === reads;
  if (verdict.isTrue === way && isStuck) useArguments(python, verdict.use);
}

/** `first and next`. */
export function both(python: Python, first: Outcome, next: () => Outcome): Outcome {
  let second = open;
  decide(python, first, () => {
    second = next();
  });
  const learnFalse = (): void =>
    python.paths.fork([() => learn(first.whenFalse), () => learn(second.whenFalse)]);
  return {
    whenTrue: [...first.whenTrue, ...second.whenTrue],
    whenFalse: [learnFalse],
    verdict: joined(first.verdict, second.verdict),
  };
}

/** `first or next`. */
export function either(python: Python, first: Outcome, next: () => Outcome): Outcome {
  return negated(both(python, negated(first), () => negated(next())));
}

function learn(facts: Outcome['whenTrue']): void {
  for (const fact of facts) fact();
}

/** `not outcome`. */
export function negated({ whenTrue, whenFalse, verdict }: Outcome): Outcome {
  return {
    whenTrue: whenFalse,
    whenFalse: whenTrue,
    verdict: verdict && { ...verdict, isTrue: !verdict.isTrue },
  };
}

function joined(a: Verdict | undefined, b: Verdict | undefined): Verdict | undefined {
  return [a, b].find((verdict) => verdict?.isTrue === false) ?? (a && b);
}
