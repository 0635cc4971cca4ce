import { expect, test } from 'vitest';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';
import { findings, tool } from '../findings.ts';

test('executable here, and not in git', () => {
  expect(findings({ deploy: { text: tool(), indexMode: 0o100644 } })).toEqual([
    'deploy git-executable `deploy` is executable here and not in git (mode 100644), so the runtime skips it for everybody who checks it out',
  ]);
});

test('where this system has no bits, git has the only truth', () => {
  const { candidates, ...toolbox } = exampleToolbox({
    deploy: { text: tool(), mode: 0o644, indexMode: 0o100644 },
  });
  const bitless = candidates.map(({ mode: _mode, ...candidate }) => candidate);
  expect(lint({ ...toolbox, candidates: bitless }).map(({ message }) => message)).toEqual([
    '`deploy` has no execute bit in git (mode 100644), so the runtime skips it for everybody who checks it out',
  ]);
});

test('silent: without the bit here `file-executable` speaks alone', () => {
  const [only, ...others] = findings({
    deploy: { text: tool(), mode: 0o644, indexMode: 0o100644 },
  });
  expect(only).toMatch(/^deploy file-executable /);
  expect(others).toEqual([]);
});

test.each([
  ['recorded', { text: tool(), indexMode: 0o100755 }],
  ['not in git', { text: tool() }],
  ['a sourced helper', { text: '# Sourced by the others.\nred=1\n', indexMode: 0o100644 }],
])('silent: %s', (_what, entry) => {
  expect(findings({ deploy: entry })).toEqual([]);
});
