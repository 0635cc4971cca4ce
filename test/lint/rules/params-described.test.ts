import { expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';

const uses = 'echo "$OCTOMIND_PARAM_ENV"';

test.each([
  ['required', '# @param *env string', '3:11'],
  ['optional', '# @param env string', '3:10'],
  ['with white space behind', '# @param env string \t ', '3:10'],
])('%s', (_what, line, place) => {
  expect(findings(tool(line, `echo "\${OCTOMIND_PARAM_ENV:-}"`))).toEqual([
    `params-described ${place} \`env\` has no description, so the model has to guess what to put in`,
  ]);
});

test.each([
  ['a description', '# @param *env string Where to deploy to.'],
  ['one word', '# @param *env string Environment'],
])('silent: %s', (_what, line) => {
  expect(findings(tool(line, uses))).toEqual([]);
});

test.each([
  ['without a type: the missing type is the cause', '# @param *env'],
  ['with an unknown type: its word is what is missing', '# @param *env Environment'],
])('silent %s', (_what, line) => {
  expect(findings(tool(line, uses)).join()).not.toContain('params-described');
});
