import { describe, expect, test } from 'vitest';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';

const described = (at: number): string =>
  `#!/bin/sh\n# @description Run the unit tests of part ${at} of the shop.\necho hi\n`;
const tools = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`part_${at}`, described(at)]));
const found = (count: number, others = {}): string[] =>
  lint(exampleToolbox({ ...tools(count), ...others })).map(
    ({ file, rule, severity, message }) => `${file} ${rule} ${severity} ${message}`,
  );

test('31 tools are worth a word', () => {
  expect(found(31)).toEqual([
    '.agents/tools tools-few info these are 31 tools, and models choose badly among more than 30',
  ]);
});

test('51 tools are worth a warning', () => {
  expect(found(51)).toEqual([
    '.agents/tools tools-few warning these are 51 tools, and models choose badly among more than 50',
  ]);
});

describe('silent', () => {
  test.each([0, 1, 30])('%d tools', (count) => {
    expect(found(count)).toEqual([]);
  });

  test('30 tools and files that are none', () => {
    const notes = Array.from({ length: 20 }, (_, at) => [
      `note_${at}.md`,
      { text: 'Notes', mode: 0o644 },
    ]);
    expect(found(30, Object.fromEntries(notes))).toEqual([]);
  });
});
