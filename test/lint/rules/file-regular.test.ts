import { expect, test } from 'vitest';
import type { Kind } from '../../../src/core/host.ts';
import { findings } from '../findings.ts';

const faulty: [kind: Kind, fault: string][] = [
  ['broken-link', 'is a symbolic link that leads nowhere'],
  ['fifo', 'is a named pipe'],
  ['socket', 'is a socket'],
  ['device', 'is a device'],
  ['unreadable', 'cannot be read here'],
];

test.each(faulty)('a %s', (kind, fault) => {
  expect(findings({ deploy: { kind } })).toEqual([
    `deploy file-regular \`deploy\` ${fault}, so there is no tool of this name`,
  ]);
});

test('a folder is left alone', () => {
  expect(findings({ lib: { kind: 'directory' } })).toEqual([]);
});

test('what could not be a tool by its name is left alone', () => {
  expect(findings({ 'notes.md': { kind: 'broken-link' }, '.lock': { kind: 'socket' } })).toEqual(
    [],
  );
});
