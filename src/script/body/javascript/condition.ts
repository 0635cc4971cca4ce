import type { Span } from '../../../core/span.ts';
import { negated, take } from './decide.ts';
import { readKey, readVariable } from './input.ts';
import type { JavaScript } from './javascript.ts';
import { answer, checkOf, likeAndUnlike, literally, narrow, truthOf } from './narrow.ts';
import { type Node, spanOf } from './node.ts';
import { type Outcome, open, type Verdict } from './outcome.ts';
import { textsOf } from './text.ts';
import { unknown, type Value } from './value.ts';

type Binary = Extract<Node, { type: 'BinaryExpression' }>;

/** Comparisons, and the questions `in` and `instanceof`. */
export function evaluateComparison(
  code: JavaScript,
  { operator, left, right, start, end }: Binary,
): Value {
  if (left.type === 'PrivateIdentifier') return unknown;
  const first = code.evaluate(left);
  const second = code.evaluate(right);
  if (operator === 'in') return answer(isKeyOf(code, [left, first], second, { start, end }));
  const verdict =
    countVerdict(first, operator, second.text) ??
    countVerdict(second, mirrored(operator), first.text);
  if (verdict) return answer({ ...open, verdict });
  const index = indexQuestion(first, operator, second.text);
  if (index || !/^[!=]==?$/.test(operator)) return index ?? unknown;
  const outcome =
    equals(first, second) ?? equals(second, first) ?? isSame(code, [left, first], [right, second]);
  return answer(operator.startsWith('!') ? negated(outcome) : outcome);
}

/** What follows if a value is nothing, or is an answer that is compared with another. */
function equals(value: Value, { text, thing }: Value): Outcome | undefined {
  if (thing?.kind === 'nothing' || text === '') return negated(truthOf(value));
  if (value.thing?.kind === 'word') return truthOf(value);
  if (value.thing?.kind !== 'truth') return undefined;
  if (text === 'false') return negated(value.thing.outcome);
  return text === 'true' ? value.thing.outcome : undefined;
}

function isSame(
  code: JavaScript,
  [left, first]: readonly [Node, Value],
  [right, second]: readonly [Node, Value],
): Outcome {
  if (second.text !== undefined) return isOneOf(code, left, first, [second.text]);
  return first.text === undefined ? open : isOneOf(code, right, second, [first.text]);
}

/** `switch (node) { case text: … }`, and that it is none of these texts. */
export function isOneOf(
  code: JavaScript,
  node: Node,
  value: Value,
  texts: readonly string[],
): Outcome {
  return narrow(code, node, value, ...likeAndUnlike(node, texts.map(literally)));
}

/** Whether `of` has the key. */
export function isKeyOf(
  code: JavaScript,
  [keyNode, key]: readonly [Node, Value],
  of: Value,
  node: Span,
): Outcome {
  const asking = {
    key,
    keySpan: spanOf(keyNode),
    span: spanOf(node),
    absence: 'question',
  } as const;
  switch (of.thing?.kind) {
    case 'environment':
      readVariable(code, asking);
      return open;
    case 'whole':
      readKey(code, asking, of.thing.sure);
      return open;
  }
  const texts = of.thing?.kind === 'map' ? textsOf(of) : undefined;
  return texts ? isOneOf(code, keyNode, key, texts) : open;
}

/** `list.indexOf(x)` compared with -1 or 0. */
function indexQuestion(
  value: Value,
  operator: string,
  text: string | undefined,
): Value | undefined {
  if (value.thing?.kind !== 'truth' || !/^(-1|0)$/.test(text ?? '')) return undefined;
  const isFound = text === '-1' ? /^(!==?|>)$/.test(operator) : operator === '>=';
  const isMissing = text === '-1' ? /^===?$/.test(operator) : operator === '<';
  if (isFound) return value;
  return isMissing ? answer(negated(value.thing.outcome)) : unknown;
}

function mirrored(operator: string): string {
  return operator.replace(/[<>]/, (sign) => (sign === '<' ? '>' : '<'));
}

/** How the number of arguments compares where there are none. */
function countVerdict(
  { thing }: Value,
  operator: string,
  text: string | undefined,
): Verdict | undefined {
  if (thing?.kind !== 'argc' || text === undefined || !/^\d+$/.test(text)) return undefined;
  const [count, limit] = [Math.max(0, 2 - thing.from), Number(text)];
  const answers: Readonly<Record<string, boolean>> = {
    '<': count < limit,
    '<=': count <= limit,
    '>': count > limit,
    '>=': count >= limit,
    '==': count === limit,
    '===': count === limit,
    '!=': count !== limit,
    '!==': count !== limit,
  };
  const isTrue = answers[operator];
  return isTrue === undefined ? undefined : { isTrue, use: thing.use };
}

/** `assert(condition)`: the script ends if it is false. */
export function assume(code: JavaScript, outcome: Outcome): void {
  take(code, outcome, true);
}

export function numberCheck(code: JavaScript, node: Node, value: Value): Outcome {
  return narrow(code, node, value, checkOf('number', node));
}
