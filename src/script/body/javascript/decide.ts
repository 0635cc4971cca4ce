import { type JavaScript, useArguments } from './javascript.ts';
import { type Outcome, open, type Variable, type Verdict } from './outcome.ts';

/** Goes both ways from a condition, on each with what is known there. */
export function decide(code: JavaScript, test: Outcome, yes: () => void, no?: () => void): void {
  code.paths.fork([() => take(code, test, true, yes), () => take(code, test, false, no)]);
}

/** Goes one way from a condition: the one on which it is `way`. */
export function take(code: JavaScript, test: Outcome, way: boolean, run?: () => void): void {
  const wasLive = code.paths.live;
  for (const fact of way ? test.whenTrue : test.whenFalse) fact();
  const { verdict } = test;
  const [spare, reads] = [code.spare, code.facts.readCount()];
  if (verdict) code.spare ||= verdict.isTrue !== way;
  run?.();
  code.spare = spare;
  if (!wasLive || code.paths.live) return;
  // It goes no further on this way: it cannot do without what leads here when it is missing.
  requireAll(code, way ? test.trueWithout : test.falseWithout);
  if (verdict?.isTrue === way && code.facts.readCount() === reads) useArguments(code, verdict.use);
}

/** Says that the script ends without each of these. */
function requireAll(code: JavaScript, variables: readonly Variable[]): void {
  if (code.loose || code.tryDepth > 0) return;
  for (const { name, span } of variables) {
    if (code.known.get(`variable ${name}`)) continue;
    code.facts.require({ name, span, explicit: true });
  }
}

/** `first && next`. */
export function both(code: JavaScript, first: Outcome, next: () => Outcome): Outcome {
  let second = open;
  decide(code, first, () => {
    second = next();
  });
  const whenTrue = [...first.whenTrue, ...second.whenTrue];
  const learn = (): void =>
    code.paths.fork([() => learnAll(first.whenFalse), () => learnAll(second.whenFalse)]);
  return {
    whenTrue,
    whenFalse: [learn],
    verdict: joined(first.verdict, second.verdict),
    trueWithout: [],
    falseWithout: [...first.falseWithout, ...second.falseWithout],
  };
}

function learnAll(facts: readonly (() => void)[]): void {
  for (const fact of facts) fact();
}

/** `first || next`. */
export function either(code: JavaScript, first: Outcome, next: () => Outcome): Outcome {
  return negated(both(code, negated(first), () => negated(next())));
}

/** `!outcome`. */
export function negated(outcome: Outcome): Outcome {
  const { whenTrue, whenFalse, verdict, trueWithout, falseWithout } = outcome;
  return {
    whenTrue: whenFalse,
    whenFalse: whenTrue,
    verdict: verdict && { ...verdict, isTrue: !verdict.isTrue },
    trueWithout: falseWithout,
    falseWithout: trueWithout,
  };
}

function joined(a: Verdict | undefined, b: Verdict | undefined): Verdict | undefined {
  return [a, b].find((verdict) => verdict?.isTrue === false) ?? (a && b);
}
