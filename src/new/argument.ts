import type { Param } from '../script/param.ts';

/** A word of a command: text, and the parameters whose values stand in it. */
export type Argument<P extends Param> = readonly (string | P)[];

/** What ends the options of a command. */
export const end = '--';

export function isEnd<P extends Param>(word: Argument<P> | undefined): boolean {
  return word?.length === 1 && word[0] === end;
}

export function isOption<P extends Param>(word: Argument<P> | undefined): boolean {
  const [start] = word ?? [];
  return typeof start === 'string' && start.startsWith('-') && !isEnd(word);
}

/** The parameter that the word begins with. */
export function first<P extends Param>([start]: Argument<P>): P[] {
  return typeof start === 'object' ? [start] : [];
}

/** Whether the word is a boolean and nothing else. */
export function isFlag<P extends Param>(word: Argument<P>): boolean {
  const [start] = word;
  return word.length === 1 && typeof start === 'object' && start.type === 'boolean';
}
