import { type StructuredPatch, structuredPatch } from 'diff';
import { encodePath } from '../core/path-bytes.ts';
import { visible } from '../core/visible.ts';
import { type Paint, paintFor, type Style } from './style.ts';

/** What becomes of one file. Names are relative to the root. */
export interface PatchedFile {
  readonly from: string;
  readonly to: string;
  readonly text?: { readonly before: string; readonly after: string };
  readonly mode?: { readonly before: number; readonly after: number };
}

/**
 * Changes as git shows them: a unified diff, with modes and names in its extended headers. What hides
 * in a line is spelled out where people look at it; a patch to apply needs it `as it is`.
 */
export function patch(
  files: readonly PatchedFile[],
  style: Style,
  lines: 'spelled out' | 'as it is',
): string {
  const paint = paintFor(style);
  const show = lines === 'as it is' ? asItIs : spelledOut;
  return files
    .flatMap((file) => [...headers(file, paint), ...hunks(file, paint, show)])
    .map((line) => `${line}\n`)
    .join('');
}

function asItIs(line: string): string {
  return line;
}

function spelledOut(line: string): string {
  return line.split('\t').map(visible).join('\t');
}

function headers({ from, to, text, mode }: PatchedFile, paint: Paint): string[] {
  const lines = [`diff --git ${gitName(`a/${from}`)} ${gitName(`b/${to}`)}`];
  if (mode) lines.push(`old mode ${gitMode(mode.before)}`, `new mode ${gitMode(mode.after)}`);
  if (from !== to) {
    if (!text) lines.push('similarity index 100%');
    lines.push(`rename from ${gitName(from)}`, `rename to ${gitName(to)}`);
  }
  if (text) lines.push(`--- ${gitName(`a/${from}`)}`, `+++ ${gitName(`b/${to}`)}`);
  return lines.map(paint.strong);
}

/** As git writes names in a patch: in quotes, byte by byte, where there is anything odd in one. */
function gitName(name: string): string {
  if (visible(name) === name && !/["\\]/.test(name)) return name;
  const bytes = Array.from(Buffer.from(encodePath(name)), (byte) =>
    byte < 0x20 || byte >= 0x7f || byte === 0x22 || byte === 0x5c
      ? `\\${byte.toString(8).padStart(3, '0')}`
      : String.fromCharCode(byte),
  );
  return `"${bytes.join('')}"`;
}

/** Git knows two modes of a file. */
function gitMode(mode: number): string {
  return (mode & 0o100) === 0 ? '100644' : '100755';
}

function hunks({ text }: PatchedFile, paint: Paint, show: typeof asItIs): string[] {
  if (!text) return [];
  return hunksOf(text.before, text.after).flatMap(
    ({ oldStart, oldLines, newStart, newLines, lines }) => [
      paint.info(`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`),
      ...lines.map((line) => painted(show(line), paint)),
    ],
  );
}

function range(start: number, lines: number): string {
  return lines === 1 ? `${start}` : `${start},${lines}`;
}

function painted(shown: string, paint: Paint): string {
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
