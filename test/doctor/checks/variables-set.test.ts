import { expect, test } from 'vitest';
import { said, tool, tools } from '../doctor.ts';

const script = tool(
  '# @param *env string Where to deploy',
  `: "\${DEPLOY_TOKEN:?is needed}"`,
  `: "\${OCTOMIND_PARAM_ENV:?}"`,
);
const PATH = '/usr/bin:/bin';

test('unset: the name and never a value', async () => {
  expect(await said({ [`${tools}/deploy`]: script }, { env: { PATH, DEPLOY_TOKEN: '' } })).toEqual([
    'warning variables-set `deploy` ends on line 4 unless `DEPLOY_TOKEN` is set, and it is not set here',
  ]);
});

test('set', async () => {
  expect(
    await said({ [`${tools}/deploy`]: script }, { env: { PATH, DEPLOY_TOKEN: 'secret' } }),
  ).toEqual([]);
});

test('one that the script sets itself, or has a value for', async () => {
  expect(
    await said({
      [`${tools}/deploy`]: tool('X=$(date)', `: "\${X:?}" "\${Y:-no}" "$Z"`),
      '/usr/bin/date': '',
    }),
  ).toEqual([]);
});
