import { expect, test } from 'vitest';
import { said, tool, tools } from '../doctor.ts';

const deploy = { [`${tools}/deploy`]: tool() };

test('a second folder with tools', async () => {
  expect(await said({ ...deploy, '/repository/.agent/tools/status': tool() })).toEqual([
    'warning look-alikes-absent `.agent/tools` holds 1 tool, and the runtime looks only in .agents/tools',
  ]);
});

test('a second folder without tools', async () => {
  expect(await said({ ...deploy, '/repository/agents/tools/search.py': 'import re\n' })).toEqual(
    [],
  );
});
