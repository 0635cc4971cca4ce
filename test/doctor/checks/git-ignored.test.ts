import { expect, test } from 'vitest';
import { gitSays, said, tool, tools } from '../doctor.ts';

const deploy = { [`${tools}/deploy`]: tool() };
const ignored = (pattern: string) =>
  gitSays({ 'check-ignore': `.gitignore\0${2}\0${pattern}\0.agents/tools/deploy\0` });

test('ignored, and by which line', async () => {
  expect(await said(deploy, { answers: ignored('.agents/') })).toEqual([
    'error git-ignored `deploy` is ignored by git: line 2 of .gitignore is `.agents/`',
  ]);
});

test('a line that takes it in again ignores nothing', async () => {
  expect(await said(deploy, { answers: ignored('!.agents/') })).toEqual([
    'warning git-tracked `deploy` is not added to git, so your teammates do not get it',
  ]);
});

test('without git nothing is said', async () => {
  expect(await said(deploy)).toEqual([]);
});
