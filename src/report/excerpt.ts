import { visible } from '../core/visible.ts';
import type { Place } from './report.ts';
import type { Paint } from './style.ts';

/**
 * The line a diagnostic is about, with carets below what it points at. A long line is cut around
 * the place, and what must not reach a terminal is spelled out; the carets follow.
 */
export function excerpt(
  text: string,
  { start, end }: Place,
  width: number,
  paint: Paint,
): string[] {
  const line = lineOf(text, start.line);
  const from = start.column - 1;
  const to = end.line === start.line ? end.column - 1 : line.length;
  const before = spaced(line.slice(0, from));
  const marked = visible(line.slice(from, to));
  const after = spaced(line.slice(to));
  const gutter = String(start.line);
  const room = Math.max(20, width - gutter.length - 7);
  const shown = cut(before, marked, after, room);
  const margin = ' '.repeat(gutter.length);
  const carets = '^'.repeat(Math.max(1, Math.min(shown.marked, room - shown.column)));
  return [
    `${paint.faint(`${gutter} │`)} ${shown.line}`,
    `${paint.faint(`${margin} │`)} ${' '.repeat(shown.column)}${paint.error(carets)}`,
  ];
}

/** A tab is as wide as two spaces: the carets below have to stand where they belong. */
function spaced(text: string): string {
  return text.split('\t').map(visible).join('  ');
}

function lineOf(text: string, line: number): string {
  let start = 0;
  for (let number = 1; number < line; number++) start = text.indexOf('\n', start) + 1;
  const end = text.indexOf('\n', start);
  const whole = end === -1 ? text.slice(start) : text.slice(start, end);
  return whole.endsWith('\r') ? whole.slice(0, -1) : whole;
}

interface Shown {
  readonly line: string;
  readonly column: number;
  readonly marked: number;
}

/** What is left of a character of two UTF-16 units that was cut through. */
const halfLeft = /^[\udc00-\udfff]/;
const halfRight = /[\ud800-\udbff]$/;

function cut(before: string, marked: string, after: string, room: number): Shown {
  const whole = before + marked + after;
  if (whole.length <= room) return { line: whole, column: before.length, marked: marked.length };
  const context = Math.min(
    before.length,
    Math.max(0, room - marked.length - 2),
    Math.floor(room / 2),
  );
  const cutLeft = context < before.length;
  const line = (cutLeft ? '…' : '') + whole.slice(before.length - context).replace(halfLeft, ' ');
  return {
    line: line.length > room ? `${line.slice(0, room - 1).replace(halfRight, ' ')}…` : line,
    column: context + (cutLeft ? 1 : 0),
    marked: marked.length,
  };
}
