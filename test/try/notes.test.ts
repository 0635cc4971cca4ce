import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/core/outcome.ts';
import { notesOn } from '../../src/try/notes.ts';
import { resultOf } from '../../src/try/result.ts';

const captured = (text: string | Uint8Array): Outcome['stdout'] => {
  const head = Buffer.from(text);
  return { head, bytes: head.length };
};

/** What is noted on a call that ended with exit 0, or as `ending` says. */
function notes(
  out: string | Uint8Array,
  err = '',
  ending: Outcome['ending'] = { kind: 'exited', code: 0 },
  left: string[] = [],
): string[] {
  const outcome = { ending, stdout: captured(out), stderr: captured(err), durationMs: 1, left };
  const result = resultOf('tool', '/tool', 300, outcome);
  return result ? notesOn(result, outcome, 300) : [];
}

describe('what a model trips over', () => {
  test.each<[string, string[], string]>([
    [
      'stderr on success',
      notes('done\n', 'warning\n'),
      'It succeeded, and the model still gets its stderr',
    ],
    ['nothing', notes(' \n'), 'It printed nothing: a model cannot tell that from a failure'],
    [
      'colours',
      notes('\u001b[31mred\u001b[0m\n'),
      'The output has escape codes, which a model reads as text',
    ],
    [
      'bytes',
      notes(Buffer.from([0x61, 0xff])),
      'The output has bytes that are no UTF-8; they become U+FFFD',
    ],
    ['NUL', notes('a\0b'), 'The output has NUL bytes'],
    [
      'a progress bar',
      notes('10%\r20%\r\n'),
      'The output goes back to the start of a line, as progress bars do; a model gets every state of it',
    ],
    [
      'much',
      notes('x'.repeat(30_000)),
      'It is about 7500 tokens; the runtime may condense a result over about 5000',
    ],
    [
      'too much',
      notes('x'.repeat(100_000)),
      'It is about 25000 tokens; the runtime cuts a result at about 20000 and keeps its beginning',
    ],
    [
      'a process that stays',
      notes('a\n', '', { kind: 'exited', code: 0 }, ['sleep']),
      'The tool has ended and left 1 other process (`sleep`) running',
    ],
  ])('%s', (_what, found, expected) => {
    expect(found).toEqual([expected]);
  });

  test.each([
    'error: no such branch\n',
    'fatal: not a git repository\n',
    './run: line 3: jq: command not found\n',
    'Traceback (most recent call last)\n',
    'TypeError: x is not a function\n',
    'error[E0308]: mismatched types\n',
    'npm ERR! code 1\n',
  ])('an error with exit 0: %j', (line) => {
    const expected = 'It printed an error and ended with exit 0, so it counts as a success';
    expect(notes(`working\n${line}`)).toEqual([expected]);
    expect(notes(line, '', { kind: 'exited', code: 1 })).toEqual([]);
  });
});

test.each([
  'done\n',
  '0 errors, 2 warnings\n',
  'error rate: 5 %\n',
  'The last error: none was found in the log\n',
  'line\r\nline\r\n',
  'a tab\tand é 🚀\n',
  '\ufeffbyte order mark\n',
])('nothing is strange about %j', (text) => {
  expect(notes(text)).toEqual([]);
});
