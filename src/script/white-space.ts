/**
 * Unicode's `White_Space`, which is what the runtime trims and splits by. JavaScript's `\s` differs:
 * it lacks U+0085 and has U+FEFF. Loops, as each line of each file passes through here.
 */
function isWhite(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0x2000) return code === 0x85 || code === 0xa0 || code === 0x1680;
  if (code <= 0x200a) return true;
  return (
    code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000
  );
}

export function trimStart(text: string): string {
  return text.slice(nextText(text, 0));
}

export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && isWhite(text.charCodeAt(end - 1))) end--;
  return text.slice(0, end);
}

export function trim(text: string): string {
  return trimStart(trimEnd(text));
}

/** What stands before the first white space. */
export function firstWord(text: string): string {
  return text.slice(0, nextWhite(text, 0));
}

/** A word and its offset in the text it was split from. */
export interface Word {
  readonly text: string;
  readonly start: number;
}

/** The words of `text`, split at white space. */
export function words(text: string): Word[] {
  const found: Word[] = [];
  for (let start = nextText(text, 0); start < text.length; ) {
    const end = nextWhite(text, start);
    found.push({ text: text.slice(start, end), start });
    start = nextText(text, end);
  }
  return found;
}

function nextText(text: string, from: number): number {
  let at = from;
  while (at < text.length && isWhite(text.charCodeAt(at))) at++;
  return at;
}

function nextWhite(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isWhite(text.charCodeAt(at))) at++;
  return at;
}
