import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/core/edit.ts';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';
import { findings } from '../findings.ts';

const described = '# @description Print the weekly report.\nprint(1)\n';

const faulty: [line: string, message: string, fixed: string][] = [
  [
    '#!/opt/homebrew/bin/bash',
    '`/opt/homebrew/bin/bash` is a path of some machines only',
    '#!/usr/bin/env bash',
  ],
  [
    '#!/usr/local/bin/python3',
    '`/usr/local/bin/python3` is a path of some machines only',
    '#!/usr/bin/env python3',
  ],
  [
    '#!/usr/local/bin/python3 -u',
    '`/usr/local/bin/python3` is a path of some machines only',
    '#!/usr/bin/env -S python3 -u',
  ],
  [
    '#!/home/ann/.nvm/bin/node',
    '`/home/ann/.nvm/bin/node` is a path of some machines only',
    '#!/usr/bin/env node',
  ],
  [
    '#!/Users/ann/venv/bin/python',
    '`/Users/ann/venv/bin/python` is a path of some machines only',
    '#!/usr/bin/env python',
  ],
  [
    '#!/usr/bin/env python',
    '`python` is Python 2 on some machines and missing on others',
    '#!/usr/bin/env python3',
  ],
];

test.each(faulty)('%s', (line, message, fixed) => {
  const text = `${line}\n${described}`;
  expect(findings(text)).toEqual([`shebang-portable 1:1 ${message}`]);
  const [diagnostic] = lint(exampleToolbox({ tool: text }));
  const edits = diagnostic?.fix && 'edits' in diagnostic.fix ? diagnostic.fix.edits : [];
  expect(applyEdits(text, edits)).toBe(`${fixed}\n${described}`);
});

test('Python 2 is not called Python 3', () => {
  const text = '#!/usr/bin/env python\n# @description Print the weekly report.\nprint "one"\n';
  const [diagnostic] = lint(exampleToolbox({ tool: text }));
  expect(diagnostic?.rule).toBe('shebang-portable');
  expect(diagnostic?.fix).toBeUndefined();
});

test.each([
  '#!/bin/sh',
  '#!/bin/bash',
  '#!/usr/bin/bash',
  '#!/usr/bin/python3',
  '#!/usr/bin/env python3',
  '#!/usr/bin/env -S python3 -u',
  '#!/usr/bin/env ruby',
])('silent: %s', (line) => {
  expect(findings(`${line}\n${described}`)).toEqual([]);
});
