import { expect, test } from 'vitest';
import type { TextEdit } from '../../src/core/edit.ts';
import type { Fix } from '../../src/core/finding.ts';
import { exampleToolbox } from '../../src/lint/example.ts';
import { planFixes } from '../../src/lint/fix.ts';
import type { FileDiagnostic } from '../../src/lint/lint.ts';

const file = '.agents/tools/tool';

function diagnostic(rule: string, fix: Fix): FileDiagnostic {
  return { rule, severity: 'error', message: 'Something', file, fix };
}

/** `start-end=text`, several of them for one fix. */
function edits(...texts: string[]): Fix {
  return {
    safety: 'safe',
    edits: texts.map((text): TextEdit => {
      const [, start, end, put = ''] = /^(\d+)-(\d+)=(.*)$/.exec(text) ?? [];
      return { span: { start: Number(start), end: Number(end) }, text: put };
    }),
  };
}

/** What becomes of `text` in one round, and which fixes were taken. */
function round(text: string, fixes: Record<string, Fix>, mode = 0o755) {
  const diagnostics = Object.entries(fixes).map(([rule, fix]) => diagnostic(rule, fix));
  const [plan] = planFixes(exampleToolbox({ tool: { text, mode } }), diagnostics, 'safe');
  return plan && { text: plan.text, mode: plan.mode, mends: plan.mends.map(({ rule }) => rule) };
}

test('fixes that do not meet are made together', () => {
  expect(round('abcdef', { b: edits('1-2=B'), e: edits('4-5=E', '5-6=F') })).toEqual({
    text: 'aBcdEF',
    mode: undefined,
    mends: ['b', 'e'],
  });
});

test('of two that overlap only the first is made', () => {
  expect(round('abcdef', { late: edits('2-4=X'), early: edits('1-3=Y') })).toMatchObject({
    text: 'aYdef',
    mends: ['early'],
  });
});

test('one that cannot be made as a whole is not made in part', () => {
  expect(round('abcdef', { both: edits('0-1=', '3-4='), other: edits('2-5=-') })).toMatchObject({
    text: 'ab-f',
    mends: ['other'],
  });
  expect(round('abcdef', { other: edits('0-3=-'), both: edits('1-2=', '5-6=') })).toMatchObject({
    text: '-def',
    mends: ['other'],
  });
});

test('a long edit is not forgotten behind a short one', () => {
  const fixes = { long: edits('0-9=-'), short: edits('2-3='), later: edits('5-6=') };
  expect(round('abcdefghij', fixes)).toMatchObject({ text: '-j', mends: ['long'] });
});

test('two deletions side by side are made together, two insertions at one place are not', () => {
  expect(round('abcd', { b: edits('1-2='), c: edits('2-3=') })).toMatchObject({ text: 'ad' });
  expect(round('abcd', { x: edits('1-1=x'), y: edits('1-1=y') })).toMatchObject({
    text: 'axbcd',
    mends: ['x'],
  });
  expect(round('abcd', { b: edits('1-2='), y: edits('2-2=y') })).toMatchObject({ text: 'acd' });
});

test('a fix that changes nothing is none', () => {
  expect(round('abc', { same: edits('0-1=a') })).toBeUndefined();
  expect(round('abc', { bit: { safety: 'safe', executable: true } })).toBeUndefined();
});

test.each([
  [0o644, 0o755],
  [0o640, 0o750],
  [0o600, 0o700],
  [0o000, 0o100],
  [0o4444, 0o4555],
])('mode %o becomes %o: whoever may read may execute', (mode, expected) => {
  const fix: Fix = { safety: 'safe', executable: true };
  expect(round('abc', { bit: fix }, mode)?.mode).toBe(expected);
});

test('an unsafe fix waits until it is asked for, and a name stays in the folder', () => {
  const toolbox = exampleToolbox({ tool: 'a', taken: 'b' });
  const rename = (name: string): FileDiagnostic[] => [
    diagnostic('name', { safety: 'unsafe', rename: name }),
  ];
  expect(planFixes(toolbox, rename('free'), 'safe')).toEqual([]);
  expect(planFixes(toolbox, rename('free'), 'unsafe')).toMatchObject([{ name: 'free' }]);
  expect(planFixes(toolbox, rename('taken'), 'unsafe')).toEqual([]);
  expect(planFixes(toolbox, rename('../free'), 'unsafe')).toEqual([]);
});
