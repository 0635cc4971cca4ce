import { describe, expect, test } from 'vitest';
import { findings } from '../findings.ts';

const described = '# @description Say hi to people.';
const script = (...lines: string[]): string => ['#!/bin/sh', ...lines, 'echo hi', ''].join('\n');
const many = (line: string, times: number): string[] => Array.from({ length: times }, () => line);

const faulty: Record<string, [text: string, finding: string]> = {
  'a blank line': [
    script('# Copyright', '', described),
    '3:1 line 3 is blank, so the header ends there and the description on line 4 does not reach the runtime',
  ],
  'two blocks between': [
    script('# Copyright', '', '# shellcheck shell=sh', '', described),
    '3:1 line 3 is blank, so the header ends there and the description on line 6 does not reach the runtime',
  ],
  'a blank line with white space': [
    script('# Copyright', ' \t', described),
    '3:1 line 3 is blank, so the header ends there and the description on line 4 does not reach the runtime',
  ],
  'code above': [
    script('set -eu', described),
    '2:1 line 2 is no comment, so the header ends there and the description on line 3 does not reach the runtime',
  ],
  'code and a blank line above': [
    script('# Copyright', 'set -eu', '', described),
    '3:1 line 3 is no comment, so the header ends there and the description on line 5 does not reach the runtime',
  ],
  'line 81': [
    script(...many('# licence', 79), described),
    '81:3 the description stands on line 81, and the runtime reads no further than line 80',
  ],
  'a byte order mark': [
    `\ufeff${script(described)}`,
    '1:1 the file begins with a byte order mark, so its first line is no comment and the description on line 2 does not reach the runtime',
  ],
  'a block comment': [
    '#!/usr/bin/env node\n/**\n * @description Say hi to people.\n */\nconsole.log(1)\n',
    '3:4 the description stands in a block comment, where the runtime does not look',
  ],
  'a docstring': [
    '#!/usr/bin/env python3\n"""\n@description Say hi to people.\n"""\nprint(1)\n',
    '3:1 the description stands in a docstring, where the runtime does not look',
  ],
  'two marks': [
    script('## @description Say hi to people.'),
    '2:2 line 2 has `#` between the comment and its `@`, so the runtime takes it for text',
  ],
  'a colon': [
    script('# @description: Say hi to people.'),
    '2:3 the runtime does not know `@description:`, so the script has no description',
  ],
  'a slip': [
    script('# @desciption Say hi to people.'),
    '2:3 the runtime does not know `@desciption`, so the script has no description',
  ],
  'an empty one': [
    script('# @description', '# @param a string What to say.'),
    '2:3 the description is empty, so the runtime skips the file',
  ],
  'none at all': [
    script('# Says hi.'),
    '1:1 `tool` has no `@description`, so the runtime skips it',
  ],
};

describe('the cause is named', () => {
  test.each(Object.keys(faulty))('%s', (name) => {
    const [text, finding] = faulty[name] ?? ['', ''];
    expect(findings(text)).toEqual([`description-present ${finding}`]);
  });
});

const silent: Record<string, Parameters<typeof findings>[0]> = {
  'line 80': script(...many('# licence', 78), described),
  'a blank line before the first comment': script('', '', described),
  'prose without an execute bit': {
    NOTES: { text: 'Use `# @description` for tools.\n', mode: 0o644 },
  },
  'prose with one, from a Windows disk': { LICENSE: 'Permission is granted\n' },
  'a sourced helper': { lib: { text: '# Sourced.\n\n# @param x string y\nred=1\n', mode: 0o644 } },
  'an SQL file': { 'view.sql': '-- Counts.\nselect 1;\n' },
  'a Dockerfile comment': {
    Dockerfile: { text: '# @param x string\nFROM scratch\n', mode: 0o644 },
  },
};

test.each(Object.keys(silent))('silent: %s', (name) => {
  expect(findings(silent[name] ?? '')).toEqual([]);
});
