import { both, either } from './decide.ts';
import type { JavaScript } from './javascript.ts';
import { answer, truthOf } from './narrow.ts';
import { inner, type Node } from './node.ts';
import { type Outcome, open } from './outcome.ts';
import { setAbsence } from './pattern.ts';
import { mergeValues, unknown, type Value } from './value.ts';

type Logical = Extract<Node, { type: 'LogicalExpression' }>;

interface Judged {
  readonly value: Value;
  readonly outcome: Outcome;
}

/** What follows from a condition. */
export function judge(code: JavaScript, node: Node): Outcome {
  const mark = code.uses.length;
  const { outcome } = side(code, node);
  // Whether there is an argument may be asked: what counts is where the script goes without.
  if (outcome.verdict) for (const use of code.uses.slice(mark)) use.spare = true;
  return outcome;
}

/** `left && right`, `left || right` and `left ?? right`: the value, and what follows from it. */
export function evaluateLogical(code: JavaScript, { operator, left, right }: Logical): Judged {
  const mark = code.uses.length;
  const first = side(code, left);
  const between = code.uses.length;
  let second: Judged = { value: unknown, outcome: open };
  let isEnd = false;
  const next = (): Outcome => {
    const wasLive = code.paths.live;
    second = side(code, right);
    isEnd = wasLive && !code.paths.live;
    return second.outcome;
  };
  const outcome = (operator === '&&' ? both : either)(code, first.outcome, next);
  const isTruth = (operator === '&&' ? second : first).value.thing?.kind === 'truth';
  if (operator !== '&&') {
    // A parameter steps in where there is no argument, or the other way round.
    if (second.value.flows.length > 0) excuse(code, mark, between);
    if (first.value.flows.length > 0) excuse(code, between, code.uses.length);
    if (second.value.thing?.kind !== 'nothing') setAbsence(first.value, isEnd ? 'end' : 'value');
  }
  if (isTruth) return { value: answer(outcome), outcome };
  if (operator === '&&') return { value: second.value, outcome };
  return { value: isEnd ? first.value : withFallback(first.value, second.value), outcome };
}

/** Nested as deep as an expression may be; what is deeper says nothing. */
function side(code: JavaScript, node: Node): Judged {
  const logical = inner(node);
  if (logical.type !== 'LogicalExpression' || code.depth > 180) {
    const value = code.evaluate(node);
    return { value, outcome: truthOf(value) };
  }
  code.depth++;
  const judged = evaluateLogical(code, logical);
  code.depth--;
  return judged;
}

function excuse({ uses }: JavaScript, from: number, to: number): void {
  for (const use of uses.slice(from, to)) use.spare = true;
}

function withFallback(first: Value, second: Value): Value {
  if (second.thing?.kind === 'nothing') return first;
  if (first.text !== undefined) return first;
  const merged = mergeValues(first.thing?.kind === 'variable' ? unknown : first, second) ?? unknown;
  return { ...merged, text: undefined };
}
