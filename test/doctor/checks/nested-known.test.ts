import { expect, test } from 'vitest';
import { said, tool, tools } from '../doctor.ts';

const deploy = { [`${tools}/deploy`]: tool() };

test('packages with tools of their own', async () => {
  const nested = {
    '/repository/packages/api/.agents/tools/status': tool(),
    '/repository/packages/web/.agents/tools/status': tool(),
  };
  expect(await said({ ...deploy, ...nested })).toEqual([
    'info nested-known 2 folders below have tools of their own, seen only by a session that starts there: `packages/api` and `packages/web`',
  ]);
});

test('what is installed is passed over', async () => {
  expect(
    await said({ ...deploy, '/repository/node_modules/x/.agents/tools/status': tool() }),
  ).toEqual([]);
});
