import { expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';

test.each(['array', 'list', 'LIST'])('%s', (type) => {
  expect(findings(tool(`# @param paths ${type} Paths to read`))).toEqual([
    'schema-accepted 3:16 `paths` is an array, and OpenAI, Gemini and VS Code refuse the definition: "array schema missing items"',
  ]);
});

test.each(['object', 'obj', 'map'])('%s', (type) => {
  expect(findings(tool(`# @param labels ${type} Labels to set`))).toEqual([
    'schema-accepted 3:17 `labels` is an object, and Gemini refuses the definition: "properties: should be non-empty for OBJECT type"',
  ]);
});

test('each such parameter is named', () => {
  expect(findings(tool('# @param a list Some of it', '# @param b map More of it'))).toHaveLength(2);
});

test.each([
  'paths string Paths to read, comma-separated',
  'count integer How many',
  'ratio number How much',
  'dry_run boolean Only show it',
  'array string An array, as JSON',
  'paths string list of paths',
])('silent: %s', (line) => {
  expect(findings(tool(`# @param ${line}`))).toEqual([]);
});

test('silent: a tool without parameters', () => {
  expect(findings(tool())).toEqual([]);
});
