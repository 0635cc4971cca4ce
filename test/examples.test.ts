import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gatherToolbox } from '../src/commands/gather.ts';
import { diskFiles } from '../src/host/files.ts';
import { lint } from '../src/lint/lint.ts';
import { rules } from '../src/lint/rules/index.ts';
import { withBodies } from '../src/script/body/read-body.ts';
import { listedTools } from '../src/script/toolbox.ts';
import { readers } from './lint/findings.ts';

const examples = fileURLToPath(new URL('../examples', import.meta.url));
const gather = (name: string) =>
  withBodies(gatherToolbox({ files: diskFiles(process.platform) }, `${examples}/${name}`), readers);

test('the good tools are all listed, and nothing is found', () => {
  const toolbox = gather('good');
  expect(listedTools(toolbox)).toHaveLength(7);
  expect(lint(toolbox)).toEqual([]);
});

test('each broken tool is reported once, under the rule that its README names', () => {
  const readme = readFileSync(`${examples}/broken/README.md`, 'utf8');
  const rows = Array.from(
    readme.matchAll(/^\| `([^`]+)` \|.*\| `([^`]+)` \|$/gm),
    ([, file, rule]) => [`.agents/tools/${file}`, rule],
  );
  const known = new Set(rules.map(({ id }) => id));
  expect(rows.length).toBeGreaterThan(20);
  expect(lint(gather('broken')).map(({ file, rule }) => [file, rule])).toEqual(
    rows.filter(([, rule]) => known.has(rule ?? '')),
  );
});
