import type { Span } from '../../../core/span.ts';
import type { Shell } from './shell.ts';
import { mergeValues, type Value } from './value.ts';
import { assign } from './variable.ts';

/** What is expanded: a variable, or an argument of the script. */
export interface Subject {
  readonly name: string;
  readonly nameSpan: Span;
  readonly isVariable: boolean;
  readonly value: Value;
}

/** `${name-operand}` and its like: what it becomes, and what is known of `name` afterwards. */
export function withDefault(
  shell: Shell,
  subject: Subject,
  operator: string,
  operand: Value,
): Value {
  switch (operator.at(-1)) {
    case '+':
      return alternative(subject, operand);
    case '?':
      if (subject.isVariable) shell.known.set(subject.name, true);
      return subject.value;
    case '=': {
      const result = defaulted(shell, subject, operator, operand);
      if (subject.isVariable) assign(shell, subject.name, result, subject.nameSpan);
      return result;
    }
    default:
      return defaulted(shell, subject, operator, operand);
  }
}

function alternative({ name, isVariable }: Subject, operand: Value): Value {
  const unset = isVariable ? { name, text: '' } : undefined;
  return { ...operand, text: undefined, unset };
}

function defaulted(
  shell: Shell,
  { name, isVariable, value }: Subject,
  operator: string,
  operand: Value,
): Value {
  const isEmpty = operator.startsWith(':') && value.text === '';
  if (value.text !== undefined && !isEmpty) return value;
  const result = isEmpty ? operand : (mergeValues(value, operand) ?? operand);
  const mayBeUnset = isVariable && operand.text !== undefined && !shell.known.get(name);
  return {
    ...result,
    unset: mayBeUnset ? { name, text: operand.text ?? '' } : undefined,
    asks: operand.asks ?? value.asks,
    sometimes: false,
  };
}
