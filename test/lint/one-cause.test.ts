import { describe, expect, test } from 'vitest';
import { findings } from './findings.ts';

const bash = '#!/usr/bin/env bash';
const deploy = '# @description Deploy the API service to an environment.';
const env = '# @param *env string Target environment';

/** A header in which several things could be complained about, and what a reviewer would say. */
const headers: Record<string, [lines: string[], found: string[]]> = {
  'a foreign form is no type, too': [
    [bash, deploy, '# @param {string} env Target environment'],
    ['3 param-name-portable'],
  ],
  'a foreign form and no description': [
    [bash, deploy, '# @param --env'],
    ['3 param-name-portable'],
  ],
  'two foreign forms are no double': [
    [bash, deploy, '# @param {string} from Source', '# @param {string} to Target'],
    ['3 param-name-portable', '4 param-name-portable'],
  ],
  'a foreign form whose text goes on': [
    [bash, deploy, '# @param env? string Target', '#   environment'],
    ['3 param-name-portable', '4 text-delivered'],
  ],
  'a lost type and no description': [[bash, deploy, '# @param path Path'], ['3 param-type-known']],
  'a name and nothing else': [[bash, deploy, '# @param path'], ['3 param-type-known']],
  'a lost type whose text goes on': [
    [bash, deploy, '# @param path Path to', '#   read'],
    ['3 param-type-known', '4 text-delivered'],
  ],
  'a description on the next line is not missing': [
    [bash, deploy, '# @param env string', '#   Target environment'],
    ['4 text-delivered'],
  ],
  'type and description on the next line': [
    [bash, deploy, '# @param env', '#   string Target environment'],
    ['4 text-delivered'],
  ],
  'a line without a name, and its text': [
    [bash, deploy, '# @param', '#   env string Target environment'],
    ['3 param-complete'],
  ],
  'a star apart': [[bash, deploy, '# @param * env Target environment'], ['3 param-complete']],
  'a misspelled tag with a lost type and text below': [
    [bash, deploy, '# @params env Target', '#   environment'],
    ['3 tag-spelled'],
  ],
  'two misspelled tags of one name': [
    [bash, deploy, '# @params env string One', '# @params env string Two'],
    ['3 tag-spelled', '4 tag-spelled'],
  ],
  'a doubled mark below a parameter is not lost text': [
    [bash, deploy, env, '## @param region string Where it runs'],
    ['4 tag-spelled'],
  ],
  'a misspelled description beside a real one': [
    [bash, deploy, '# @desciption It takes a minute.', '# Or two.'],
    ['3 tag-spelled'],
  ],
  'a misspelled description alone': [
    [bash, '# @desciption Deploy the API service.', env, '#   of the service'],
    ['2 description-present'],
  ],
  'no description, and parameters of all sorts': [
    [bash, '# @param {string} env Target', '# @param path Path to read'],
    ['1 description-present'],
  ],
  'a blank line before everything': [
    [bash, '# Copyright Acme', '', deploy, '# @param path Path to read'],
    ['3 description-present'],
  ],
  'a blank line before a lost type': [
    [bash, deploy, '', '# @param path Path to read'],
    ['3 header-unbroken'],
  ],
  'a blank line before parameters that are double': [
    [bash, deploy, '', env, env],
    ['3 header-unbroken'],
  ],
  'two blank lines between parameters': [
    [bash, deploy, '', env, '', '# @param region string Where it runs'],
    ['3 header-unbroken'],
  ],
  'a blank line, and the same parameter again': [
    [bash, deploy, env, '', '# @param env string Target environment'],
    [],
  ],
  'an unknown tag and its text': [
    [bash, deploy, '# @example env=staging', '#   env=production'],
    ['3 tag-known'],
  ],
  'an unknown tag twice': [
    [bash, deploy, '# @example env=staging', '# @example env=production'],
    ['3 tag-known'],
  ],
  'a directive in the description, and one below a parameter': [
    [bash, deploy, '# shellcheck disable=SC1090', env, '# shellcheck disable=SC2086'],
    ['3 description-clean'],
  ],
  'two directives in a row': [
    [bash, deploy, '# shellcheck disable=SC1090', '# vim: ft=sh', '# Only to staging.'],
    ['3 description-clean'],
  ],
  'something hidden in a name': [
    [bash, deploy, '# @param en\u200bv string Target environment'],
    ['3 characters-visible'],
  ],
  'something hidden in a type': [
    [bash, deploy, '# @param env str\u200bing Target environment'],
    ['3 characters-visible'],
  ],
  'something hidden in a tag': [
    [bash, deploy, '# @par\u200bam env string Target environment'],
    ['3 characters-visible'],
  ],
  'hidden characters on two lines': [
    [bash, deploy, '# Only\u200b to staging.', '# @param env string Tar\u200bget'],
    ['3 characters-visible', '4 characters-visible'],
  ],
  'a double without a description': [
    [bash, deploy, '# @param env string Target', '# @param ENV string'],
    ['4 params-distinct', '4 params-described'],
  ],
  'an array without a description': [
    [bash, deploy, '# @param paths array'],
    ['3 params-described', '3 schema-accepted'],
  ],
  'an array in a foreign form is first a foreign form': [
    [bash, deploy, '# @param --paths string[] Paths to read'],
    ['3 param-name-portable'],
  ],
  'Windows line ends': [
    [`${bash}\r`, `${deploy}\r`, '# @param path Path to read\r'],
    ['1 line-endings-lf', '3 param-type-known'],
  ],
  'a placeholder and a lost type': [
    [bash, '# @description TODO', '# @param path Path to read'],
    ['2 description-informative', '3 param-type-known'],
  ],
  'usage of argc': [
    [
      bash,
      deploy,
      '# @arg env! Target',
      '# @option --region <REGION> Where',
      '# @flag --force Now',
    ],
    ['3 param-name-portable', '4 tag-known', '5 tag-known'],
  ],
  'JSDoc in a block below a good header': [
    [
      '#!/usr/bin/env node',
      '// @description Deploy the API service.',
      '',
      '/**',
      ' * @param {string} env Target',
      ' */',
      'function deploy(env) {}',
    ],
    [],
  ],
  'shdoc below a good header': [
    [
      bash,
      deploy,
      env,
      '',
      'set -eu',
      '',
      '# @description Prints a line.',
      '# @arg $1 string The line',
      'say() {',
      '  echo',
      '}',
    ],
    [],
  ],
};

describe('one cause, one finding', () => {
  test.each(Object.keys(headers))('%s', (name) => {
    const [lines, expected] = headers[name] ?? [[], []];
    const found = findings(`${lines.join('\n')}\n`).map((line) =>
      line.replace(/^(\S+) (\d+):.*$/s, '$2 $1'),
    );
    expect(found).toEqual(expected);
  });
});
