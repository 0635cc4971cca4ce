import { expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';

test('65 characters', () => {
  const name = 'a'.repeat(65);
  expect(findings({ [name]: tool() })).toEqual([
    `${name} name-bounded the name is 65 characters long, and OpenAI, Bedrock and DeepSeek refuse more than 64`,
  ]);
});

test.each([1, 40, 64])('silent: %d characters', (length) => {
  expect(findings({ ['a'.repeat(length)]: tool() })).toEqual([]);
});

test('silent: a file that is no tool', () => {
  expect(findings({ [`${'a'.repeat(70)}.md`]: { text: 'Notes\n', mode: 0o644 } })).toEqual([]);
});
