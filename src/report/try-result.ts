import type { ShownResult } from './rehearsal.ts';
import type { Style } from './style.ts';

/** What the model gets back, in a frame, and below it what came with it. */
export function resultText(_tool: string, result: ShownResult, _style: Style): string[] {
  return result.content.split('\n');
}
