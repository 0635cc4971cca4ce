import type {
  ParameterExpansionPart,
  ParameterOperation,
  SimpleExpansionPart,
  Word as WordNode,
} from 'unbash';
import type { Span } from '../../../core/span.ts';
import type { Read } from '../../body.ts';
import { treated } from '../flow.ts';
import { variablePrefix } from '../variable-name.ts';
import { withDefault } from './default.ts';
import { operate } from './operation.ts';
import { lookUpPositional } from './positional.ts';
import { type Shell, spanOf } from './shell.ts';
import { madeFrom, unknown, type Value } from './value.ts';
import { type Asking, lookUp } from './variable.ts';

const special = /^([0-9]+|[@*#])$/;

/** `$x`. */
export function expandSimple(shell: Shell, part: SimpleExpansionPart, quoted: boolean): Value {
  const span = spanOf(shell, part);
  const name = part.text.slice(1);
  return firstElement(named(shell, name, { ...plain(shell, span, 1), quoted }), name);
}

function plain({ fixed }: Shell, span: Span, skip: number): Asking {
  const nameSpan = fixed ?? { start: span.start + skip, end: span.end };
  return { span, nameSpan, absence: 'nothing', form: 'plain', quoted: true };
}

function named(shell: Shell, name: string, asking: Asking, spare = false): Value {
  if (name === '0' || name === 'BASH_SOURCE') return { ...unknown, place: 'script', text: '' };
  if (special.test(name)) return lookUpPositional(shell, name, asking.span, spare);
  return /^\W$/.test(name) ? unknown : lookUp(shell, name, asking);
}

/** `$array` is its first element; `$@` is all. */
function firstElement(value: Value, name: string): Value {
  return special.test(name) ? value : (value.items?.[0]?.value ?? value);
}

/** `${…}`. */
export function expand(shell: Shell, part: ParameterExpansionPart, quoted: boolean): Value {
  const { parameter, prefix, operation, index } = part;
  if (prefix === '!') return expandIndirect(shell, part, quoted);
  if (index) shell.word(index, false);
  const span = spanOf(shell, part);
  const nameSpan = shell.fixed ?? { start: part.parameterPos, end: part.parameterEnd };
  const operand =
    operation?.type === 'Default' ? operandOf(shell, operation.operand, parameter) : undefined;
  const value = named(
    shell,
    parameter,
    { span, nameSpan, absence: absenceOf(operation), form: formOf(part), quoted },
    (operand?.flows.length ?? 0) > 0,
  );
  if (prefix === '#') return { ...madeFrom([]), flows: treated(value.flows, 'number') };
  const element = index ? elementOf(value, index) : firstElement(value, parameter);
  if (operand && operation?.type === 'Default') {
    const isVariable = /^[A-Za-z_]/.test(parameter);
    const subject = { name: parameter, nameSpan, isVariable, value: element };
    return withDefault(shell, subject, operation.operator, operand);
  }
  return operation ? operate(shell, element, operation) : element;
}

function formOf({ prefix, operation }: ParameterExpansionPart): Asking['form'] {
  return prefix || operation ? 'operation' : 'braced';
}

function absenceOf(operation: ParameterOperation | undefined): Read['absence'] {
  if (operation?.type !== 'Default') return 'nothing';
  if (operation.operator.endsWith('?')) return 'end';
  return operation.operator.endsWith('+') ? 'question' : 'value';
}

/** Where a parameter comes first, an argument of the script that steps in is one to spare. */
function operandOf(shell: Shell, operand: WordNode, parameter: string): Value {
  const before = shell.spare;
  shell.spare ||= parameter.startsWith(variablePrefix);
  const { value } = shell.word(operand, false);
  shell.spare = before;
  return value;
}

function expandIndirect(shell: Shell, part: ParameterExpansionPart, quoted: boolean): Value {
  const span = spanOf(shell, part);
  const { parameter, operation, index } = part;
  if (index) return unknown;
  if (operation?.type === 'Names') {
    const isParams = variablePrefix.startsWith(parameter) || parameter.startsWith(variablePrefix);
    if (isParams) shell.facts.open('iterated', 'variable', span);
    return unknown;
  }
  const pointer = named(shell, parameter, { ...plain(shell, span, 0), quoted });
  if (pointer.text === undefined || special.test(parameter)) {
    shell.facts.open('indirect', 'variable', span);
    return unknown;
  }
  const absence = absenceOf(operation);
  return named(shell, pointer.text, {
    span,
    nameSpan: span,
    absence: absence === 'nothing' ? 'value' : absence,
    form: 'operation',
    quoted,
  });
}

function elementOf(value: Value, index: WordNode): Value {
  if (index.text === '@' || index.text === '*') return value;
  if (value.place === 'script') return value;
  const item = /^\d+$/.test(index.text) ? value.items?.[Number(index.text)] : undefined;
  return item?.value ?? { ...value, text: undefined, items: undefined };
}
