import { describe, expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';

const faulty: Record<string, string> = {
  '@param': '`@param` names no parameter, so the runtime drops the line',
  '@arg': '`@arg` names no parameter, so the runtime drops the line',
  '@param *': '`@param` names no parameter, so the runtime drops the line',
  '@param * env string Target':
    'a space parts the `*` from its name, so the runtime drops "env string Target"',
};

test.each(Object.keys(faulty))('%s', (line) => {
  expect(findings(tool(`# ${line}`))).toEqual([`param-complete 3:3 ${faulty[line]}`]);
});

test('what stands below is lost with it, which is not said twice', () => {
  expect(findings(tool('# @param', '#   env string Target environment'))).toHaveLength(1);
});

const silent: Record<string, string[]> = {
  'a parameter': ['# @param env string Target environment'],
  'a required one': ['# @param *env string Target environment'],
  'with tabs': ['#\t@param\t*env\tstring\tTarget environment'],
  'in prose': ['# Reads every @param * of the file.'],
  'a tag of its own': ['# @author *'],
};

describe('silent', () => {
  test.each(Object.keys(silent))('%s', (name) => {
    expect(findings(tool(...(silent[name] ?? [])))).toEqual([]);
  });
});
