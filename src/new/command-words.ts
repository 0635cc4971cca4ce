import { UserError } from '../core/exit.ts';
import { listed, nearest } from '../core/words.ts';
import type { Param } from '../script/param.ts';
import type { Argument } from './argument.ts';
import { checkProgram } from './check-program.ts';
import { splitWords, type Word } from './split-words.ts';

/** The words of `wrap` with its placeholders resolved. Throws a {@link UserError}. */
export function commandWords<P extends Param>(wrap: string, params: readonly P[]): Argument<P>[] {
  const words = splitWords(wrap).map((word) => argumentOf(word, params));
  checkProgram(words);
  return words;
}

function argumentOf<P extends Param>(word: Word, params: readonly P[]): Argument<P> {
  return word.map((part) => ('text' in part ? part.text : named(part.placeholder, params)));
}

function named<P extends Param>(name: string, params: readonly P[]): P {
  const param = params.find((candidate) => candidate.name === name);
  if (param) return param;
  throw new UserError(`\`{${name}}\` in the command is no parameter`, instead(name, params));
}

function instead(name: string, params: readonly Param[]): string {
  const names = params.map((param) => param.name);
  const close = nearest(name, names);
  const literally = `or \`\\{${name}}\` for the text itself`;
  if (close) return `Write \`{${close}}\`, ${literally}`;
  if (names.length === 0) return `Declare a parameter \`${name}\`, ${literally}`;
  const known = names.map((candidate) => `\`{${candidate}}\``);
  return `Write ${listed(known, 'or')}, ${literally}`;
}
