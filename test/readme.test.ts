import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '../src/cli/commands.ts';
import { exit } from '../src/core/exit.ts';
import { fixKind } from '../src/lint/page.ts';
import { rules } from '../src/lint/rules/index.ts';
import { ruleMarkdown } from '../src/report/rule-table.ts';

const file = new URL('../README.md', import.meta.url);
const readme = readFileSync(file, 'utf8');

test('the table of rules is up to date', async () => {
  const table = ruleMarkdown(
    rules.map((rule) => ({ ...rule, fix: fixKind(rule) })),
    'docs/rules',
  );
  const mark = /(?<=<!-- rules -->\n)[\s\S]*(?=<!-- \/rules -->)/;
  expect(readme).toMatch(mark);
  await expect(readme.replace(mark, `${table}\n`)).toMatchFileSnapshot(file.pathname);
});

test('the table of commands has each with its summary', async () => {
  for (const load of Object.values(commands)) {
    const { name, summary, positionals } = await load();
    const usage = `agent-tools ${name} ${positionals?.usage ?? ''}`.trim();
    expect(readme).toContain(`| \`${usage}\` | ${summary} |`);
  }
});

test('the table of exit codes has each', () => {
  const listed = Array.from(readme.matchAll(/^\| (\d+) \|/gm), ([, code]) => Number(code));
  expect(listed).toEqual(Object.values(exit));
});
