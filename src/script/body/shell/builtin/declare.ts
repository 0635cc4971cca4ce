import { parameterName } from '../../variable-name.ts';
import type { Builtin, Command } from '../command.ts';
import type { Shell } from '../shell.ts';
import { constant } from '../value.ts';

/**
 * `export`, `local`, `declare` and the like, behind their assignments. Without a name they print
 * every variable there is.
 */
export const declare: Builtin = (shell, { name, words, span }) => {
  const options = words.filter(({ value }) => /^[-+]/.test(value.text ?? ''));
  const isList = options.some(({ value }) => /^-\w*p/.test(value.text ?? ''));
  const names = words.filter((word) => !options.includes(word));
  if (names.length === 0 && (isList || options.length === 0) && name.value.text !== 'local') {
    shell.facts.open('iterated', 'variable', span);
  }
  if (options.some(({ value }) => /^-\w*n/.test(value.text ?? ''))) refer(shell, names);
  return;
};

/** A reference to a variable stands for one that only the run knows, or for a parameter's. */
function refer(shell: Shell, names: Command['words']): void {
  for (const { value, argument } of names) {
    const target = value.text?.slice(value.text.indexOf('=') + 1);
    if (target === undefined || parameterName(target) !== undefined) {
      shell.facts.open('indirect', 'variable', argument.span);
    }
  }
}

export const unset: Builtin = (shell, { words }) => {
  for (const { value } of words) {
    if (value.text === undefined || value.text.startsWith('-')) continue;
    shell.variables.set(value.text, constant(''));
    shell.known.set(value.text, undefined);
  }
  return;
};
