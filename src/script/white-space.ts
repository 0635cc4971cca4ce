/**
 * Unicode's `White_Space`, which is what the runtime trims and splits by. JavaScript's `\s` differs:
 * it lacks U+0085 and has U+FEFF.
 */
const white = '\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const leading = new RegExp(`^[${white}]+`, 'u');
const trailing = new RegExp(`[${white}]+$`, 'u');
const boundary = new RegExp(`[${white}]|$`, 'u');
const word = new RegExp(`[^${white}]+`, 'gu');

export function trimStart(text: string): string {
  return text.replace(leading, '');
}

export function trimEnd(text: string): string {
  // A cheap look first: the pattern, anchored at the end only, tries every run of white space.
  return isWhite(text.at(-1)) ? text.slice(0, endOfText(text)) : text;
}

export function trim(text: string): string {
  return trimStart(trimEnd(text));
}

function isWhite(character: string | undefined): boolean {
  return character !== undefined && trailing.test(character);
}

function endOfText(text: string): number {
  let end = text.length;
  while (end > 0 && isWhite(text[end - 1])) end--;
  return end;
}

/** What stands before the first white space. */
export function firstWord(text: string): string {
  return text.slice(0, text.search(boundary));
}

/** A word and its offset in the text it was split from. */
export interface Word {
  readonly text: string;
  readonly start: number;
}

/** The words of `text`, split at white space. */
export function words(text: string): Word[] {
  return Array.from(text.matchAll(word), (match) => ({ text: match[0], start: match.index }));
}
