import { useArguments } from './positional.ts';
import { type Outcome, open, type Shell, type Verdict } from './shell.ts';

/** Goes both ways from a condition, on each with what is known there. */
export function decide(shell: Shell, test: Outcome, yes: () => void, no?: () => void): void {
  shell.paths.fork([
    () => take(shell, test.whenTrue, test.verdict, true, yes),
    () => take(shell, test.whenFalse, test.verdict, false, no),
  ]);
}

/** Goes one way from a condition: the one on which it is `way`. */
export function take(
  shell: Shell,
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
  const [spare, reads] = [shell.spare, shell.facts.readCount()];
  shell.spare ||= verdict.isTrue !== way;
  run?.();
  shell.spare = spare;
  // Without arguments it takes this way and goes no further: it cannot do without them.
  const isStuck = verdict.isTrue === way && !shell.paths.live && shell.facts.readCount() === reads;
  if (isStuck) useArguments(shell, verdict.asks);
}

/** `first && next`. */
export function both(shell: Shell, first: Outcome, next: () => Outcome): Outcome {
  let second = open;
  const run = (): void => {
    second = next();
  };
  decide(shell, first, run);
  return {
    whenTrue: [...first.whenTrue, ...second.whenTrue],
    whenFalse: [],
    verdict: joined(first.verdict, second.verdict, false),
  };
}

/** `first || next`. */
export function either(shell: Shell, first: Outcome, next: () => Outcome): Outcome {
  return negated(both(shell, negated(first), () => negated(next())));
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
