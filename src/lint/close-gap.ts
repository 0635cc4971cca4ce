import type { TextEdit } from '../core/edit.ts';
import type { Header } from '../script/header.ts';
import { trimStart } from '../script/white-space.ts';

/** Edits that make comments of the blank lines between the end of `header` and `offset`. */
export function closeGap(text: string, header: Header, offset: number): TextEdit[] {
  const marker = header.lines[0]?.marker ?? '#';
  const edits: TextEdit[] = [];
  let start = header.end.span.start;
  while (start < offset) {
    const newline = text.indexOf('\n', start);
    if (newline === -1 || newline >= offset) break;
    if (trimStart(text.slice(start, newline)) === '') {
      edits.push({ span: { start, end: start }, text: marker });
    }
    start = newline + 1;
  }
  return edits;
}
