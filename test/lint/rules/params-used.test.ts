import { expect, test } from 'vitest';
import { allFindings } from '../findings.ts';

const script = (first: string, mark: string, ...body: string[]): string =>
  [
    first,
    `${mark} @description Search the log of the API service.`,
    `${mark} @param level string Only lines of this level`,
    ...body,
    '',
  ].join('\n');
const bash = (...body: string[]): string => script('#!/usr/bin/env bash', '#', ...body);
const python = (...body: string[]): string => script('#!/usr/bin/env python3', '#', ...body);
const node = (...body: string[]): string => script('#!/usr/bin/env node', '//', ...body);

test.each([
  ['bash', bash('cat log/api.log')],
  ['bash, in a comment only', bash('', '# OCTOMIND_PARAM_LEVEL', 'cat log/api.log')],
  ['Python', python('print(open("log/api.log").read())')],
  ['node', node("console.log(require('fs').readFileSync('log/api.log', 'utf8'));")],
])('%s', (_language, text) => {
  const column = text.includes('// @param') ? 11 : 10;
  expect(allFindings(text)).toEqual([
    `params-used 3:${column} \`level\` is declared, and the script never reads it`,
  ]);
});

test.each([
  ['a read', bash('echo "${OCTOMIND_PARAM_LEVEL:-}"')],
  ['a key of stdin', bash('jq -r .level')],
  ['a quoted here-document', bash("bash <<'END'", 'echo "$OCTOMIND_PARAM_LEVEL"', 'END')],
  ['awk’s ENVIRON', bash('awk \'{ print ENVIRON["OCTOMIND_PARAM_LEVEL"] }\' log/api.log')],
  ['printenv', bash('printenv OCTOMIND_PARAM_LEVEL')],
  ['stdin handed on', bash('curl -sS --data-binary @- https://logs.example.com/search')],
  ['stdin inherited', bash('./bin/search')],
  ['all of them', bash('env | grep ^OCTOMIND_PARAM_')],
  ['a sourced file', bash('. "$(dirname "$0")/lib/params.sh"')],
  ['all variables, in Python', python('import os', 'for name in os.environ:', '    print(name)')],
  [
    'stdin as a whole, in Python',
    python('import json, sys', 'print(dict(**json.load(sys.stdin)))'),
  ],
  ['all variables, in node', node('console.log(Object.entries(process.env));')],
  ['a language without a parser here', script('#!/usr/bin/env ruby', '#', 'puts 1')],
])('silent: %s', (_what, text) => {
  expect(allFindings(text)).toEqual([]);
});

test('silent where a read of a near name is the cause', () => {
  expect(
    allFindings(bash('echo "${OCTOMIND_PARAM_LEVELS:-}"')).map((line) => line.split(' ')[0]),
  ).toEqual(['params-declared']);
});

test('silent where the script waits for arguments', () => {
  expect(
    allFindings(bash('grep -F -- "$1" log/api.log')).map((line) => line.split(' ')[0]),
  ).toEqual(['arguments-unused']);
});
