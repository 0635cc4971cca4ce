import { describe, expect, test } from 'vitest';
import { findings } from '../findings.ts';

const described = (description: string): string =>
  `#!/bin/sh\n# @description ${description}\necho hi\n`;

describe('placeholders', () => {
  test.each([
    'TODO',
    'TODO: describe this tool',
    'FIXME say what it does',
    'tbd',
    'Description',
    'A short description',
    'Your description here',
    'Tool description goes here',
    'Describe what this tool does',
    'What this tool does',
    '<description of the tool>',
  ])('%s', (text) => {
    expect(findings({ deploy: described(text) })).toEqual([
      `deploy description-informative 2:3 the description of \`deploy\` is a placeholder: "${text}"`,
    ]);
  });
});

test.each(['Deploy', 'Deploy API', 'deploys.'])('fewer than three words: %s', (text) => {
  expect(findings({ deploy: described(text) })).toEqual([
    `deploy description-informative 2:3 the description of \`deploy\` is only "${text}"`,
  ]);
});

test.each(['Runs the run_tests tool', 'Run tests for the tests', 'This is the run_tests script'])(
  'nothing beyond the name: %s',
  (text) => {
    expect(findings({ run_tests: described(text) })).toEqual([
      'run_tests description-informative 2:3 the description of `run_tests` says nothing that its name does not',
    ]);
  },
);

test.each([
  'Deploy the API service',
  'Runs all unit tests',
  'List the TODO comments in the code',
  'Describe a database table in detail',
  'Update the description of a ticket',
  '部署API服务到指定环境',
  'デプロイします',
  'Vollständige Sicherung der Datenbank',
])('silent: %s', (text) => {
  expect(findings({ deploy: described(text) })).toEqual([]);
});
