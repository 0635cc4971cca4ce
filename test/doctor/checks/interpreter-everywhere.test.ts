import { expect, test } from 'vitest';
import { said, tool, tools } from '../doctor.ts';

const weather = '#!/usr/bin/env fish\n# @description Say how the weather will be today.\n';
const env = { PATH: '/home/me/.local/bin:/usr/bin:/bin', HOME: '/home/me' };

test('only with the PATH of this shell', async () => {
  const world = { [`${tools}/weather`]: weather, '/home/me/.local/bin/fish': 'ELF\0' };
  expect(await said(world, { env })).toEqual([
    'warning interpreter-everywhere `fish`, which `weather` needs, is found only with the PATH of this shell, in /home/me/.local/bin',
  ]);
});

test('several tools, one finding', async () => {
  const world = {
    [`${tools}/weather`]: weather,
    [`${tools}/forecast`]: weather.replace('today', 'tomorrow'),
    '/home/me/.local/bin/fish': 'ELF\0',
  };
  expect(await said(world, { env })).toEqual([
    'warning interpreter-everywhere `fish`, which `forecast` and `weather` need, is found only with the PATH of this shell, in /home/me/.local/bin',
  ]);
});

test('another one is found everywhere', async () => {
  expect(
    await said({ [`${tools}/deploy`]: tool(), '/home/me/.local/bin/bash': 'ELF\0' }, { env }),
  ).toEqual([]);
});
