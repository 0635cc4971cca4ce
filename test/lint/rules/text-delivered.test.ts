import { describe, expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';
import { mended } from '../mended.ts';

const env = '# @param env string Target environment';

const faulty: Record<string, [lines: string[], finding: string, joined: string]> = {
  'a wrapped sentence': [
    ['# @param env string Target environment,', '#   staging or production'],
    '4:5 "staging or production" stands below `@param`, so the model never gets it',
    'Target environment, staging or production',
  ],
  'two lines': [
    [env, '# (staging or', '# production)'],
    '4:3 "(staging or" stands below `@param`, so the model never gets these 2 lines',
    'Target environment (staging or production)',
  ],
  'a list': [
    [`${env}:`, '#   - staging', '#   - production'],
    '4:5 "- staging" stands below `@param`, so the model never gets these 2 lines',
    'Target environment: - staging - production',
  ],
  'all of the description': [
    ['# @param env string', '#   Target environment'],
    '4:5 "Target environment" stands below `@param`, so the model never gets it',
    'Target environment',
  ],
  'up to a directive': [
    [env, '# of the service', '# shellcheck disable=SC2086'],
    '4:3 "of the service" stands below `@param`, so the model never gets it',
    'Target environment of the service',
  ],
};

describe('faulty, and the fix joins it', () => {
  test.each(Object.keys(faulty))('%s', (name) => {
    const [lines, finding, joined] = faulty[name] ?? [[], '', ''];
    const text = tool(...lines);
    expect(findings(text)).toEqual([`text-delivered ${finding}`]);
    const after = mended('text-delivered', text);
    expect(after.tool?.params).toEqual([
      { name: 'env', type: 'string', description: joined, required: false },
    ]);
    expect(after.left).toEqual([]);
    expect(after.safe).toBe(true);
  });
});

test('each parameter gets its own text', () => {
  const after = mended(
    'text-delivered',
    tool(env, '#   of the service', '# @param region string Where', '#   it runs'),
  );
  expect(after.tool?.params.map(({ description }) => description)).toEqual([
    'Target environment of the service',
    'Where it runs',
  ]);
});

test.each(['Usage: deploy staging', 'Returns: the address', 'Example: env=staging'])(
  '%j is about the tool, and no fix moves it',
  (line) => {
    const text = tool(env, `# ${line}`);
    expect(findings(text)).toEqual([
      `text-delivered 4:3 "${line}" stands below \`@param\`, so the model never gets it`,
    ]);
    expect(mended('text-delivered', text).text).toBe(text);
  },
);

test('below a tag for another program, too', () => {
  expect(findings(tool('// @ts-check', '// Only to staging.'))).toEqual([
    'text-delivered 4:4 "Only to staging." stands below `@ts-check`, so the model never gets it',
  ]);
});

const silent: Record<string, string[]> = {
  'a bare mark': [env, '#'],
  'a note behind a bare mark': [env, '#', '# Maintained by the billing team.'],
  'a ruled line': [env, '# ------------------------'],
  'the frame of a box': [env, '###########################'],
  'a note behind a ruled line': [env, '# -----', '# Maintained by the billing team.'],
  ShellCheck: [env, '# shellcheck disable=SC2086'],
  'a mode line': [env, '# vim: set ft=sh ts=2:'],
  Emacs: [env, '# -*- mode: python -*-'],
  pylint: [env, '# pylint: disable=invalid-name'],
  noqa: [env, '# noqa: E501'],
  mypy: [env, '# mypy: ignore-errors'],
  'type: ignore': [env, '# type: ignore'],
  ESLint: [env, '// eslint-disable-next-line no-console'],
  Biome: [env, '// biome-ignore lint/suspicious/noConsole: it is a tool'],
  SPDX: [env, '# SPDX-License-Identifier: MIT'],
  'PEP 723': [
    env,
    '# /// script',
    '# requires-python = ">=3.11"',
    '# dependencies = ["httpx"]',
    '# ///',
  ],
  'a note to maintainers': [env, '# TODO: support regions'],
  'a copyright': [env, '# Copyright 2026 Acme'],
  'text of an unknown tag': [env, '# @author Jo', '#   and friends'],
  'text before the description': [
    '# @param env string Target environment',
    '# @desc And more.',
    '# Of it.',
  ],
  'the description itself, over two lines': ['# Only to staging.'],
  'text below the header': [env, '', '# Only to staging.', 'echo hi'],
};

test('silent: between a tag for a program and the description', () => {
  expect(
    findings('#!/usr/bin/env node\n// @ts-check\n// Runs nightly.\n// @desc Say hi to people.\n'),
  ).toEqual([]);
});

describe('silent', () => {
  test.each(Object.keys(silent))('%s', (name) => {
    expect(findings(tool(...(silent[name] ?? [])))).toEqual([]);
  });
});
