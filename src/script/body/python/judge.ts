import { both, either, negated } from './decide.ts';
import { readKey, readVariable } from './input.ts';
import { checkOf, likeAndUnlike, narrow } from './narrow.ts';
import type { Node } from './node.ts';
import { type Outcome, open, type Verdict } from './outcome.ts';
import { type Python, textOf } from './python.ts';
import { textsOf } from './text.ts';
import { mergeValues, thing, unknown, type Value } from './value.ts';
import { assign } from './variable.ts';

/** What an expression becomes, and what follows if it holds or does not. */
export interface Judgement {
  readonly value: Value;
  readonly outcome: Outcome;
}

export function judge(python: Python, node: Node): Judgement {
  const { children } = node;
  const [first, second, third] = children;
  if (node.name === 'ParenthesizedExpression' && second) return deeper(python, second);
  if (node.name === 'UnaryExpression' && first?.name === 'not' && second) {
    return answer(negated(deeper(python, second).outcome));
  }
  if (node.name === 'NamedExpression' && first && third) {
    const judged = deeper(python, third);
    assign(python, textOf(python, first), judged.value, first);
    return judged;
  }
  if (node.name === 'BinaryExpression' && first && second) {
    const last = children.at(-1) ?? second;
    if (second.name === 'and' || second.name === 'or') return joint(python, first, second, last);
    const operator = children
      .slice(1, -1)
      .map((child) => textOf(python, child))
      .join(' ');
    if (isComparison(second)) return answer(compare(python, first, operator, last));
  }
  const value = python.evaluate(node);
  return { value, outcome: truthOf(value) };
}

/** Nested as deep as an expression may be; what is deeper says nothing. */
function deeper(python: Python, node: Node): Judgement {
  if (python.depth > 180) {
    python.complete = false;
    return { value: unknown, outcome: open };
  }
  python.depth++;
  const judged = judge(python, node);
  python.depth--;
  return judged;
}

function answer(outcome: Outcome): Judgement {
  return { value: thing({ kind: 'truth', outcome }), outcome };
}

export function isComparison({ name }: Node): boolean {
  return /^(CompareOp|in|not|is)$/.test(name);
}

export function truthOf({ thing }: Value): Outcome {
  if (thing?.kind === 'truth') return thing.outcome;
  if (thing?.kind !== 'argv') return open;
  return { ...open, verdict: { isTrue: thing.from === 0, use: thing.use } };
}

function joint(python: Python, left: Node, operator: Node, right: Node): Judgement {
  const first = deeper(python, left);
  let value = first.value;
  const next = (): Outcome => {
    const second = deeper(python, right);
    value = mergeValues(value, second.value) ?? unknown;
    return second.outcome;
  };
  const join = operator.name === 'and' ? both : either;
  const outcome = join(python, first.outcome, next);
  return first.value.thing?.kind === 'truth' ? answer(outcome) : { value, outcome };
}

function compare(python: Python, left: Node, operator: string, right: Node): Outcome {
  const first = python.evaluate(left);
  const second = python.evaluate(right);
  const isNegated = /^(!=|not in|is not)$/.test(operator);
  const turn = (outcome: Outcome): Outcome => (isNegated ? negated(outcome) : outcome);
  if (operator.endsWith('in')) return turn(isIn(python, [left, first], [right, second]));
  if (second.thing?.kind === 'none' || first.thing?.kind === 'none') {
    return turn(negated(truthOf(second.thing?.kind === 'none' ? first : second)));
  }
  const verdict = countVerdict(first, operator, textOf(python, right));
  if (verdict) return { ...open, verdict };
  if (operator !== '==' && operator !== '!=') return open;
  if (second.text !== undefined) return turn(isEqual(python, left, first, second.text));
  return first.text === undefined ? open : turn(isEqual(python, right, second, first.text));
}

function isEqual(python: Python, node: Node, value: Value, text: string): Outcome {
  return narrow(python, node, value, ...likeAndUnlike(node, [text]));
}

function isIn(
  python: Python,
  [left, first]: readonly [Node, Value],
  [right, second]: readonly [Node, Value],
): Outcome {
  const span = { start: left.start, end: right.end };
  const asking = { key: first, keySpan: left, span, absence: 'question' } as const;
  switch (second.thing?.kind) {
    case 'environment':
      readVariable(python, asking);
      return { ...open, whenTrue: [() => python.known.set(`variable ${first.text}`, true)] };
    case 'whole':
      readKey(python, asking, second.thing.sure);
      return open;
    case 'argv':
      return { ...open, verdict: { isTrue: false, use: second.thing.use } };
  }
  const texts = textsOf(second);
  if (texts) return narrow(python, left, first, ...likeAndUnlike(left, texts));
  if (first.text === undefined) return open;
  return narrow(python, right, second, ...likeAndUnlike(right, [`*${first.text}*`]));
}

/** How the number of arguments compares where there are none. */
function countVerdict({ thing }: Value, operator: string, written: string): Verdict | undefined {
  if (thing?.kind !== 'argc' || !/^\d+$/.test(written)) return undefined;
  const [count, limit] = [Math.max(0, 1 - thing.from), Number(written)];
  const answers: Readonly<Record<string, boolean>> = {
    '<': count < limit,
    '<=': count <= limit,
    '>': count > limit,
    '>=': count >= limit,
    '==': count === limit,
    '!=': count !== limit,
  };
  const isTrue = answers[operator];
  return isTrue === undefined ? undefined : { isTrue, use: thing.use };
}

/** `x.isdigit()` and the like. */
export function textQuestion(
  python: Python,
  node: Node,
  of: Value,
  name: string,
  asked: Value,
): Value {
  const regex = characterTests[name];
  const outcome = (): Outcome => {
    if (/^is(digit|decimal|numeric)$/.test(name))
      return narrow(python, node, of, checkOf('number', node));
    if (regex !== undefined) return narrow(python, node, of, ...likeAndUnlike(node, [regex], true));
    const texts = asked.text === undefined ? textsOf(asked) : [asked.text];
    const glob = (text: string): string => (name === 'startswith' ? `${text}*` : `*${text}`);
    return texts ? narrow(python, node, of, ...likeAndUnlike(node, texts.map(glob))) : open;
  };
  return thing({ kind: 'truth', outcome: outcome() });
}

/** What a text consists of, of which these methods say that it does. */
const characterTests: Readonly<Record<string, string>> = {
  isalnum: '^\\w+$',
  isalpha: '^\\w+$',
  isidentifier: '^\\w+$',
};

export const textQuestions =
  /^(is(digit|decimal|numeric|alnum|alpha|identifier)|(starts|ends)with)$/;
