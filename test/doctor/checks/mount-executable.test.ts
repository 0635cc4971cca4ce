import { expect, test } from 'vitest';
import { said, tool, tools } from '../doctor.ts';

const deploy = { [`${tools}/deploy`]: tool() };
const mounts = (text: string) => ({ ...deploy, '/proc/self/mounts': text });

test('mounted noexec', async () => {
  expect(
    await said(mounts('/dev/sda1 / ext4 rw 0 0\nshare /repository 9p rw,noexec,relatime 0 0\n')),
  ).toEqual([
    'error mount-executable .agents/tools is on `/repository`, which is mounted noexec, so no tool can be started',
  ]);
});

test('another file system is, or one of a longer name', async () => {
  expect(
    await said(
      mounts('/dev/sda1 / ext4 rw 0 0\ntmpfs /tmp tmpfs rw,noexec 0 0\nx /repo ext4 noexec 0 0\n'),
    ),
  ).toEqual([]);
});

test('a later mount hides the one before it', async () => {
  expect(await said(mounts('x /repository ext4 noexec 0 0\ny /repository ext4 rw 0 0\n'))).toEqual(
    [],
  );
});

test('macOS', async () => {
  const world = {
    platform: 'darwin',
    answers: {
      '/sbin/mount':
        '/dev/disk3s1 on / (apfs, local)\n/dev/disk9 on /repository (apfs, local, noexec)\n',
      '-n /': '',
    },
  } as const;
  expect(await said(deploy, world)).toEqual([
    'error mount-executable .agents/tools is on `/repository`, which is mounted noexec, so no tool can be started',
  ]);
});
