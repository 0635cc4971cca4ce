import { describe, expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';

const param = (name: string): string => `# @param ${name} string Target of it`;

const faulty: Record<string, [names: string[], findings: string[]]> = {
  'the same name': [
    ['db', 'db'],
    ['4:10 `db` is declared on line 3 already, and the model sees only this one'],
  ],
  'required once': [
    ['*db', 'db'],
    ['4:10 `db` is declared on line 3 already, and the model sees only this one'],
  ],
  'required twice': [
    ['*db', '*db'],
    [
      '4:11 `db` is declared on line 3 already, and stands twice in `required`, for which some providers refuse the request',
    ],
  ],
  'one variable': [
    ['db', 'DB'],
    [
      '4:10 `DB` and `db` on line 3 share the variable `OCTOMIND_PARAM_DB`, and which value it holds is not defined',
    ],
  ],
  'three times': [
    ['db', 'env', 'db', 'db'],
    [
      '5:10 `db` is declared on line 3 already, and the model sees only this one',
      '6:10 `db` is declared on line 3 already, and the model sees only this one',
    ],
  ],
};

describe('faulty', () => {
  test.each(Object.keys(faulty))('%s', (name) => {
    const [names, expected] = faulty[name] ?? [[], []];
    expect(findings(tool(...names.map(param)))).toEqual(
      expected.map((finding) => `params-distinct ${finding}`),
    );
  });
});

const silent: Record<string, string[]> = {
  'two names': ['from', 'to'],
  'nearly the same': ['path', 'paths'],
  'an underscore apart': ['dry_run', 'dryrun'],
  'a number apart': ['file1', 'file2'],
  'names of every object': ['constructor', 'toString', '__proto__'],
};

describe('silent', () => {
  test.each(Object.keys(silent))('%s', (name) => {
    expect(findings(tool(...(silent[name] ?? []).map(param)))).toEqual([]);
  });

  test('two lines in a foreign form are not the same parameter', () => {
    const rules = findings(tool('# @param {string} a First', '# @param {string} b Second'));
    expect(rules.map((line) => line.split(' ')[0])).toEqual([
      'param-name-portable',
      'param-name-portable',
    ]);
  });
});
