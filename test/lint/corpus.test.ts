import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../src/lint/rules/index.ts';
import { allFindings } from './findings.ts';

const fixtures = new URL('../fixtures/', import.meta.url);
const known = new Set(rules.map(({ id }) => id));

const read = (path: string): string => readFileSync(new URL(path, fixtures), 'utf8');
const scripts = (folder: string): string[] =>
  readdirSync(new URL(folder, fixtures)).filter((name) => !name.endsWith('.expect'));

/** What is found in one script, alone in its folder: `rule line:column`. */
function found(folder: string, name: string): string[] {
  return allFindings({ [name]: read(`${folder}/${name}`) }).map((line) =>
    line.split(' ').slice(1, 3).join(' '),
  );
}

describe.each(['bodies', 'dangers'])('%s', (kind) => {
  describe('good tools in unusual forms: nothing at all', () => {
    test.each(scripts(`${kind}/good`))('%s', (name) => {
      expect(found(`${kind}/good`, name)).toEqual([]);
    });
  });

  describe('one planted fault: exactly this one', () => {
    test.each(scripts(`${kind}/bad`))('%s', (name) => {
      const expected = read(`${kind}/bad/${name}.expect`).trim();
      const [rule = ''] = expected.split(' ');
      expect(found(`${kind}/bad`, name)).toEqual(known.has(rule) ? [expected] : []);
    });
  });
});
