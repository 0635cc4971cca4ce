import { evaluateMember, settled } from './access.ts';
import { evaluateCall } from './call.ts';
import { evaluateComprehension } from './comprehension.ts';
import { decide } from './decide.ts';
import { evaluateDictionary, evaluateList } from './display.ts';
import { isComparison, judge } from './judge.ts';
import type { Node } from './node.ts';
import { combine } from './operation.ts';
import { type Python, textOf } from './python.ts';
import type { Scope } from './scope.ts';
import { spend } from './spend.ts';
import { concat, evaluateFormatString, evaluateString, type Piece } from './text.ts';
import { constant, madeFrom, mergeValues, thing, unknown, type Value } from './value.ts';
import { assign, lookUp } from './variable.ts';

/** Expressions nested deeper than this say nothing. */
const depthLimit = 200;

export function evaluate(python: Python, node: Node): Value {
  python.steps--;
  if (python.depth > depthLimit) {
    python.complete = false;
    return unknown;
  }
  python.depth++;
  const value = Object.hasOwn(kinds, node.name) ? kinds[node.name]?.(python, node) : undefined;
  python.depth--;
  return value ?? unknown;
}

const kinds: Readonly<Record<string, (python: Python, node: Node) => Value>> = {
  VariableName: (python, node) => {
    const value = lookUp(python, textOf(python, node));
    return value.thing?.kind === 'library' ? settled(python, value.thing.name, node) : value;
  },
  String: evaluateString,
  FormatString: evaluateFormatString,
  ContinuedString: (python, node) => concat(python, pieces(python, node.children)),
  Boolean: (python, node) => constant(textOf(python, node)),
  None: () => thing({ kind: 'none' }),
  MemberExpression: evaluateMember,
  CallExpression: evaluateCall,
  ParenthesizedExpression: (python, node) => judge(python, node).value,
  NamedExpression: (python, node) => judge(python, node).value,
  BinaryExpression: evaluateBinary,
  UnaryExpression: (python, node) => {
    if (node.children[0]?.name === 'not') return judge(python, node).value;
    const last = node.children.at(-1);
    return last ? madeFrom(python.evaluate(last)) : unknown;
  },
  AwaitExpression: (python, node) => {
    const last = node.children.at(-1);
    return last ? python.evaluate(last) : unknown;
  },
  YieldExpression: (python, node) => {
    for (const child of node.children) spend(python, python.evaluate(child), child);
    return unknown;
  },
  ConditionalExpression: evaluateConditional,
  LambdaExpression: evaluateLambda,
  TupleExpression: evaluateList,
  ArrayExpression: evaluateList,
  SetExpression: evaluateList,
  DictionaryExpression: evaluateDictionary,
  ComprehensionExpression: evaluateComprehension,
  ArrayComprehensionExpression: evaluateComprehension,
  SetComprehensionExpression: evaluateComprehension,
  DictionaryComprehensionExpression: evaluateComprehension,
};

function pieces(python: Python, nodes: readonly Node[]): readonly Piece[] {
  return nodes.map((node) => ({ node, value: python.evaluate(node) }));
}

function evaluateBinary(python: Python, node: Node): Value {
  const [left, operator, right] = node.children;
  if (!left || !operator) return unknown;
  if (/^(and|or)$/.test(operator.name) || isComparison(operator)) return judge(python, node).value;
  if (!right) return unknown;
  const [first, second] = pieces(python, [left, right]);
  return first && second ? combine(python, textOf(python, operator), first, second) : unknown;
}

function evaluateConditional(python: Python, node: Node): Value {
  const [yes, , condition, , no] = node.children;
  if (!yes || !condition || !no) return unknown;
  const values: Value[] = [];
  decide(
    python,
    python.test(condition),
    () => values.push(python.evaluate(yes)),
    () => values.push(python.evaluate(no)),
  );
  return values.reduce<Value | undefined>(mergeValues, undefined) ?? unknown;
}

/** A lambda may be called at any time, with anything. */
function evaluateLambda(python: Python, node: Node): Value {
  const { scope, loose } = python;
  const inner: Scope = { id: node.start, outer: scope, shared: new Map() };
  const body = node.children.at(-1);
  const names = node.children.find(({ name }) => name === 'ParamList')?.children ?? [];
  python.paths.aside(() => {
    python.scope = inner;
    python.loose = true;
    for (const name of names) {
      if (name.name === 'VariableName') assign(python, textOf(python, name), unknown, name);
    }
    if (body) spend(python, python.evaluate(body), body);
  });
  python.scope = scope;
  python.loose = loose;
  return unknown;
}
