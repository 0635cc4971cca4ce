import { describe, expect, test } from 'vitest';
import { decode, sourceLimit } from '../../src/script/source.ts';

const euro = Buffer.from('€');

describe('a file larger than what is read as text', () => {
  const start = Buffer.alloc(sourceLimit - 1, 'a');

  test('is UTF-8 if a character lies across the limit', () => {
    const head = Buffer.concat([start, euro.subarray(0, 1)]);
    expect(decode(head, [euro.subarray(1), Buffer.from('b')])).toMatchObject({
      utf8: true,
      truncated: true,
    });
  });

  test('is not if the character is never finished', () => {
    const head = Buffer.concat([start, euro.subarray(0, 1)]);
    expect(decode(head, [Buffer.from('b')]).utf8).toBe(false);
    expect(decode(head, [euro.subarray(1, 2)]).utf8).toBe(false);
  });

  test('is judged to its last piece', () => {
    const head = Buffer.alloc(sourceLimit, 'a');
    expect(decode(head, [Buffer.from('b'), Buffer.from([0xff])]).utf8).toBe(false);
    expect(decode(head, [Buffer.from('b'), Buffer.from('c')]).utf8).toBe(true);
  });

  test('is known to go on where its rest is not read', () => {
    expect(decode(Buffer.alloc(sourceLimit, 'a'), 'unread')).toMatchObject({ truncated: true });
  });
});

test('a file of exactly the limit is whole', () => {
  const source = decode(Buffer.alloc(sourceLimit, 'a'));
  expect(source).toMatchObject({ utf8: true, truncated: false });
  expect(source.text).toHaveLength(sourceLimit);
});

test('a byte order mark is kept', () => {
  expect(decode(Buffer.from('\ufeff#')).text).toBe('\ufeff#');
});
