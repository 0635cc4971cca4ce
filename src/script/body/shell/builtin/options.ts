import type { Builtin } from '../command.ts';
import { positionalOf, shifted } from '../positional.ts';
import type { Shell } from '../shell.ts';

const names: Readonly<Record<string, string>> = { nounset: 'u', errexit: 'e' };

/** `set`: options, and the arguments behind them. */
export const set: Builtin = (shell, { words, span }) => {
  if (words.length === 0) shell.facts.open('iterated', 'variable', span);
  let at = 0;
  while (at < words.length) {
    const [, sign, letters] = /^([-+])([A-Za-z]+)$/.exec(words[at]?.value.text ?? '') ?? [];
    if (!letters) break;
    at++;
    for (const letter of letters) {
      const name = letter === 'o' ? (words[at++]?.value.text ?? letter) : letter;
      setOption(shell, name, sign === '-');
    }
  }
  if (at === words.length) return;
  const values = words.slice(words[at]?.value.text === '--' ? at + 1 : at);
  shell.positional.set('@', { values, rest: 'none' });
  return;
};

/** Turns an option on or off, by its letter or its long name. */
export function setOption({ options }: Shell, name: string, isOn: boolean): void {
  options.set(names[name] ?? name, isOn ? true : undefined);
}

export const shift: Builtin = (shell, { words }) => {
  const [count] = words;
  const steps = count ? Number(count.value.text) : 1;
  const positional = positionalOf(shell);
  shell.positional.set(
    '@',
    Number.isInteger(steps) ? shifted(positional, steps) : { values: [], rest: 'unknown' },
  );
  return;
};
