import type { Span } from './span.ts';

/** Replaces the text of `span` by `text`; an empty span inserts, an empty text deletes. */
export interface TextEdit {
  readonly span: Span;
  readonly text: string;
}

/**
 * `source` with all edits applied. Offsets are those of `source`; of edits that overlap an earlier
 * one only the earlier is applied, so the rest can follow in another round.
 */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  const ordered = edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  let result = '';
  let done = 0;
  for (const { span, text } of ordered) {
    if (span.start < done) continue;
    result += source.slice(done, span.start) + text;
    done = span.end;
  }
  return result + source.slice(done);
}
