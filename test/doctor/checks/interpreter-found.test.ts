import { expect, test } from 'vitest';
import { main } from '../../../src/cli.ts';
import { machineHost, said, tool, tools } from '../doctor.ts';

const weather = '#!/usr/bin/env fish\n# @description Say how the weather will be today.\n';

test('there', async () => {
  expect(await said({ [`${tools}/deploy`]: tool() })).toEqual([]);
});

test('nowhere', async () => {
  expect(await said({ [`${tools}/weather`]: weather })).toEqual([
    'error interpreter-found `weather` needs `fish`, which is not on the PATH here',
  ]);
});

test('behind env -S', async () => {
  expect(
    await said({ [`${tools}/weather`]: weather.replace('env fish', 'env -S fish --private') }),
  ).toEqual(['error interpreter-found `weather` needs `fish`, which is not on the PATH here']);
});

test('by a path', async () => {
  expect(
    await said({ [`${tools}/weather`]: weather.replace('/usr/bin/env fish', '/usr/bin/fish') }),
  ).toEqual(['error interpreter-found `weather` needs `/usr/bin/fish`, which is not here']);
});

test('a file without an execute bit is none', async () => {
  expect(
    await said({ [`${tools}/weather`]: weather, '/usr/bin/fish': { text: '', mode: 0o644 } }),
  ).toHaveLength(1);
});

test('kept by a version manager that is not on the PATH', async () => {
  expect(
    await said({ [`${tools}/weather`]: weather, '/home/me/.asdf/shims/fish': '#!/bin/sh\n' }),
  ).toEqual([
    'error interpreter-found `weather` needs `fish`, which is not on the PATH here, only in /home/me/.asdf/shims',
  ]);
});

test('the package that brings it, as the system calls it', async () => {
  const files = { [`${tools}/weather`]: weather.replace('fish', 'node'), '/usr/bin/apk': '' };
  const host = machineHost(files);
  await main(['doctor'], host);
  expect(host.out()).toContain('help: Install it: `apk add nodejs`');
});

test('a path of another machine, where this one has the program elsewhere: one finding', async () => {
  const script = tool().replace('/usr/bin/env bash', '/opt/homebrew/bin/bash');
  expect(await said({ [`${tools}/deploy`]: script })).toEqual([
    'error interpreter-found `deploy` needs `/opt/homebrew/bin/bash`, which is not here; /usr/bin has a `bash`',
  ]);
});
