import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checks } from '../../src/doctor/checks/index.ts';
import { diagnose } from '../../src/doctor/diagnose.ts';
import { exampleMachine } from '../../src/doctor/example.ts';
import { checkPageText, checkTable } from '../../src/doctor/page.ts';

const here = new URL('.', import.meta.url);
const ids = checks.map(({ id }) => id);

/** Ids of all checks that find something. */
function speaking(changes: Parameters<typeof exampleMachine>[0]): string[] {
  return diagnose(exampleMachine(changes))
    .filter(({ status }) => /^(error|warning|info)$/.test(status))
    .map(({ id }) => id);
}

test('each file in src/doctor/checks is an entry of the index, and the other way round', () => {
  const files = readdirSync(new URL('../../src/doctor/checks/', here))
    .filter((name) => name !== 'index.ts')
    .map((name) => name.replace(/\.ts$/, ''));
  expect(files.toSorted()).toEqual(ids.toSorted());
});

test('each page in docs/checks belongs to a check', () => {
  const pages = readdirSync(new URL('../../docs/checks/', here)).map((name) => name.slice(0, -3));
  expect(pages.filter((page) => !ids.includes(page))).toEqual([]);
});

test('docs/checks.md is the table of the checks', async () => {
  const text = `# What \`agent-tools doctor\` checks\n\nBesides these it tells what the [rules](rules.md) of \`lint\` find.\n\n${checkTable(checks, 'checks')}\n`;
  await expect(text).toMatchFileSnapshot('../../docs/checks.md');
});

test('on a machine on which all is well nothing is found', () => {
  expect(speaking({})).toEqual([]);
});

describe.each(checks.map((check) => [check.id, check] as const))('%s', (id, check) => {
  test('has a test of its own', () => {
    expect(existsSync(new URL(`./checks/${id}.test.ts`, here))).toBe(true);
  });

  test('finds nothing in its good example', () => {
    expect(speaking(check.good)).toEqual([]);
  });

  test('finds one thing in its bad example, and is the only one to speak', () => {
    expect(speaking(check.bad)).toEqual([id]);
  });

  test('has a page that is up to date', async () => {
    await expect(checkPageText(check)).toMatchFileSnapshot(`../../docs/checks/${id}.md`);
  });

  test('speaks as the house does', () => {
    for (const { message, help } of check.check(exampleMachine(check.bad))) {
      expect(message).not.toMatch(/\.$|\n/);
      if (help !== undefined) expect(help).toMatch(/^[A-Z][a-z]+ /);
    }
    expect(check.summary).not.toMatch(/\.$/);
  });
});
