import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits, type TextEdit } from '../../src/core/edit.ts';
import { exampleToolbox } from '../../src/lint/example.ts';
import { type FileDiagnostic, lint } from '../../src/lint/lint.ts';
import { parseScript } from '../../src/script/script.ts';
import type { Tool } from '../../src/script/tool.ts';

const line = fc.constantFrom(
  '',
  '#',
  '# -----',
  '# Only to staging.',
  '#   staging or production',
  '# Usage: deploy',
  '# TODO: more',
  '# shellcheck disable=SC2086',
  '# /// script',
  '# ///',
  '# vim: ft=sh',
  '# @desc Takes a minute.',
  '# @desciption Or two.',
  '# @description:',
  '# @param *env string Target environment',
  '# @param path Path to read',
  '# @param path',
  '# @param count interger How many',
  '# @param mode - fast|slow',
  '# @param en\u200bv2 string Tar\u202eget',
  '# @param dry-run bool Only show it',
  '# @param {string} [name=x] Whom',
  '# @param * star string Apart',
  '# @params region string Where',
  '# @param{string} typed Sticks',
  '## @param zone string Which',
  '# # @param off string Switched off',
  '# @ param apart string Parted',
  '# @example env=staging',
  '// @ts-check',
  'set -eu',
);
const script = fc
  .tuple(fc.array(line, { maxLength: 8 }), fc.constantFrom('\n', '\r\n'))
  .map(([lines, end]) =>
    ['#!/bin/sh', '# @description Deploy the API service to a place.', ...lines, 'echo'].join(end),
  );

const found = (text: string): FileDiagnostic[] => lint(exampleToolbox({ tool: text }));
const toolOf = (text: string): Tool | undefined => parseScript(Buffer.from(text)).tool;

function safeEdits(text: string, rule: string): TextEdit[] {
  return found(text).flatMap(({ rule: id, fix }) =>
    id === rule && fix?.safety === 'safe' && 'edits' in fix ? fix.edits : [],
  );
}

const mending = ['header-unbroken', 'tag-spelled', 'param-type-known', 'text-delivered'];
const cleaning = ['description-clean', 'characters-visible'];

const letters = (text = ''): number => text.replace(/[\s\u200b\u202e]/g, '').length;

test('a safe fix takes no parameter and no word from the model', () => {
  fc.assert(
    fc.property(script, fc.constantFrom(...mending), (text, rule) => {
      const before = toolOf(text);
      const after = toolOf(applyEdits(text, safeEdits(text, rule)));
      expect(after?.params.length).toBeGreaterThanOrEqual(before?.params.length ?? 0);
      for (const param of before?.params ?? []) {
        const same = after?.params.filter(({ name }) => name === param.name) ?? [];
        expect(
          same.some(
            ({ description, required }) =>
              letters(description) >= letters(param.description) && required === param.required,
          ),
        ).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a safe fix that cleans leaves the parameters as they are', () => {
  fc.assert(
    fc.property(script, (text) => {
      const after = toolOf(applyEdits(text, safeEdits(text, 'description-clean')));
      expect(after?.params).toEqual(toolOf(text)?.params);
    }),
    { numRuns: 500 },
  );
});

test('once is enough: a rule finds nothing more that it could fix', () => {
  fc.assert(
    fc.property(script, fc.constantFrom(...mending, ...cleaning), (text, rule) => {
      expect(safeEdits(applyEdits(text, safeEdits(text, rule)), rule)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('all safe fixes together come to an end', () => {
  fc.assert(
    fc.property(script, (text) => {
      let current = text;
      for (let round = 0; round < 6; round++) {
        const edits = found(current).flatMap(({ fix }) =>
          fix?.safety === 'safe' && 'edits' in fix ? fix.edits : [],
        );
        if (edits.length === 0) return;
        current = applyEdits(current, edits);
      }
      expect.fail(`still not done: ${JSON.stringify(current)}`);
    }),
    { numRuns: 1000 },
  );
});
