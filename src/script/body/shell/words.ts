import type { Word as WordNode } from 'unbash';
import { type Options, parseOptions, type Usage } from '../options.ts';
import type { Shell } from './shell.ts';
import type { Word } from './value.ts';

const all = /^"?\$(@|\{@\}|\{\w+\[@\]\})"?$|^\$(\*|\{\*\}|\{\w+\[\*\]\})$/;

/** The words that a word becomes: those of `"${array[@]}"` and `"$@"` if they are known. */
export function flattened(shell: Shell, node: WordNode): readonly Word[] {
  const word = shell.word(node, true);
  return all.test(node.text) ? (word.value.items ?? [word]) : [word];
}

/** The options among the words of a command. */
export function optionsOf(words: readonly Word[], valued: Usage['valued']): Options<Word> {
  const textOf = ({ value, argument }: Word): string | undefined =>
    value.text ?? argument.parts[0]?.text;
  return parseOptions(words, textOf, { valued });
}
