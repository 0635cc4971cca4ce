import { describe, expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';
import { mended } from '../mended.ts';

const faulty: Record<string, [lines: string[], finding: string]> = {
  ShellCheck: [
    ['# shellcheck disable=SC2086'],
    '3:3 "shellcheck disable=SC2086" is a directive for ShellCheck, and the model reads it as part of the description',
  ],
  vim: [
    ['# vim: set ft=sh ts=2:'],
    '3:3 "vim: set ft=sh ts=2:" is a mode line for an editor, and the model reads it as part of the description',
  ],
  Emacs: [
    ['# -*- coding: utf-8 -*-'],
    '3:3 "-*- coding: utf-8 -*-" is a mode line for an editor, and the model reads it as part of the description',
  ],
  SPDX: [
    ['# SPDX-License-Identifier: MIT'],
    '3:3 "SPDX-License-Identifier: MIT" is a licence tag, and the model reads it as part of the description',
  ],
  ESLint: [
    ['// eslint-disable-next-line no-console'],
    '3:4 "eslint-disable-next-line no-console" is a directive for ESLint, and the model reads it as part of the description',
  ],
  'PEP 723': [
    ['# /// script', '# dependencies = ["httpx"]', '# ///'],
    '3:3 "/// script" is a block for a script runner, and the model reads it as part of the description',
  ],
  pylint: [
    ['# pylint: disable=invalid-name'],
    '3:3 "pylint: disable=invalid-name" is a directive for a linter, and the model reads it as part of the description',
  ],
  'nix-shell': [
    ['#!nix-shell -i bash -p jq'],
    '3:2 "!nix-shell -i bash -p jq" is a line for an interpreter, and the model reads it as part of the description',
  ],
};

describe('faulty, and the fix moves it above the description', () => {
  test.each(Object.keys(faulty))('%s', (name) => {
    const [lines, finding] = faulty[name] ?? [[], ''];
    const text = tool(...lines, '# Only to staging.', '# @param env string Target', '', 'echo hi');
    expect(findings(text)).toEqual([`description-clean ${finding}`]);
    const after = mended('description-clean', text);
    expect(after.text.split('\n').slice(1, 1 + lines.length)).toEqual(lines);
    expect(after.text.split('\n').toSorted()).toEqual(text.split('\n').toSorted());
    expect(after.tool).toEqual({
      description: 'Deploy the API service to an environment.\nOnly to staging.',
      params: [{ name: 'env', type: 'string', description: 'Target', required: false }],
    });
    expect(after.left).toEqual([]);
    expect(after.safe).toBe(true);
  });
});

test('lines that follow each other are one finding', () => {
  expect(findings(tool('# shellcheck shell=bash', '# vim: ft=sh'))).toHaveLength(1);
});

test('a last line without an end stays a line', () => {
  const after = mended('description-clean', '#!/bin/sh\n# @desc Say hi to people.\n# vim: ft=sh');
  expect(after.text).toBe('#!/bin/sh\n# vim: ft=sh\n# @desc Say hi to people.');
});

const silent: Record<string, string[]> = {
  'above the description': ['', '# shellcheck disable=SC2086'],
  'below a parameter': ['# @param env string Target', '# shellcheck disable=SC2086'],
  'prose about ShellCheck': ['# shellcheck runs over every script below bin.'],
  'prose about ESLint': ['# eslint checks every package of the workspace.'],
  'prose about vim': ['# vim: the editor has to be closed.'],
  'prose about a type': ['# type: one of api and web.'],
  'prose about a format': ['# Encoding: the file is UTF-8.'],
  'prose about a region': ['# region eu-west-1 is the default.'],
  'a list of steps': ['# - build', '# - upload'],
  'a rule that separates': ['# ---'],
  'three slashes': ['# /// is not a path.'],
};

describe('silent', () => {
  test.each(Object.keys(silent))('%s', (name) => {
    expect(findings(tool(...(silent[name] ?? [])))).toEqual([]);
  });

  test('between the first line and the description', () => {
    expect(
      findings(
        '#!/bin/sh\n# shellcheck disable=SC2086\n# @description Say hi to people.\necho hi\n',
      ),
    ).toEqual([]);
  });
});
