import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { initPlan } from '../src/commands/init-plan.ts';
import { readConfig } from '../src/config/read-config.ts';
import { lintAgent } from '../src/report/lint-agent.ts';
import { memoryHost } from './memory-host.ts';
import { reportOf } from './report/report-of.ts';

const page = readFileSync(new URL('../docs/teams.md', import.meta.url), 'utf8');

/** The indented block of the page that contains `part`. */
function block(part: string): string {
  const blocks = page.match(/(?:^ {4}.*\n|^\n(?= {4}))+/gm) ?? [];
  const found = blocks.find((text) => text.includes(part)) ?? '';
  return found.replace(/^ {4}/gm, '').trim();
}

test('the settings it shows are valid', () => {
  expect(readConfig(block('"reservedNames"'), 'config')?.settings.allowedNames).toEqual(['search']);
});

test.each(['pre-commit', 'husky', 'lefthook'] as const)(
  'the %s recipe is what init writes',
  (hook) => {
    const step = initPlan(memoryHost({}).files, '/repository', hook).at(-1);
    const text = step && 'text' in step ? step.text.trim() : 'nothing';
    expect(page.replace(/^ {4}/gm, '')).toContain(text);
  },
);

test('the problem matchers of VS Code read each line once, and read it right', () => {
  const { tasks } = JSON.parse(block('problemMatcher'));
  const patterns = tasks[0].problemMatcher.map(
    ({ pattern }: { pattern: Record<string, string | number> }) => pattern,
  );
  const lines = lintAgent(
    reportOf({
      hi: '#!/bin/sh\n# Copyright\n\n# @description Say hi to the person in front of you.\n',
      locked: { text: '#!/bin/sh\n# @description Say hi to everybody in the room.\n', mode: 0o644 },
    }),
  );
  const read = lines
    .trim()
    .split('\n')
    .map((line) =>
      patterns.flatMap((pattern: Record<string, string | number>) => {
        const match = new RegExp(String(pattern.regexp)).exec(line);
        const group = (name: string): string | undefined => match?.[Number(pattern[name])];
        return match ? [[group('file'), group('line'), group('severity'), group('code')]] : [];
      }),
    );
  expect(read).toEqual([
    [['.agents/tools/hi', '3', 'error', 'description-present']],
    [['.agents/tools/locked', undefined, 'error', 'file-executable']],
  ]);
});
