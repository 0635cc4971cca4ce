import { describe, expect, test } from 'vitest';
import { findings } from '../findings.ts';

const described = (length: number, filling = 'a'): string =>
  `#!/bin/sh\n# @description Say hi to ${filling.repeat(length - 10)}\necho hi\n`;

test('over 1,024 characters', () => {
  expect(findings(described(1025))).toEqual([
    'description-bounded 2:3 the description is 1,025 characters long, and OpenAI has refused more than 1,024',
  ]);
});

test('over 2,048, with the words that are cut off', () => {
  expect(findings(described(2060, 'b'))).toEqual([
    'description-bounded 2:3 the description is 2,060 characters long, and Claude Code cuts it before "bbbbbbbbbbbb"',
  ]);
});

test('over many lines', () => {
  const lines = '# Twenty characters, \n'.repeat(60);
  expect(findings(`#!/bin/sh\n# @description Say hi to all.\n${lines}`)).toHaveLength(1);
});

describe('silent', () => {
  test('1,024 characters', () => {
    expect(findings(described(1024))).toEqual([]);
  });

  test('1,024 characters of two units each', () => {
    expect(findings(described(1024, '😀'))).toEqual([]);
  });

  test('a long comment that is no description', () => {
    const licence = `# ${'licence '.repeat(300)}\n`;
    expect(findings(`#!/bin/sh\n${licence}# @description Say hi to all.\n`)).toEqual([]);
  });

  test('a long description of a parameter', () => {
    expect(
      findings(`${described(30)}`.replace('echo', `# @param a string ${'a '.repeat(600)}\necho`)),
    ).toEqual([]);
  });
});
