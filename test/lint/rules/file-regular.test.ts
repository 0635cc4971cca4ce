import { describe, expect, test } from 'vitest';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';
import { findings, tool } from '../findings.ts';

describe('what is no file, where a tool would be', () => {
  test.each([
    ['broken-link', 'is a symbolic link that leads nowhere'],
    ['fifo', 'is a named pipe'],
    ['socket', 'is a socket'],
    ['device', 'is a device'],
    ['unreadable', 'cannot be read here'],
  ] as const)('%s', (kind, is) => {
    expect(findings({ deploy: { kind }, greet: tool() })).toEqual([
      `deploy file-regular \`deploy\` ${is}, so there is no tool of this name`,
    ]);
  });
});

describe('what is no directory, where all tools would be', () => {
  test.each([
    ['file', 'is a file', 'Put a directory in its place, with one file for each tool'],
    [
      'broken-link',
      'is a symbolic link that leads nowhere',
      'Put a directory in its place, with one file for each tool',
    ],
    [
      'unreadable',
      'cannot be read here',
      'Give yourself the right to read it: `chmod u+rx .agents/tools`',
    ],
  ] as const)('%s', (kind, is, help) => {
    expect(lint({ ...exampleToolbox({}), kind })).toEqual([
      {
        rule: 'file-regular',
        severity: 'error',
        file: '.agents/tools',
        message: `\`.agents/tools\` ${is}, so there are no tools`,
        help,
      },
    ]);
  });

  test('nothing at all is fine', () => {
    expect(lint({ ...exampleToolbox({}), kind: undefined })).toEqual([]);
  });
});

test.each([
  ['a folder', { lib: { kind: 'directory' } }],
  ['a hidden link of an editor', { '.#deploy': { kind: 'broken-link' } }],
  ['a name that is no tool’s', { 'notes.txt': { kind: 'unreadable' } }],
] as const)('silent: %s', (_name, entries) => {
  expect(findings(entries)).toEqual([]);
});
