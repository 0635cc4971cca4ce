import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, sourceLimit } from '../../src/script/source.ts';

const filling = (length: number): Buffer => Buffer.alloc(length, 0x61);

/** Decodes `bytes` as a file is read: the head, then pieces of `size`. */
function decodeFile(bytes: Buffer, size = 7) {
  function* pieces(): Generator<Uint8Array> {
    for (let at = sourceLimit; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  return decode(bytes.subarray(0, sourceLimit), pieces());
}

test('a character across the limit is read whole beyond it', () => {
  for (const character of ['é', '値', '😀']) {
    for (let before = 1; before < Buffer.byteLength(character); before++) {
      const bytes = Buffer.concat([filling(sourceLimit - before), Buffer.from(`${character}!`)]);
      const { text, utf8, truncated } = decodeFile(bytes, 1);
      expect({ length: text.length, utf8, truncated }).toEqual({
        length: sourceLimit - before,
        utf8: true,
        truncated: true,
      });
    }
  }
});

test('what lies beyond the limit decides, too, and wherever the pieces end', () => {
  const tail = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 3 }).map((text) => Buffer.from(text)),
      fc.uint8Array({ minLength: 1, maxLength: 2 }).map((part) => Buffer.from(part)),
    ),
    { maxLength: 6 },
  );
  const head = filling(sourceLimit - 3);
  fc.assert(
    fc.property(tail, fc.integer({ min: 1, max: 9 }), (parts, size) => {
      const bytes = Buffer.concat([head, ...parts]);
      expect(decodeFile(bytes, size).utf8).toBe(isUtf8(bytes));
    }),
  );
});

describe('a file of exactly the limit', () => {
  test('is all there', () => {
    const { text, truncated } = decodeFile(filling(sourceLimit));
    expect({ length: text.length, truncated }).toEqual({ length: sourceLimit, truncated: false });
  });

  test('shows a character that is cut short at its end', () => {
    const bytes = Buffer.concat([filling(sourceLimit - 1), Buffer.from([0xc3])]);
    const { text, utf8, truncated } = decodeFile(bytes);
    expect({ end: text.at(-1), utf8, truncated }).toEqual({
      end: '\ufffd',
      utf8: false,
      truncated: false,
    });
  });
});

test('no more is read once it is clear that the file is no UTF-8', () => {
  let taken = 0;
  function* endless(): Generator<Uint8Array> {
    for (;;) {
      taken++;
      yield filling(10);
    }
  }
  const head = filling(sourceLimit);
  head[0] = 0xff;
  expect(decode(head, endless())).toMatchObject({ utf8: false, truncated: true });
  expect(taken).toBe(1);
});

test('a byte order mark is kept', () => {
  expect(decode(Buffer.from('\ufeff#')).text).toBe('\ufeff#');
});
