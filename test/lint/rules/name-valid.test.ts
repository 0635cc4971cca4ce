import { expect, test } from 'vitest';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';
import { findings, tool } from '../findings.ts';

const faulty: [name: string, message: string][] = [
  ['deploy.sh', 'has a dot in its name'],
  ['deploy.prod.sh', 'has a dot in its name'],
  ['-deploy', 'begins with `-`'],
  ['run tests', 'has white space in its name'],
  ['run\ntests', 'has white space in its name'],
  ['déploy', 'has `é` in its name'],
  ['deploy+', 'has `+` in its name'],
  ['a\udcffb', 'has bytes in its name that are no UTF-8'],
];

test.each(faulty)('%j', (name, fault) => {
  expect(findings({ [name]: tool() })).toEqual([
    `${name} name-valid \`${name}\` ${fault}, so the runtime skips it`,
  ]);
});

test('a description behind an obstacle counts, too', () => {
  expect(
    findings({ 'hi.sh': '#!/bin/sh\n# (c)\n\n# @description Say hi to people.\n' }),
  ).toHaveLength(1);
});

const silent: Record<string, string | { text: string; mode: number }> = {
  'README.md': { text: '# Tools\n\n    # @description An example of a header.\n', mode: 0o644 },
  'lib.sh': {
    text: '# Sourced by the others.\n# @param nothing string at all\nred=1\n',
    mode: 0o644,
  },
  'draft.sh': { text: '# @description Neither a bit nor a shebang.\n', mode: 0o644 },
  'shdoc.sh':
    '#!/bin/bash\n# @file shdoc\n\n# @description Says hi to people.\n# @arg $1 string Who\nhi() { echo; }\n',
  'jsdoc.js':
    '#!/usr/bin/env node\n/**\n * @description Adds two numbers.\n */\nfunction add() {}\n',
  'start.py': '#!/usr/bin/env python3\nprint(1)\n',
  'deploy~': tool(),
  'deploy.bak': tool(),
  'deploy.disabled': tool(),
  '.deploy.swp': tool(),
  'data.json': { text: '{"@description": "x"}', mode: 0o644 },
};

test.each(Object.keys(silent))('%s is nobody’s business', (name) => {
  expect(findings({ [name]: silent[name] ?? '' })).toEqual([]);
});

test.each([
  ['run\ntests', String.raw`$'.agents/tools/run\ntests' .agents/tools/run_tests`],
  ['a\x1b[31m', String.raw`$'.agents/tools/a\033[31m' .agents/tools/a_31m`],
  ['-deploy', '.agents/tools/-deploy .agents/tools/deploy'],
])('the help for %j can be pasted', (name, words) => {
  const [finding] = lint(exampleToolbox({ [name]: tool() }));
  expect(finding?.help).toBe(`Rename it: \`mv ${words}\``);
});
