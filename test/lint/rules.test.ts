import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleToolbox } from '../../src/lint/example.ts';
import { lint } from '../../src/lint/lint.ts';
import { fixKind, rulePageText } from '../../src/lint/page.ts';
import { rules } from '../../src/lint/rules/index.ts';
import { ruleMarkdown } from '../../src/report/rule-table.ts';
import { readers } from './findings.ts';

const here = new URL('.', import.meta.url);
const ids = rules.map(({ id }) => id);

test('each file in src/lint/rules is an entry of the index, and the other way round', () => {
  const files = readdirSync(new URL('../../src/lint/rules/', here))
    .filter((name) => name !== 'index.ts')
    .map((name) => name.replace(/\.ts$/, ''));
  expect(files.toSorted()).toEqual(ids.toSorted());
});

test('each page in docs/rules belongs to a rule', () => {
  const pages = readdirSync(new URL('../../docs/rules/', here)).map((name) => name.slice(0, -3));
  expect(pages.filter((page) => !ids.includes(page))).toEqual([]);
});

test('docs/rules.md is the table of the rules', async () => {
  const table = ruleMarkdown(
    rules.map((rule) => ({ ...rule, fix: fixKind(rule, readers) })),
    'rules',
  );
  await expect(`# Rules\n\n${table}\n`).toMatchFileSnapshot('../../docs/rules.md');
});

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('has a test of its own', () => {
    expect(existsSync(new URL(`./rules/${id}.test.ts`, here))).toBe(true);
  });

  test('finds nothing in its good example', () => {
    expect(lint(exampleToolbox(rule.good, readers))).toEqual([]);
  });

  test('finds one thing in its bad example, and is the only one to speak', () => {
    expect(lint(exampleToolbox(rule.bad, readers)).map((diagnostic) => diagnostic.rule)).toEqual([
      id,
    ]);
  });

  test('has a page that is up to date', async () => {
    await expect(rulePageText(rule, readers)).toMatchFileSnapshot(`../../docs/rules/${id}.md`);
  });

  test('speaks as the house does', () => {
    for (const { message, help } of lint(exampleToolbox(rule.bad, readers))) {
      expect(message).not.toMatch(/\.$|\n/);
      expect(help).toMatch(/^[A-Z][a-z]+ /);
    }
    expect(rule.summary).not.toMatch(/\.$/);
  });
});
