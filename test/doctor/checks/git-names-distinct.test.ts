import { expect, test } from 'vitest';
import { gitSays, said, tool, tools } from '../doctor.ts';

const index = (...names: string[]) =>
  gitSays({
    'ls-files': names.map((name) => `H 100755 abc 0\t.agents/tools/${name}\0`).join(''),
  });

test('two in git, one here', async () => {
  expect(
    await said({ [`${tools}/deploy`]: tool() }, { answers: index('Deploy', 'deploy') }),
  ).toEqual([
    'warning git-names-distinct git records `.agents/tools/Deploy` beside `.agents/tools/deploy`, and only one of them is here',
  ]);
});

test('both are here: `name-free` speaks alone', async () => {
  const both = { [`${tools}/deploy`]: tool(), [`${tools}/Deploy`]: tool('sleep 1') };
  const lines = await said(
    { ...both, '/usr/bin/sleep': '' },
    { answers: index('Deploy', 'deploy') },
  );
  expect(lines.filter((line) => line.includes('git-names-distinct'))).toEqual([]);
  expect(lines.filter((line) => line.includes('name-free'))).toHaveLength(1);
});

test('another name', async () => {
  expect(
    await said({ [`${tools}/deploy`]: tool() }, { answers: index('deploy', 'deploy_all') }),
  ).toEqual([]);
});
