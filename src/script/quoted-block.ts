/** A comment that is no line comment: `/* … *\/`, or a string that stands alone as a docstring. */
export interface QuotedBlock {
  readonly kind: 'block-comment' | 'docstring';
  /** What stands between its marks. */
  readonly text: string;
  /** Where `text` begins. */
  readonly start: number;
  /** Behind the closing mark. */
  readonly end: number;
}

const openings = [
  { kind: 'block-comment', open: '/*', close: '*/' },
  { kind: 'block-comment', open: '<#', close: '#>' },
  { kind: 'block-comment', open: '=begin', close: '=end' },
  { kind: 'docstring', open: '"""', close: '"""' },
  { kind: 'docstring', open: "'''", close: "'''" },
] as const;

/** The block that begins at `from`, after white space; one that is not closed ends with the text. */
export function quotedBlock(text: string, from: number): QuotedBlock | undefined {
  const indent = /^[ \t]*/.exec(text.slice(from, from + 200))?.[0].length ?? 0;
  const at = from + indent;
  const mark = openings.find(({ open }) => text.startsWith(open, at));
  if (!mark) return undefined;
  const start = at + mark.open.length;
  const close = text.indexOf(mark.close, start);
  const stop = close === -1 ? text.length : close;
  return {
    kind: mark.kind,
    text: text.slice(start, stop),
    start,
    end: Math.min(text.length, stop + mark.close.length),
  };
}
