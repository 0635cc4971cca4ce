import { type StructuredPatch, structuredPatch } from 'diff';
import { visible } from '../core/visible.ts';
import { type Paint, paintFor, type Style } from './style.ts';

/** What becomes of one file. Names are relative to the root. */
export interface PatchedFile {
  readonly from: string;
  readonly to: string;
  readonly text?: { readonly before: string; readonly after: string };
  readonly mode?: { readonly before: number; readonly after: number };
}

/** Changes as git shows them: a unified diff, with modes and names in its extended headers. */
export function patch(files: readonly PatchedFile[], style: Style): string {
  const paint = paintFor(style);
  return files
    .flatMap((file) => [...headers(file, paint), ...hunks(file, paint)])
    .map((line) => `${line}\n`)
    .join('');
}

function headers({ from, to, text, mode }: PatchedFile, paint: Paint): string[] {
  const [before, after] = [visible(from), visible(to)];
  const lines = [`diff --git a/${before} b/${after}`];
  if (mode) lines.push(`old mode ${gitMode(mode.before)}`, `new mode ${gitMode(mode.after)}`);
  if (from !== to) {
    if (!text) lines.push('similarity index 100%');
    lines.push(`rename from ${before}`, `rename to ${after}`);
  }
  if (text) lines.push(`--- a/${before}`, `+++ b/${after}`);
  return lines.map(paint.strong);
}

/** Git knows two modes of a file. */
function gitMode(mode: number): string {
  return (mode & 0o100) === 0 ? '100644' : '100755';
}

function hunks({ text }: PatchedFile, paint: Paint): string[] {
  if (!text) return [];
  return hunksOf(text.before, text.after).flatMap(
    ({ oldStart, oldLines, newStart, newLines, lines }) => [
      paint.info(`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`),
      ...lines.map((line) => painted(line, paint)),
    ],
  );
}

function range(start: number, lines: number): string {
  return lines === 1 ? `${start}` : `${start},${lines}`;
}

function painted(line: string, paint: Paint): string {
  const shown = line.split('\t').map(visible).join('\t');
  if (shown.startsWith('+')) return paint.good(shown);
  return shown.startsWith('-') ? paint.error(shown) : shown;
}

/** Comparing takes time with the square of the lines that differ: beyond this, everything differs. */
const mostDifferences = 1500;

function hunksOf(before: string, after: string): StructuredPatch['hunks'] {
  const options = { context: 3, maxEditLength: mostDifferences };
  const compared = structuredPatch('', '', before, after, undefined, undefined, options);
  return compared?.hunks ?? [replaced(before, after)];
}

function replaced(before: string, after: string): StructuredPatch['hunks'][number] {
  const [old, now] = [linesOf(before, '-'), linesOf(after, '+')];
  const number = (lines: readonly string[]): number =>
    lines.filter((line) => !line.startsWith('\\')).length;
  return {
    oldStart: 1,
    oldLines: number(old),
    newStart: 1,
    newLines: number(now),
    lines: [...old, ...now],
  };
}

function linesOf(text: string, sign: '-' | '+'): string[] {
  const lines = text.split('\n').map((line) => sign + line);
  if (text.endsWith('\n')) return lines.slice(0, -1);
  return [...lines, '\\ No newline at end of file'];
}
