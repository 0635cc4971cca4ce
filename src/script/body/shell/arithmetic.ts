import type { ArithmeticExpression } from 'unbash';
import { treated } from '../flow.ts';
import { lookUpPositional } from './positional.ts';
import { type Shell, spanOf } from './shell.ts';
import { constant, madeFrom, type Value } from './value.ts';
import { assign, lookUp } from './variable.ts';

type ArithmeticWord = Extract<ArithmeticExpression, { type: 'ArithmeticWord' }>;

const assignment = /^([-+*/%&|^]|<<|>>)?=$/;
const name = /^(\$?)(?:\{?)([A-Za-z_]\w*|\d+)(?:\[[^\]]*\]?)?(?:\}?)$/;

/**
 * Evaluates arithmetic. Whatever a shell finds in a variable there, it evaluates in turn, so each
 * flow into it is an arrival.
 */
export function evaluateArithmetic(
  shell: Shell,
  expression: ArithmeticExpression | undefined,
): Value {
  if (!expression) return madeFrom([]);
  switch (expression.type) {
    case 'ArithmeticBinary': {
      const right = evaluateArithmetic(shell, expression.right);
      const isAssignment = assignment.test(expression.operator);
      if (isAssignment && expression.left.type === 'ArithmeticWord') {
        return assignTo(shell, expression.left, expression.operator === '=', right);
      }
      return number(evaluateArithmetic(shell, expression.left), right);
    }
    case 'ArithmeticTernary':
      return number(
        evaluateArithmetic(shell, expression.test),
        evaluateArithmetic(shell, expression.consequent),
        evaluateArithmetic(shell, expression.alternate),
      );
    case 'ArithmeticUnary':
      return number(evaluateArithmetic(shell, expression.operand));
    case 'ArithmeticGroup':
      return evaluateArithmetic(shell, expression.expression);
    case 'ArithmeticCommandExpansion':
      return arrive(shell, expression, shell.capture(expression.script, spanOf(shell, expression)));
    case 'ArithmeticWord':
      return evaluateOperand(shell, expression);
  }
}

function number(...values: readonly Value[]): Value {
  const made = madeFrom(values);
  return { ...made, flows: treated(made.flows, 'number') };
}

function assignTo(shell: Shell, target: ArithmeticWord, isPlain: boolean, value: Value): Value {
  const before = isPlain ? madeFrom([]) : evaluateOperand(shell, target);
  const result = number(before, value);
  const found = name.exec(target.value);
  if (found?.[2] && !target.value.includes('[')) {
    assign(shell, found[2], result, spanOf(shell, target));
  }
  return result;
}

function evaluateOperand(shell: Shell, operand: ArithmeticWord): Value {
  const span = spanOf(shell, operand);
  if (operand.parts) {
    const node = { ...operand, type: 'Word', text: operand.value } as const;
    return arrive(shell, operand, shell.word(node, false).value);
  }
  const [, dollar, variable = ''] = name.exec(operand.value) ?? [];
  if (variable === '') return constant(operand.value);
  if (/^\d/.test(variable)) {
    return dollar
      ? arrive(shell, operand, lookUpPositional(shell, variable, span))
      : constant(variable);
  }
  const from = span.start + operand.value.indexOf(variable);
  const value = lookUp(shell, variable, {
    span,
    nameSpan: shell.fixed ?? { start: from, end: from + variable.length },
    absence: 'nothing',
    form: dollar ? 'plain' : 'arithmetic',
    quoted: true,
  });
  return arrive(shell, operand, value);
}

function arrive(
  shell: Shell,
  node: { readonly pos: number; readonly end: number },
  value: Value,
): Value {
  if (value.flows.length === 0) return value;
  const span = spanOf(shell, node);
  shell.facts.arrive({
    place: 'arithmetic',
    argument: {
      span,
      text: undefined,
      parts: [{ span, text: undefined, splits: false, flows: value.flows }],
      keyword: undefined,
      items: undefined,
    },
  });
  return value;
}
