import { expect, test } from 'vitest';
import { said, tool, tools } from '../doctor.ts';

const mounted = (type: string) => ({
  [`${tools}/deploy`]: tool(),
  '/proc/self/mounts': `/dev/sda1 / ext4 rw 0 0\nx /repository ${type} rw 0 0\n`,
});

test('vfat', async () => {
  expect(await said(mounted('vfat'))).toEqual([
    'info mount-case-sensitive `/repository` (vfat) does not tell names apart by case, as Linux does',
  ]);
});

test('ext4', async () => {
  expect(await said(mounted('ext4'))).toEqual([]);
});
