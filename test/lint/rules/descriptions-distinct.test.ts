import { describe, expect, test } from 'vitest';
import { findings } from '../findings.ts';

const described = (text: string): string => `#!/bin/sh\n# @description ${text}\necho hi\n`;

describe('faulty', () => {
  test.each([
    ['Run the unit tests.', 'Run the unit tests.'],
    ['Run the unit tests.', 'run the UNIT tests'],
    ['Run the unit-tests.', 'Run   the unit tests!'],
  ])('%j and %j', (first, second) => {
    expect(findings({ one: described(first), two: described(second) })).toEqual([
      'two descriptions-distinct 2:3 `two` is described in the words of `one`, so a model cannot tell which of them to call',
    ]);
  });

  test('three of a kind are two findings', () => {
    const text = described('Run the unit tests.');
    expect(findings({ one: text, three: text, two: text })).toHaveLength(2);
  });
});

const silent: Record<string, [string, string]> = {
  'one word apart': ['Run the tests of the API.', 'Run the tests of the web client.'],
  'a number apart': ['Run part 1 of the tests.', 'Run part 2 of the tests.'],
  'a sign apart': ['Build the C code here.', 'Build the C++ code here.'],
  'another sign apart': ['Build the C code here.', 'Build the C# code here.'],
  'accents apart': ['Affiche le résumé du mois.', 'Affiche le resume du mois.'],
  'other scripts': ['ユーザーの一覧を表示する', 'ユーザーの一覧を削除する'],
};

describe('silent', () => {
  test.each(Object.keys(silent))('%s', (name) => {
    const [first = '', second = ''] = silent[name] ?? [];
    expect(findings({ one: described(first), two: described(second) })).toEqual([]);
  });

  test('a file that is no tool', () => {
    const text = described('Run the unit tests.');
    expect(findings({ one: text, 'one.bak': text })).toEqual([]);
  });

  test('placeholders, which are reported one by one', () => {
    const rules = findings({ one: described('TODO: describe'), two: described('TODO: describe') });
    expect(rules.map((line) => line.split(' ')[1])).toEqual([
      'description-informative',
      'description-informative',
    ]);
  });
});
