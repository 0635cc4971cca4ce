import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeName, encodePath } from '../../src/core/path-bytes.ts';

/** Bytes that are near to UTF-8 and often just not. */
const bytes = fc
  .array(
    fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 4 }).map((part) => Buffer.from(part)),
      fc.string({ unit: 'binary', maxLength: 3 }).map((part) => Buffer.from(part)),
      fc
        .constantFrom('c3', 'e282', 'f09f98', 'edb3bf', 'c080', 'f4908080')
        .map((hex) => Buffer.from(hex, 'hex')),
    ),
  )
  .map((parts) => Buffer.concat(parts));

test('every name comes back byte by byte', () => {
  fc.assert(
    fc.property(bytes, (name) => Buffer.from(encodePath(decodeName(name))).equals(name)),
    {
      numRuns: 2000,
    },
  );
});

test('two names are never told as one', () => {
  fc.assert(fc.property(bytes, bytes, (a, b) => a.equals(b) === (decodeName(a) === decodeName(b))));
});

test('a name that is UTF-8 is left as it is', () => {
  expect(encodePath('/tmp/größe/😀')).toBe('/tmp/größe/😀');
});

test('names in a path keep their bytes', () => {
  const name = decodeName(Buffer.from([0x61, 0xff, 0x62]));
  expect(name).toBe('a\udcffb');
  expect(encodePath(`/tmp/😀/${name}`)).toEqual(
    Buffer.concat([Buffer.from('/tmp/😀/a'), Buffer.from([0xff]), Buffer.from('b')]),
  );
});
