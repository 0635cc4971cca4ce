import { visible } from '../core/visible.ts';
import type { ShownResult } from './rehearsal.ts';
import { paintFor, type Style } from './style.ts';

/** What the model gets back, in a frame, and below it what came with it. */
export function resultText(result: ShownResult, style: Style): string[] {
  const paint = paintFor(style);
  const { isError, content, notes, changes } = result;
  const bar = isError ? paint.error('│') : paint.good('│');
  const title = isError ? paint.error('the model gets an error') : paint.good('the model gets');
  return [
    `${isError ? paint.error('┌') : paint.good('┌')} ${title}`,
    ...shownLines(content).map((line) => `${bar} ${line}`.trimEnd()),
    `${isError ? paint.error('└') : paint.good('└')} ${paint.faint(facts(result))}`,
    ...notes.map((note) => `${paint.warning('note')} ${visible(note)}`),
    ...(changes ?? []).flatMap(({ kind, file, diff }) => [
      `${kind} ${visible(file)}`,
      ...diff.map((line) => `  ${visible(line)}`),
    ]),
  ];
}

/** The lines of a text, and a word on how it ends where that cannot be seen. */
function shownLines(content: string): string[] {
  if (content === '') return ['(nothing at all)'];
  const lines = content.split('\n').map((line) => visible(line));
  if (content.endsWith('\n')) lines.pop();
  const shown = 200;
  if (lines.length <= shown) return lines;
  const left = lines.length - shown;
  return [...lines.slice(0, shown), `… ${left} more lines; --json has them all`];
}

function facts(result: ShownResult): string {
  const { exitCode, signal, durationMs, stdoutBytes, stderrBytes, tokens } = result;
  return [
    exitCode === undefined ? (signal ?? 'no exit status') : `exit ${exitCode}`,
    `${(durationMs / 1000).toFixed(2)} s`,
    `${stdoutBytes} bytes of stdout, ${stderrBytes} of stderr`,
    `about ${tokens} tokens (characters / 4)`,
  ].join(', ');
}
