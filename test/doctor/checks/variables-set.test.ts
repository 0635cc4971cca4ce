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

test.each([
  ['Python', 'python3', '#', ['import os', 'print(os.environ["DEPLOY_TOKEN"])'], 4],
  [
    'JavaScript',
    'node',
    '//',
    ['const token = process.env.DEPLOY_TOKEN;', "if (!token) throw new Error('no token');"],
    3,
  ],
])('in %s', async (_language, program, mark, body, line) => {
  const text = [
    `#!/usr/bin/env ${program}`,
    `${mark} @description Deploy the API service.`,
    ...body,
    '',
  ];
  const files = { [`${tools}/deploy`]: text.join('\n'), [`/usr/bin/${program}`]: '' };
  expect(
    (await said(files, { env: { PATH } })).filter((found) => found.includes('variables-set')),
  ).toEqual([
    `warning variables-set \`deploy\` ends on line ${line} unless \`DEPLOY_TOKEN\` is set, and it is not set here`,
  ]);
  expect((await said(files, { env: { PATH, DEPLOY_TOKEN: 'x' } })).join()).not.toContain(
    'variables-set',
  );
});
