import { expect, test } from 'vitest';
import { gitSays, said, tool, tools } from '../doctor.ts';

const answers = gitSays({ 'ls-files': 'H 100644 abc 0\t.agents/tools/deploy\0' });

test('executable here, 100644 in the index', async () => {
  expect(await said({ [`${tools}/deploy`]: tool() }, { answers })).toEqual([
    'error git-executable `deploy` is executable here, but git records it as 100644, so the runtime skips it for everyone else',
  ]);
});

test('executable nowhere: one finding, and it is about the file', async () => {
  const [only, ...rest] = await said(
    { [`${tools}/deploy`]: { text: tool(), mode: 0o644 } },
    { answers },
  );
  expect(only).toMatch(/^error file-executable /);
  expect(rest).toEqual([]);
});

test('a helper that was never meant to be a tool', async () => {
  const files = { [`${tools}/lib.sh`]: { text: '# Sourced by the others.\n', mode: 0o644 } };
  expect(await said(files, { answers })).toEqual([]);
});
