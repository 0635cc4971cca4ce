import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { definition, discover, lint, listedTools, parseScript, readBodies } from '../src/index.ts';

const examples = fileURLToPath(new URL('../examples', import.meta.url));

test('a directory is discovered and linted', async () => {
  const toolbox = discover(`${examples}/good`);
  expect(listedTools(toolbox).map(({ name }) => name)).toContain('deploy');
  expect(lint(await readBodies(toolbox))).toEqual([]);
});

test('with the bodies, the header is compared with the code', async () => {
  const toolbox = discover(`${examples}/broken`);
  const rulesOf = (found: ReturnType<typeof lint>): string[] => found.map(({ rule }) => rule);
  expect(rulesOf(lint(toolbox))).not.toContain('params-declared');
  expect(rulesOf(lint(await readBodies(toolbox)))).toContain('params-declared');
});

test('one script is read, and defined as the model sees it', () => {
  const { tool } = parseScript(readFileSync(`${examples}/good/.agents/tools/deploy`));
  expect(tool && definition('deploy', tool).parameters.required).toEqual([
    'environment',
    'version',
  ]);
});
