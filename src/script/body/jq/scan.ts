/** A place in a jq program that moves forward. */
export interface Scanner {
  readonly text: string;
  at: number;
}

const blank = /(?:\s|#[^\n]*)*/y;

/** Steps over white space and comments. */
export function skipBlank(scanner: Scanner): void {
  blank.lastIndex = scanner.at;
  blank.exec(scanner.text);
  scanner.at = blank.lastIndex;
}

/** Takes what a sticky pattern finds here, behind white space; undefined if it finds nothing. */
export function take(scanner: Scanner, pattern: RegExp): string | undefined {
  skipBlank(scanner);
  pattern.lastIndex = scanner.at;
  const found = pattern.exec(scanner.text)?.[0];
  if (found === undefined || found === '') return undefined;
  scanner.at += found.length;
  return found;
}

/** Like {@link take}, but without it the program is none: throws a {@link JqError}. */
export function expect(scanner: Scanner, pattern: RegExp): string {
  const found = take(scanner, pattern);
  if (found === undefined) throw new JqError(`unexpected at ${scanner.at}`);
  return found;
}

/** Whether a word stands here; it is taken then. */
export function takeWord(scanner: Scanner, word: string): boolean {
  const before = scanner.at;
  if (take(scanner, identifier) === word) return true;
  scanner.at = before;
  return false;
}

export const identifier = /[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*/y;

/** What could not be read as a jq program. */
export class JqError extends Error {}
