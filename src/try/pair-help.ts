import type { Param } from '../script/param.ts';
import { choicesIn } from './choices.ts';
import { wordFor } from './word.ts';

/** What to write in the place of a word that names a parameter or holds a value, and not both. */
export function pairHelp(word: string, params: readonly Param[]): string {
  const named = params.find(({ name }) => name === word);
  if (named) return `Write \`${word}=${named.type === 'boolean' ? 'true' : '<value>'}\``;
  const value = word.replace(/^:?=/, '');
  const names = [...new Set(params.map(({ name }) => name))];
  const chosen = params.filter(({ description }) => choicesIn(description).includes(value));
  const [only] = chosen.length === 1 ? chosen.map(({ name }) => name) : names;
  if (only === undefined) return 'Leave it out: the tool takes no parameters';
  if (chosen.length === 1 || names.length === 1) {
    return `Write \`${wordFor(only, value, undefined)}\``;
  }
  const all = names.map((name) => `\`${name}\``).join(', ');
  return `Write \`<parameter>=${value}\`; its parameters are ${all}`;
}
