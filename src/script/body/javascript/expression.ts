import { inexact, treated } from '../flow.ts';
import { elementOf, evaluateMember, settled } from './access.ts';
import { evaluateCall, evaluateTemplateCall } from './call.ts';
import { evaluateArray, evaluateObject } from './collection.ts';
import { evaluateComparison } from './condition.ts';
import { decide, negated } from './decide.ts';
import { defineClass, defineFunction } from './definition.ts';
import { importModule } from './import.ts';
import type { JavaScript } from './javascript.ts';
import { evaluateLogical } from './logical.ts';
import { insideOf } from './mention.ts';
import { answer } from './narrow.ts';
import { inner, type Node } from './node.ts';
import { lookUp } from './scope.ts';
import { spend } from './spend.ts';
import { piecesOf, written } from './template.ts';
import { concat } from './text.ts';
import { constant, flowing, madeFrom, oneOf, thing, unknown, type Value } from './value.ts';

/** Nested deeper than this, an expression is not followed. */
const depthLimit = 180;

/** What an expression becomes. */
export function evaluate(code: JavaScript, node: Node): Value {
  if (code.depth > depthLimit) {
    code.complete = false;
    return unknown;
  }
  code.depth++;
  const value = follow(code, node);
  code.depth--;
  return value;
}

function follow(code: JavaScript, node: Node): Value {
  switch (node.type) {
    case 'Literal':
      return literal(node);
    case 'TemplateLiteral':
      return concat(code, piecesOf(code, node));
    case 'Identifier':
      return node.name === 'undefined' ? thing({ kind: 'nothing' }) : named(code, node);
    case 'ThisExpression':
      return code.self ?? unknown;
    case 'MemberExpression':
      return evaluateMember(code, node);
    case 'CallExpression':
    case 'NewExpression':
      return evaluateCall(code, node);
    case 'TaggedTemplateExpression':
      return evaluateTemplateCall(code, node);
    case 'AwaitExpression':
      return code.evaluate(node.argument);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return code.evaluate(node.expression);
    case 'ArrayExpression':
      return evaluateArray(code, node);
    case 'ObjectExpression':
      return evaluateObject(code, node);
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return defineFunction(code, node);
    case 'ClassExpression':
      return defineClass(code, node);
    case 'LogicalExpression':
      return evaluateLogical(code, node).value;
    case 'BinaryExpression':
      return evaluateBinary(code, node);
    case 'UnaryExpression':
      return evaluateUnary(code, node);
    case 'ConditionalExpression':
      return evaluateChoice(code, node);
    case 'AssignmentExpression':
      return evaluateAssignment(code, node);
    case 'SequenceExpression':
      return node.expressions.map((one) => code.evaluate(one)).at(-1) ?? unknown;
    case 'YieldExpression': {
      const value = node.argument ? code.evaluate(node.argument) : unknown;
      code.returns?.values.push(node.delegate ? elementOf(code, value, node) : value);
      return unknown;
    }
    case 'ImportExpression':
      return importModule(code, code.evaluate(node.source).text, node);
    case 'MetaProperty':
      return thing({ kind: 'library', name: `${node.meta.name}.${node.property.name}` });
    default:
      return unknown;
  }
}

function named(code: JavaScript, node: Extract<Node, { type: 'Identifier' }>): Value {
  const value = lookUp(code, node.name);
  return value.thing?.kind === 'library' ? settled(value.thing.name, node, code) : value;
}

function literal(node: Extract<Node, { type: 'Literal' }>): Value {
  if (node.regex) return thing({ kind: 'regex', ...node.regex });
  if (node.value === null) return thing({ kind: 'nothing' });
  return constant(String(node.value), insideOf(node));
}

function evaluateBinary(
  code: JavaScript,
  node: Extract<Node, { type: 'BinaryExpression' }>,
): Value {
  if (/^([!=]==?|[<>]=?|in|instanceof)$/.test(node.operator)) return evaluateComparison(code, node);
  if (node.operator !== '+') {
    const values = [node.left, node.right].map((side) => code.evaluate(side));
    return flowing(treated(madeFrom(...values).flows, 'number'));
  }
  // A long sum is as deep as it is long.
  const sides: Node[] = [];
  let left: Node = node;
  while (left.type === 'BinaryExpression' && left.operator === '+') {
    sides.push(left.right);
    left = left.left;
  }
  const operands = [left, ...sides.toReversed()];
  return concat(
    code,
    operands.map((side) => ({ node: side, value: written(code, side) })),
  );
}

function evaluateUnary(code: JavaScript, node: Extract<Node, { type: 'UnaryExpression' }>): Value {
  if (node.operator === '!') return answer(negated(code.test(node.argument)));
  const value = code.evaluate(node.argument);
  switch (node.operator) {
    case 'void':
      return thing({ kind: 'nothing' });
    case '-':
      return value.text === undefined
        ? flowing(treated(value.flows, 'number'))
        : constant(`-${value.text}`);
    case '+':
    case '~':
      return flowing(treated(value.flows, 'number'));
    default:
      return unknown;
  }
}

function evaluateChoice(
  code: JavaScript,
  node: Extract<Node, { type: 'ConditionalExpression' }>,
): Value {
  const values: Value[] = [];
  const branch = (side: Node) => (): void => {
    const value = code.evaluate(side);
    if (code.paths.live) values.push(value);
  };
  decide(code, code.test(node.test), branch(node.consequent), branch(node.alternate));
  const value = oneOf(values);
  return values.length > 1 && values.some(({ text }) => text === undefined)
    ? { ...value, text: undefined }
    : value;
}

function evaluateAssignment(
  code: JavaScript,
  node: Extract<Node, { type: 'AssignmentExpression' }>,
): Value {
  const { operator, left, right } = node;
  if (operator === '=') {
    const value = code.evaluate(right);
    code.bind(left, value, false);
    return value;
  }
  const value = combined(code, operator.slice(0, -1), inner(left), right, node);
  code.bind(left, value, false);
  return value;
}

function combined(code: JavaScript, operator: string, left: Node, right: Node, span: Node): Value {
  if (operator === '+') {
    return concat(
      code,
      [left, right].map((side) => ({ node: side, value: written(code, side) })),
    );
  }
  if (/^(\|\||&&|\?\?)$/.test(operator)) {
    const before = code.evaluate(left);
    const values = [before];
    code.paths.fork([() => values.push(code.evaluate(right)), () => undefined]);
    return oneOf(values);
  }
  const values = [left, right].map((side) => code.evaluate(side));
  for (const value of values) spend(code, value, span);
  return flowing(treated(inexact(madeFrom(...values).flows), 'number'));
}
