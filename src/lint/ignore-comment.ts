import type { Span } from '../core/span.ts';
import type { Script } from '../script/script.ts';

/** A comment that asks to pass over findings. */
export interface IgnoreComment {
  /** From the marker to the end of the line. */
  readonly span: Span;
  /** What to take away with it: its whole line, or, behind code, the white space before it. */
  readonly removal: Span;
  /** Whether it is about the whole file. */
  readonly wholeFile: boolean;
  /** Where what it is about begins. */
  readonly reach: Span;
  readonly rules: readonly string[];
  /** Empty if none is given. */
  readonly reason: string;
  /** Whether the model reads it, as a part of the description. */
  readonly delivered: boolean;
}

const word = 'agent-tools-ignore';

/**
 * The comments `agent-tools-ignore <rule…> -- <reason>` of a script, in its own comment style. One
 * behind code is about its line, any other is about the next line, too.
 */
export function ignoreComments({ source: { text }, header }: Script): IgnoreComment[] {
  if (!text.includes(word)) return [];
  const delivered = header.lines.filter(({ fate }) => fate === 'continuation');
  const placed = placesIn(text, header.lines[0]?.marker ?? '#');
  return placed.map((place) => {
    const [, suffix, asked = ''] = /^(-file)?(.*)$/s.exec(place.content) ?? [];
    const [rules = '', ...reasons] = `${asked} `.split(/\s--\s/);
    return {
      ...place,
      wholeFile: suffix !== undefined,
      reach: reachOf(text, place, placed),
      rules: rules.split(/[\s,]+/).filter((rule) => rule !== ''),
      reason: reasons.join(' -- ').trim(),
      delivered: delivered.some(({ textSpan }) => textSpan.end === place.span.end),
    };
  });
}

interface Place {
  readonly span: Span;
  readonly removal: Span;
  readonly alone: boolean;
  /** What stands behind the word. */
  readonly content: string;
}

function placesIn(text: string, marker: string): Place[] {
  const places: Place[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, lineEnd(text, at))) {
    const lineStart = text.lastIndexOf('\n', at - 1) + 1;
    const end = lineStart + text.slice(lineStart, lineEnd(text, at)).trimEnd().length;
    const content = text.slice(at + word.length, end);
    const before = text.slice(lineStart, at).trimEnd();
    const code = before.slice(0, -marker.length);
    if (!before.endsWith(marker) || !/^(-file)?(\s|$)/.test(content)) continue;
    if (/\S$/.test(code)) continue;
    const start = lineStart + code.length;
    const alone = code.trim() === '';
    const removal = alone
      ? { start: lineStart, end: Math.min(lineEnd(text, at) + 1, text.length) }
      : { start: lineStart + code.trimEnd().length, end };
    places.push({ span: { start, end }, removal, alone, content });
  }
  return places;
}

/** Its line and, if it stands alone there, the next that is no such comment itself. */
function reachOf(text: string, { removal, span, alone }: Place, all: readonly Place[]): Span {
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  if (!alone) return { start, end: lineEnd(text, start) };
  let next = removal.end;
  for (let other = all.find(at(next)); other; other = all.find(at(next))) next = other.removal.end;
  return { start, end: lineEnd(text, next) };
}

function at(offset: number): (place: Place) => boolean {
  return ({ alone, removal }) => alone && removal.start === offset;
}

function lineEnd(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  return newline === -1 ? text.length : newline;
}
