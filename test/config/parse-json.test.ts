import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonMistake, parseJson } from '../../src/config/parse-json.ts';

test('what JSON.parse reads, it reads alike', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(4), (text, indent) => {
      const spaced = JSON.stringify(JSON.parse(text), null, indent);
      expect(JSON.stringify(parseJson(spaced).value)).toBe(JSON.stringify(JSON.parse(spaced)));
    }),
  );
});

test('what JSON.parse refuses, it refuses', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', '1', 'x'),
      (text, at, put) => {
        const cut = at % text.length;
        const broken = text.slice(0, cut) + put + text.slice(cut + 1);
        let refused = false;
        try {
          JSON.parse(broken);
        } catch {
          refused = true;
        }
        if (refused) expect(() => parseJson(broken)).toThrow(JsonMistake);
      },
    ),
  );
});

test('each value has its place', () => {
  const text = '{"a": [1, {"b/c": null}]}';
  const { places } = parseJson(text);
  expect([...places].map(([pointer, at]) => `${pointer} ${text.slice(at, at + 3)}`)).toEqual([
    ' {"a',
    '/a "a"',
    '/a/0 1, ',
    '/a/1 {"b',
    '/a/1/b~1c "b/',
  ]);
});

test('a text nested without end is a mistake, not a fault', () => {
  expect(() => parseJson('['.repeat(100_000))).toThrow('nested too deeply');
});
