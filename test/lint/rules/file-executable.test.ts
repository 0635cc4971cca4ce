import { expect, test } from 'vitest';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';
import { findings, tool } from '../findings.ts';

const missing = ['deploy file-executable `deploy` has no execute bit, so the runtime skips it'];

test.each([0o644, 0o600, 0o444, 0o4644])('mode %o', (mode) => {
  expect(findings({ deploy: { text: tool(), mode } })).toEqual(missing);
});

test('it is the one cause, whatever else keeps the file from being a tool', () => {
  const text = '#!/bin/sh\r\n# (c)\r\n\r\n# @description Deploy the whole shop.\r\n';
  expect(findings({ deploy: { text, mode: 0o644 } })).toEqual(missing);
});

test.each([0o755, 0o100, 0o010, 0o001])('silent: mode %o', (mode) => {
  expect(findings({ deploy: { text: tool(), mode } })).toEqual([]);
});

test.each([
  ['a sourced helper', '# Sourced by the others.\nred=1\n'],
  ['a script that describes nothing', '#!/bin/sh\n# Not a tool yet.\n'],
  ['prose', 'Put your tools here.\n'],
  ['an empty file', ''],
])('silent: %s', (_what, text) => {
  expect(findings({ lib: { text, mode: 0o644 } })).toEqual([]);
});

test('silent where there are no bits, as the runtime does not ask there', () => {
  const { candidates, ...toolbox } = exampleToolbox({ deploy: { text: tool(), mode: 0o644 } });
  const bitless = candidates.map(({ mode: _mode, ...candidate }) => candidate);
  expect(lint({ ...toolbox, candidates: bitless })).toEqual([]);
});
