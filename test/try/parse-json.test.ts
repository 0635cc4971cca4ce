import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactJson, type Json } from '../../src/try/json.ts';
import { parseJson } from '../../src/try/parse-json.ts';

function compact(text: string): string {
  const reading = parseJson(text);
  return 'fault' in reading ? reading.fault : compactJson(reading.value);
}

test.each([
  ['members keep their order', '{"b":1,"2":2,"1":3,"a":4}'],
  ['at any depth', '[{"9":{"8":1,"7":2}}]'],
  ['any name', '{"__proto__":1,"constructor":{"prototype":null},"":0}'],
  ['empty things', '[{},[],"",null,true,false]'],
  ['numbers', '[0,-7,1.5,42,9007199254740991,-9007199254740991,1e-7]'],
])('%s: comes back as it was', (_what, text) => {
  expect(compact(text)).toBe(text);
  expect(parseJson(text)).toMatchObject({ inexact: undefined });
});

test('a repeated name keeps its first place and its last value', () => {
  expect(compact('{"a":1,"b":2,"a":3}')).toBe('{"a":3,"b":2}');
});

test('white space goes', () => {
  expect(compact(' { "a" : [ 1 , 2 ] } \n')).toBe('{"a":[1,2]}');
});

test.each([
  '1.0',
  '1e3',
  '-0',
  '9007199254740993',
  '1e400',
  '1e+21',
  '12345678901234567890',
  '0.1000000000000000055',
])('%s is a number that JavaScript cannot hold as it is written', (text) => {
  expect(parseJson(`{"a":[1,${text}]}`)).toMatchObject({ inexact: text });
});

test('zeros at the end of a fraction do not count', () => {
  expect(parseJson('1.50')).toEqual({ value: 1.5, inexact: undefined });
});

test.each([
  ['{', 'is no valid JSON'],
  ['', 'is no valid JSON'],
  ["{'a':1}", 'is no valid JSON'],
  ['1 2', 'is no valid JSON'],
  ['"\\ud800"', 'holds half of a surrogate pair'],
  ['['.repeat(200) + ']'.repeat(200), 'is nested deeper than 100 levels'],
])('%s', (text, fault) => {
  expect(parseJson(text)).toEqual({ fault });
});

test('whatever JavaScript writes is read as JavaScript reads it', () => {
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), (text) => {
      const reading = parseJson(text);
      if ('fault' in reading) return;
      expect(JSON.parse(compactJson(reading.value as Json))).toEqual(JSON.parse(text));
    }),
  );
});
