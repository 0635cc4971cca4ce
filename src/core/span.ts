/** A stretch of a text: UTF-16 offsets, `start` included, `end` not. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A place in a text as people count it: line and column from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The offset at which each line of `text` begins. Lines end at `\n`, as the runtime counts them. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Where `offset` lies, given the {@link lineStarts} of its text. */
export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
