import { isUtf8 } from 'node:buffer';
import { structuredPatch } from 'diff';
import type { TreeChange } from '../core/trees.ts';

/** The lines of a unified diff, without its head; empty for what is no text or has no content. */
export function diffOf({ before, after }: TreeChange): string[] {
  const [old, recent] = [textOf(before), textOf(after)];
  if (old === undefined || recent === undefined) return [];
  // A bound on the work: beyond it, all lines of the one and then all of the other say the same.
  const patch = structuredPatch('', '', old, recent, '', '', { context: 2, maxEditLength: 2000 });
  if (!patch) return [...marked('-', old), ...marked('+', recent)];
  return patch.hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`,
    ...lines,
  ]);
}

/** No lines at all stand behind the line before them. */
function range(start: number, lines: number): string {
  return `${lines === 0 ? start - 1 : start},${lines}`;
}

function textOf(content: Uint8Array | undefined): string | undefined {
  if (content === undefined) return '';
  return isUtf8(content) && !content.includes(0) ? Buffer.from(content).toString() : undefined;
}

function marked(mark: string, text: string): string[] {
  return text.split('\n').map((line) => mark + line);
}
