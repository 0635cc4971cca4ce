import { expect, test } from 'vitest';
import { gitSays, said, tool, tools } from '../doctor.ts';

const deploy = {
  [`${tools}/deploy`]: tool(),
  [`${tools}/README.md`]: { text: '# x', mode: 0o644 },
};
const index = (line: string, more = {}) => gitSays({ 'ls-files': line, ...more });

test('not added', async () => {
  expect(await said(deploy, { answers: index('') })).toEqual([
    'warning git-tracked `deploy` is not added to git, so your teammates do not get it',
  ]);
});

test('not added, where git does not see the execute bit', async () => {
  const answers = index('', { 'get-regexp': 'core.filemode\nfalse\0' });
  expect(await said(deploy, { answers })).toContain(
    'warning git-tracked `deploy` is not added to git, which records new files here without an execute bit',
  );
});

test('added', async () => {
  expect(await said(deploy, { answers: index('H 100755 abc 0\t.agents/tools/deploy\0') })).toEqual(
    [],
  );
});

test('in a submodule', async () => {
  expect(await said(deploy, { answers: index('H 160000 abc 0\t.agents\0') })).toEqual([]);
});

test('many are told at once', async () => {
  const many = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${tools}/${name}`, tool()]));
  const lines = await said(many, { answers: index('') });
  expect(lines.filter((line) => line.includes('git-tracked'))).toEqual([
    'warning git-tracked 4 tools are not added to git, so your teammates do not get them',
  ]);
});
