import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWord, trim, trimEnd, trimStart, words } from '../../src/script/white-space.ts';

const white = /\p{White_Space}/u;

test('every character is white space where Unicode says so', () => {
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code);
    expect(trim(character) === '', code.toString(16)).toBe(white.test(character));
  }
});

const text = fc
  .array(
    fc.constantFrom('a', 'bc', '😀', ' ', '\t', '\u0085', '\u00a0', '\u3000', '\ufeff', '\u200b'),
  )
  .map((parts) => parts.join(''));

test('it trims and splits as the pattern does', () => {
  fc.assert(
    fc.property(text, (whole) => {
      expect(trimStart(whole)).toBe(whole.replace(/^\p{White_Space}+/u, ''));
      expect(trimEnd(whole)).toBe(whole.replace(/\p{White_Space}+$/u, ''));
      expect(words(whole)).toEqual(
        Array.from(whole.matchAll(/\P{White_Space}+/gu), (match) => ({
          text: match[0],
          start: match.index,
        })),
      );
      expect(firstWord(whole)).toBe(whole.split(/\p{White_Space}/u, 1)[0]);
    }),
  );
});
