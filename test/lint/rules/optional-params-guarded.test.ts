import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/core/edit.ts';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';
import { allFindings, readers } from '../findings.ts';

const bash = (...body: string[]): string =>
  [
    '#!/usr/bin/env bash',
    '# @description Deploy the API service to staging.',
    '# @param version string Version to deploy',
    ...body,
    '',
  ].join('\n');

const ends = '`version` is optional, and under `set -u` the script ends here when it is not given';

test.each([
  [
    '$X',
    bash('set -u', 'echo "$OCTOMIND_PARAM_VERSION"'),
    '5:8',
    'echo "${OCTOMIND_PARAM_VERSION:-}"',
  ],
  [
    '${X}',
    bash('set -eu', 'echo "${OCTOMIND_PARAM_VERSION}"'),
    '5:9',
    'echo "${OCTOMIND_PARAM_VERSION:-}"',
  ],
  [
    'a test that is a mention itself',
    bash('set -euo pipefail', '[ -n "$OCTOMIND_PARAM_VERSION" ] && echo x'),
    '5:8',
    '[ -n "${OCTOMIND_PARAM_VERSION:-}" ] && echo x',
  ],
  [
    'arithmetic',
    bash('set -u', 'echo "$(( OCTOMIND_PARAM_VERSION + 1 ))"'),
    '5:11',
    'echo "$(( ${OCTOMIND_PARAM_VERSION:-0} + 1 ))"',
  ],
  [
    'set -o nounset',
    bash('set -o nounset', 'echo "$OCTOMIND_PARAM_VERSION"'),
    '5:8',
    'echo "${OCTOMIND_PARAM_VERSION:-}"',
  ],
])('%s', (_how, text, place, mended) => {
  const toolbox = exampleToolbox({ tool: text }, readers);
  const diagnostics = lint(toolbox).filter(({ rule }) => rule === 'optional-params-guarded');
  expect(allFindings(text)).toContain(`optional-params-guarded ${place} ${ends}`);
  expect(diagnostics).toHaveLength(1);
  const fix = diagnostics[0]?.fix;
  const after = applyEdits(text, fix && 'edits' in fix ? fix.edits : []);
  expect(after.split('\n')[4]).toBe(mended);
  expect(allFindings(after).join()).not.toContain('optional-params-guarded');
});

test('all reads are mended at once', () => {
  const text = bash('set -u', 'echo "$OCTOMIND_PARAM_VERSION"', 'echo "$OCTOMIND_PARAM_VERSION"');
  const [diagnostic] = lint(exampleToolbox({ tool: text }, readers));
  const edits = diagnostic?.fix && 'edits' in diagnostic.fix ? diagnostic.fix.edits : [];
  expect(allFindings(applyEdits(text, edits))).toEqual([]);
});

test.each([
  ['without -u', bash('set -e', 'echo "$OCTOMIND_PARAM_VERSION"')],
  [':-', bash('set -u', 'echo "${OCTOMIND_PARAM_VERSION:-latest}"')],
  ['-', bash('set -u', 'echo "${OCTOMIND_PARAM_VERSION-latest}"')],
  [':=', bash('set -u', ': "${OCTOMIND_PARAM_VERSION:=latest}"', 'echo "$OCTOMIND_PARAM_VERSION"')],
  [
    ':?',
    bash('set -u', ': "${OCTOMIND_PARAM_VERSION:?is needed}"', 'echo "$OCTOMIND_PARAM_VERSION"'),
  ],
  [
    '+x tested before',
    bash(
      'set -u',
      'if [ -n "${OCTOMIND_PARAM_VERSION+x}" ]; then echo "$OCTOMIND_PARAM_VERSION"; fi',
    ),
  ],
  [
    '-v tested before',
    bash('set -u', 'if [[ -v OCTOMIND_PARAM_VERSION ]]; then echo "$OCTOMIND_PARAM_VERSION"; fi'),
  ],
  [
    '-n with a default tested before',
    bash(
      'set -u',
      'if [ -n "${OCTOMIND_PARAM_VERSION:-}" ]; then echo "$OCTOMIND_PARAM_VERSION"; fi',
    ),
  ],
  [
    'assigned before',
    bash(
      'set -u',
      'OCTOMIND_PARAM_VERSION=${OCTOMIND_PARAM_VERSION:-1}',
      'echo "$OCTOMIND_PARAM_VERSION"',
    ),
  ],
  ['read before set -u', bash('version=$OCTOMIND_PARAM_VERSION', 'set -u', 'echo "$version"')],
])('silent: %s', (_what, text) => {
  expect(allFindings(text)).toEqual([]);
});

test('silent: a required parameter', () => {
  const text = bash('set -u', 'echo "$OCTOMIND_PARAM_VERSION"').replace(
    'param version',
    'param *version',
  );
  expect(allFindings(text)).toEqual([]);
});
