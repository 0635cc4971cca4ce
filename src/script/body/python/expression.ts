import { evaluateMember, settled } from './access.ts';
import { argumentOf } from './argument.ts';
import { evaluateCall } from './call.ts';
import { joinLists } from './collection.ts';
import { evaluateComprehension } from './comprehension.ts';
import { decide } from './decide.ts';
import { openStar } from './function.ts';
import { isComparison, judge } from './judge.ts';
import { commaSeparated, type Node } from './node.ts';
import { type Python, type Scope, textOf } from './python.ts';
import { spend } from './spend.ts';
import { concat, evaluateFormatString, evaluateString, fill, type Piece } from './text.ts';
import {
  constant,
  dictOf,
  itemLimit,
  listOf,
  madeFrom,
  mergeValues,
  thing,
  unknown,
  type Value,
  type Word,
} from './value.ts';
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

/** `left + right` and the like. */
export function combine(python: Python, operator: string, left: Piece, right: Piece): Value {
  const [a, b] = [left.value, right.value];
  const special = Object.hasOwn(operations, operator) ? operations[operator] : undefined;
  const value = special?.(python, left, right);
  if (value) return value;
  for (const { node, value } of [left, right]) spend(python, value, node);
  if (operator === '+') return a.thing || b.thing ? madeFrom(a, b) : concat(python, [left, right]);
  if (operator !== '/') return unknown;
  return { ...madeFrom(a, b), thing: { kind: 'made', name: 'pathlib.Path', from: [] } };
}

type Operation = (python: Python, left: Piece, right: Piece) => Value | undefined;

const operations: Readonly<Record<string, Operation>> = {
  '+': (_python, { value: a }, { value: b }) =>
    a.thing?.kind === 'list' && b.thing?.kind === 'list' ? joinLists(a.thing, b.thing) : undefined,
  '%': (python, left, { node, value: b }) => {
    if (left.value.text === undefined && !left.value.parts) return;
    const items = b.thing?.kind === 'list' ? b.thing.items.map(({ value }) => value) : [b];
    const values = items.map((value) => ({ node, value }));
    return fill(python, left, values);
  },
  '|': (_python, { value: a }, { value: b }) =>
    [a, b].some((one) => one.thing?.kind === 'whole')
      ? thing({ kind: 'whole', sure: [a, b].every(isWholeOrEmpty) })
      : undefined,
};

function isWholeOrEmpty({ thing: held }: Value): boolean {
  if (held?.kind === 'whole') return held.sure;
  return held?.kind === 'dict' && !held.open && held.entries.size === 0;
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

function evaluateList(python: Python, node: Node): Value {
  const items: Word[] = [];
  let open = false;
  for (const [first, second] of commaSeparated(node.children)) {
    if (first?.name === '*' && second) open = !unpack(python, second, items) || open;
    else if (first) items.push(word(python, first, python.evaluate(first)));
  }
  return listOf(items, open);
}

/** `*value` in a list: whether all that it brings is known; if not, it stands for what may come. */
function unpack(python: Python, node: Node, items: Word[]): boolean {
  const value = python.evaluate(node);
  const held = value.thing;
  if (held?.kind === 'list') items.push(...held.items);
  else openStar(python, value, node);
  const isKnown = held?.kind === 'list' && !held.open;
  if (!isKnown) items.push(word(python, node, { ...unknown, flows: value.flows }));
  return isKnown;
}

function word(python: Python, node: Node, value: Value): Word {
  letGo(python, value, node);
  return { value, argument: argumentOf(node, value) };
}

/** A function in a collection may be called by what takes it out. */
function letGo(python: Python, value: Value, node: Node): void {
  if (value.thing?.kind === 'function') spend(python, value, node);
}

function evaluateDictionary(python: Python, node: Node): Value {
  const entries = new Map<string, Value>();
  let [whole, open] = [false, false];
  for (const [first, second, third] of commaSeparated(node.children)) {
    if (first?.name === '**' && second) {
      open = true;
      whole = spread(python, second, entries) || whole;
    } else if (first) open = !enter(python, first, third, entries) || open;
  }
  return whole ? thing({ kind: 'whole', sure: false }) : dictOf(entries, open);
}

/** `**value` in a dictionary: whether that is the object on stdin. */
function spread(python: Python, node: Node, entries: Map<string, Value>): boolean {
  const value = python.evaluate(node);
  const held = value.thing;
  if (held?.kind === 'dict') {
    for (const [key, entry] of held.entries) {
      if (entries.size < itemLimit) entries.set(key, entry);
    }
  } else if (held?.kind !== 'environment' && held?.kind !== 'whole') spend(python, value, node);
  return held?.kind === 'whole';
}

/** `key: value` in a dictionary: whether it can be told apart. */
function enter(
  python: Python,
  key: Node,
  node: Node | undefined,
  entries: Map<string, Value>,
): boolean {
  const { text } = python.evaluate(key);
  const value = node ? python.evaluate(node) : unknown;
  letGo(python, value, key);
  const isKnown = text !== undefined && entries.size < itemLimit;
  if (isKnown) entries.set(text, value);
  else spend(python, value, node ?? key);
  return isKnown;
}
