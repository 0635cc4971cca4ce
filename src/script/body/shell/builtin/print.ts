import { treated } from '../../flow.ts';
import type { Builtin } from '../command.ts';
import { print } from '../output.ts';
import { concat, constant, madeFrom, unknown, type Value, type Word } from '../value.ts';
import { assign } from '../variable.ts';
import { optionsOf } from '../words.ts';

export const echo: Builtin = (shell, { words, span }) => {
  const start = words.findIndex(({ value }) => !/^-[neE]+$/.test(value.text ?? ''));
  const values = (start === -1 ? [] : words.slice(start)).map(({ value }) => value);
  const spaced = values.flatMap((value, at) => (at === 0 ? [value] : [constant(' '), value]));
  print(shell, concat(spaced), span);
  return;
};

export const printf: Builtin = (shell, { words, span }) => {
  const { options, operands } = optionsOf(words, ['v']);
  const [format, ...values] = operands;
  const value = format ? formatted(format, values) : unknown;
  const target = options.get('v');
  if (!target) print(shell, value, span);
  else if (target.value.text !== undefined) {
    assign(shell, target.value.text, value, target.argument.span);
  }
  return;
};

function formatted({ value }: Word, words: readonly Word[]): Value {
  const values = words.map((word) => word.value);
  const format = value.text?.replace(/\\n$/, '');
  if (format === undefined) return madeFrom([value, ...values]);
  const directives = format.match(/%[^a-zA-Z%]*[a-zA-Z%]/g) ?? [];
  const [only] = values;
  if (format === '%s' && only && values.length === 1) return only;
  if (directives.length === 0 && !format.includes('\\')) return constant(format);
  const made = madeFrom(values);
  const kinds = new Set(directives.map((directive) => directive.at(-1)));
  kinds.delete('%');
  if ([...kinds].every((kind) => kind === 'q')) {
    return { ...made, flows: treated(made.flows, 'shell-quoted') };
  }
  const isNumber = [...kinds].every((kind) => /[diouxXfFeEgG]/.test(kind ?? ''));
  return isNumber ? { ...made, flows: treated(made.flows, 'number') } : made;
}

/** `cd`: where a relative path begins afterwards. */
export const changeDirectory: Builtin = (shell, { words, span }) => {
  const target = optionsOf(words, []).operands[0]?.value ?? unknown;
  assign(shell, 'PWD', target.place === 'folder' ? target : unknown, span);
  return;
};

export const printDirectory: Builtin = (shell, { span }) => {
  print(shell, shell.variables.get('PWD') ?? unknown, span);
  return;
};
