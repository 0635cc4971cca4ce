import { expect, test } from 'vitest';
import { gitSays, said, tool, tools } from '../doctor.ts';

const deploy = { [`${tools}/deploy`]: tool() };
const config = (text: string) =>
  gitSays({ 'ls-files': 'H 100755 abc 0\t.agents/tools/deploy\0', 'get-regexp': text });

test('false', async () => {
  expect(await said(deploy, { answers: config('core.filemode\nfalse\0') })).toEqual([
    'info git-file-mode core.fileMode is false here, so git does not notice an execute bit that is set',
  ]);
});

test.each(['core.filemode\ntrue\0', ''])('%j', async (text) => {
  expect(await said(deploy, { answers: config(text) })).toEqual([]);
});
