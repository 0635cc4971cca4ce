import type { Span } from '../../../core/span.ts';
import type { ArgumentUse } from '../../body.ts';
import type { Positional, Shell } from './shell.ts';
import { constant, madeFrom, unknown, type Value } from './value.ts';

/** `$@` at the beginning of a script. */
export const scriptArguments: Positional = { values: [], rest: 'script' };

/** `$@` here. */
export function positionalOf({ positional }: Pick<Shell, 'positional'>): Positional {
  return positional.get('@') ?? scriptArguments;
}

/** `$1`, `$@`, `$*` or `$#`. */
export function lookUpPositional(shell: Shell, name: string, span: Span, spare = false): Value {
  const { values, rest } = positionalOf(shell);
  const index = Number(name) - 1;
  const held = values[index];
  if (held) return held.value;
  const text = `$${name}`;
  const asks = rest === 'script' ? { text, span } : undefined;
  if (asks) useArguments(shell, asks, spare || shell.testing);
  if (rest === 'unknown') return unknown;
  if (name === '#') return { ...constant(String(values.length)), asks };
  if (index >= 0) return { ...constant(''), asks };
  return {
    ...madeFrom(values.map(({ value }) => value)),
    text: values.length === 0 ? '' : undefined,
    items: values,
    asks,
  };
}

/** Says that the arguments of the script itself are used. */
export function useArguments(
  shell: Shell,
  use: Pick<ArgumentUse, 'text' | 'span'>,
  spare = false,
): void {
  if (!shell.loose) shell.facts.argument({ ...use, spare: spare || shell.spare });
}

/** The same, behind `shift n`. */
export function shifted({ values, rest }: Positional, count: number): Positional {
  return { values: values.slice(count), rest };
}

export function mergePositional(
  a: Positional | undefined,
  b: Positional | undefined,
): Positional | undefined {
  return a === b ? a : { values: [], rest: 'unknown' };
}
