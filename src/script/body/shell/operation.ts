import type { ParameterOperation } from 'unbash';
import { checked, inexact, treated } from '../flow.ts';
import { type Shell, spanOf } from './shell.ts';
import { concat, madeFrom, unknown, type Value } from './value.ts';

/** What becomes of a value by `%`, `/`, `:`, `^` or `@`. */
export function operate(shell: Shell, value: Value, operation: ParameterOperation): Value {
  switch (operation.type) {
    case 'Remove':
      shell.word(operation.operand, false);
      if (value.place === 'script') {
        const isFolder = operation.operator === '%' && operation.operand.text === '/*';
        return isFolder ? { ...value, place: 'folder' } : unknown;
      }
      return madeFrom([value]);
    case 'Replace':
      return replaced(shell, value, operation);
    case 'Slice':
      shell.word(operation.offset, false);
      if (operation.length) shell.word(operation.length, false);
      return madeFrom([value]);
    case 'CaseModification':
      return recased(value, operation.operator);
    case 'Transform':
      return operation.operand.text === 'Q'
        ? { ...madeFrom([value]), flows: treated(value.flows, 'shell-quoted') }
        : madeFrom([value]);
    default:
      return madeFrom([value]);
  }
}

function replaced(
  shell: Shell,
  value: Value,
  operation: Extract<ParameterOperation, { type: 'Replace' }>,
): Value {
  const { pattern, replacement, operator } = operation;
  shell.word(pattern, false);
  const { value: inserted } = shell.word(replacement, false);
  const result = concat([madeFrom([value]), inserted]);
  // What is taken away everywhere cannot be in it any more.
  const isRemoval =
    operator === '//' && inserted.text === '' && /^\[[^\]$`]+\]$/.test(pattern.text);
  if (!isRemoval) return result;
  const check = {
    kind: 'unlike',
    span: spanOf(shell, pattern),
    patterns: [`*${pattern.text}*`],
    regex: false,
    checks: [],
  } as const;
  return { ...result, flows: checked(inexact(value.flows), check) };
}

function recased(value: Value, operator: string): Value {
  if (value.text === undefined) return madeFrom([value]);
  if (operator === '^^') return { ...value, text: value.text.toUpperCase() };
  return operator === ',,' ? { ...value, text: value.text.toLowerCase() } : unknown;
}
