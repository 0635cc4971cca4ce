import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/core/edit.ts';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';
import { findings, tool } from '../findings.ts';

const text = tool('# @param *env string Where to deploy to.', 'echo "$OCTOMIND_PARAM_ENV"');

test('all lines: one finding, that names the interpreter nobody has', () => {
  expect(findings(text.replaceAll('\n', '\r\n'))).toEqual([
    'line-endings-lf 1:20 the lines of `tool` end in `\\r\\n`, so the system looks for an interpreter called `bash\\r`',
  ]);
});

test('some lines', () => {
  expect(findings(`${text}echo a\r\necho b\r\n`)).toEqual([
    'line-endings-lf 5:7 lines of `tool` end in `\\r\\n`, and the `\\r` becomes part of their last word',
  ]);
});

test('the fix gives the text as it was meant', () => {
  const windows = text.replaceAll('\n', '\r\n');
  const [diagnostic] = lint(exampleToolbox({ tool: windows }));
  const edits = diagnostic?.fix && 'edits' in diagnostic.fix ? diagnostic.fix.edits : [];
  expect(applyEdits(windows, edits)).toBe(text);
});

test.each([
  ['LF', text],
  ['a lone carriage return in a string', `${text}printf 'a\rb'\n`],
  ['no line end at all at the end', text.trimEnd()],
])('silent: %s', (_what, content) => {
  expect(findings(content)).toEqual([]);
});
