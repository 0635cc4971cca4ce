import { describe, expect, test } from 'vitest';
import { allFindings } from '../findings.ts';

const header = (...params: string[]): string[] => [
  '@description Deploy the API service to an environment.',
  '@param dry_run boolean Validate without applying',
  ...params,
];
const bash = (...body: string[]): string =>
  ['#!/usr/bin/env bash', ...header().map((line) => `# ${line}`), ...body, ''].join('\n');
const python = (...body: string[]): string =>
  ['#!/usr/bin/env python3', ...header().map((line) => `# ${line}`), ...body, ''].join('\n');
const node = (...body: string[]): string =>
  ['#!/usr/bin/env node', ...header().map((line) => `// ${line}`), ...body, ''].join('\n');

const variable =
  'the script reads `OCTOMIND_PARAM_DRYRUN`, and no `@param` declares `dryrun`, so it is never set';
const key =
  'the script takes `dryRun` from the JSON on stdin, and no `@param` declares it, so it is never there';

describe('the model sets `dry_run`, the script reads another name', () => {
  test.each([
    [
      'in bash',
      bash('[ "$OCTOMIND_PARAM_DRYRUN" = true ] && exit 0', './bin/deploy'),
      '4:5',
      variable,
    ],
    [
      'in bash, with a default',
      bash('dry="${OCTOMIND_PARAM_DRYRUN:-false}"', 'echo "$dry"'),
      '4:8',
      variable,
    ],
    ['in bash, by jq', bash('dry=$(jq -r .dryRun)', 'echo "$dry"'), '4:14', key],
    [
      'in Python',
      python('import os', 'print(os.environ["OCTOMIND_PARAM_DRYRUN"])'),
      '5:19',
      variable,
    ],
    [
      'in Python, by get',
      python('import os', 'print(os.environ.get("OCTOMIND_PARAM_DRYRUN", ""))'),
      '5:23',
      variable,
    ],
    [
      'in Python, by stdin',
      python('import json, sys', 'params = json.load(sys.stdin)', 'print(params["dryRun"])'),
      '6:15',
      key,
    ],
    ['in node', node('console.log(process.env.OCTOMIND_PARAM_DRYRUN)'), '4:25', variable],
    [
      'in node, by stdin',
      node(
        "const { readFileSync } = require('node:fs');",
        'const params = JSON.parse(readFileSync(0));',
        'console.log(params.dryRun);',
      ),
      '6:20',
      key,
    ],
  ])('%s', (_where, text, place, message) => {
    expect(allFindings(text)).toEqual([`params-declared ${place} ${message}`]);
  });
});

test.each([
  ['the declared name', bash('echo "${OCTOMIND_PARAM_DRY_RUN:-}"')],
  ['the declared key', bash('jq -r .dry_run')],
  ['another JSON', bash('echo "${OCTOMIND_PARAM_DRY_RUN:-}"', 'jq -r .version package.json')],
  ['only the first part of a path counts', bash('jq -r .dry_run.really')],
  [
    'a name looked up at run time',
    bash(
      'name=OCTOMIND_PARAM_$(echo dryrun | tr a-z A-Z)',
      'echo "${!name}" "$OCTOMIND_PARAM_DRYRUN"',
    ),
  ],
  ['all of them', bash('env | grep ^OCTOMIND_PARAM_', 'echo "$OCTOMIND_PARAM_DRYRUN"')],
  ['a comment', bash('', '# Not OCTOMIND_PARAM_DRYRUN.', 'echo "${OCTOMIND_PARAM_DRY_RUN:-}"')],
  [
    'what the runtime sets besides',
    bash('cd "$OCTOMIND_WORKDIR"', 'echo "${OCTOMIND_PARAM_DRY_RUN:-}"'),
  ],
])('silent: %s', (_what, text) => {
  expect(allFindings(text)).toEqual([]);
});

test.each([
  ['a lost line', '# @param', '@params dryrun boolean Validate'],
  ['a line below the header', '', '# @param dryrun boolean Validate'],
])('silent where the cause is another: %s', (_what, first, second) => {
  const lines = [
    '#!/bin/sh',
    '# @description Deploy the API service.',
    first,
    `# ${second}`,
    'echo "${OCTOMIND_PARAM_DRYRUN:-}"',
    '',
  ];
  expect(allFindings(lines.join('\n')).join()).not.toContain('params-declared');
});
