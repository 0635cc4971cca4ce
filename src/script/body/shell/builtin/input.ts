import type { Builtin, Command } from '../command.ts';
import { positionalOf, useArguments } from '../positional.ts';
import type { Shell } from '../shell.ts';
import { madeFrom, unknown, type Value } from '../value.ts';
import { assign } from '../variable.ts';
import { optionsOf } from '../words.ts';

/** `read`: lines or fields of its input, in variables. */
export const read: Builtin = (shell, { words, span }) => {
  const { options, operands } = optionsOf(words, ['p', 'd', 'n', 'N', 't', 'u', 'a', 'i']);
  const array = options.get('a');
  const names = array ? [array] : operands;
  const value = options.has('u') ? unknown : madeFrom([taken(shell)]);
  for (const name of names) {
    if (name.value.text !== undefined) assign(shell, name.value.text, value, name.argument.span);
  }
  if (names.length === 0) assign(shell, 'REPLY', value, span);
  return;
};

export const readArray: Builtin = (shell, { words, span }) => {
  const { options, operands } = optionsOf(words, ['d', 'n', 'O', 's', 'u', 'C', 'c']);
  const value = options.has('u') ? unknown : madeFrom([taken(shell)]);
  const [name] = operands;
  assign(shell, name?.value.text ?? 'MAPFILE', value, name?.argument.span ?? span);
  return;
};

/** What a command reads here to the end. */
export function taken(shell: Shell): Value {
  const { input } = shell;
  if (input.kind === 'known') return input.value;
  if (input.kind === 'other' || shell.drained.get('0')) return unknown;
  shell.drained.set('0', true);
  return { ...unknown, whole: true };
}

export const getopts: Builtin = (shell, { words, span, name }: Command) => {
  const [, variable, ...list] = words;
  const positional = positionalOf(shell);
  if (list.length === 0 && positional.rest === 'script') {
    useArguments(shell, { text: 'getopts', span: name.argument.span });
  }
  const values = list.length > 0 ? list : positional.values;
  const value = madeFrom(values.map((word) => word.value));
  assign(shell, 'OPTARG', value, span);
  const target = variable?.value.text;
  if (target !== undefined) assign(shell, target, unknown, variable?.argument.span ?? span);
  return;
};
