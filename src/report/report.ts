import type { Diagnostic } from '../core/finding.ts';
import { lineStarts, type Position, positionAt } from '../core/span.ts';
import { count } from '../core/words.ts';
import type { Style } from './style.ts';

/** What a run of `lint` found. */
export interface Report {
  /** Absolute. */
  readonly root: string;
  /** How many tools were judged. */
  readonly tools: number;
  /** In the order to show; `file` is relative to the root. */
  readonly diagnostics: readonly (Diagnostic & { readonly file: string })[];
  /** The text of each file that a diagnostic with a span is about. */
  readonly texts: ReadonlyMap<string, string>;
  /** What was mended just now, and so is no longer among the diagnostics. */
  readonly mended?: readonly MendedFile[];
}

/** A file that fixes were written to. */
export interface MendedFile {
  /** Relative to the root, as it was called before. */
  readonly file: string;
  /** Its new name; undefined if it kept the old one. */
  readonly name: string | undefined;
  /** The rules whose findings were mended, one for each finding. */
  readonly rules: readonly string[];
}

/** How many findings were mended. */
export function mendedCount({ mended = [] }: Pick<Report, 'mended'>): number {
  return mended.reduce((sum, { rules }) => sum + rules.length, 0);
}

/** Where it was found, for the last line: in files, or, if nothing was, in all the tools. */
export function foundIn({ diagnostics, tools }: Report): string {
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return files > 0 ? count(files, 'file') : count(tools, 'tool');
}

/** A report as text, ready to be written. Pure. */
export type Reporter = (report: Report, style: Style) => string;

export interface Summary {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

export function summarize({ diagnostics }: Pick<Report, 'diagnostics'>): Summary {
  const of = (severity: Diagnostic['severity']): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), infos: of('info') };
}

/** Where a diagnostic begins and ends; undefined if it is about the file as a whole. */
export interface Place {
  readonly start: Position;
  readonly end: Position;
}

/** Finds the places of diagnostics, indexing each text once. */
export function placesIn(texts: ReadonlyMap<string, string>) {
  const starts = new Map<string, number[]>();
  return ({ file, span }: Report['diagnostics'][number]): Place | undefined => {
    const text = texts.get(file);
    if (!span || text === undefined) return undefined;
    const lines = starts.get(file) ?? lineStarts(text);
    starts.set(file, lines);
    return { start: positionAt(lines, span.start), end: positionAt(lines, span.end) };
  };
}
