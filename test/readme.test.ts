import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '../src/cli/commands.ts';
import { exit } from '../src/core/exit.ts';
import { fixKind } from '../src/lint/page.ts';
import { rules } from '../src/lint/rules/index.ts';
import { ruleMarkdown } from '../src/report/rule-table.ts';
import { readers } from './lint/findings.ts';

const file = new URL('../README.md', import.meta.url);
const readme = readFileSync(file, 'utf8');

/** `text` with `table` between the marks `<!-- name -->` and `<!-- /name -->`. */
function filled(text: string, name: string, table: string): string {
  const between = new RegExp(`(?<=<!-- ${name} -->\n)[\\s\\S]*(?=<!-- /${name} -->)`);
  expect(text).toMatch(between);
  return text.replace(between, () => `${table}\n`);
}

async function commandTable(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const rows = all.map(({ name, summary, positionals }) => {
    const usage = `agent-tools ${name} ${positionals?.usage ?? ''}`.trim();
    return `| \`${usage}\` | ${summary} |`;
  });
  return ['| command | |', '|---|---|', ...rows].join('\n');
}

test('the tables of commands and rules are up to date', async () => {
  const rows = rules.map((rule) => ({ ...rule, fix: fixKind(rule, readers) }));
  const expected = filled(
    filled(readme, 'commands', await commandTable()),
    'rules',
    ruleMarkdown(rows, 'docs/rules'),
  );
  await expect(expected).toMatchFileSnapshot(file.pathname);
});

test('the table of exit codes has each', () => {
  const listed = Array.from(readme.matchAll(/^\| (\d+) \|/gm), ([, code]) => Number(code));
  expect(listed).toEqual(Object.values(exit));
});
