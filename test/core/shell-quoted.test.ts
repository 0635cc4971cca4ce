import { expect, test } from 'vitest';
import { shellQuoted } from '../../src/core/shell-quoted.ts';

test.each([
  ['plain', 'plain'],
  ["it's", String.raw`'it'\''s'`],
  ['run\ntests', String.raw`$'run\ntests'`],
  ['a\x1b[31m', String.raw`$'a\033[31m'`],
  ['a\udcffb', String.raw`$'a\377b'`],
])('%j', (text, word) => {
  expect(shellQuoted(text)).toBe(word);
});
