import type { Check, CheckFinding } from '../check.ts';

export const mountCaseSensitive: Check = {
  id: 'mount-case-sensitive',
  group: 'File system',
  severity: 'info',
  summary: 'file system that does not tell `Deploy` from `deploy`',
  why: `On a case-insensitive file system (vfat, NTFS, most of macOS) \`.Agents/tools\` is found as
\`.agents/tools\` and two tools that differ only in case are one file. A teammate on Linux sees something
else.`,
  good: { mount: { point: '/', type: 'ext4', noexec: false, caseInsensitive: false } },
  bad: { mount: { point: '/mnt/usb', type: 'vfat', noexec: false, caseInsensitive: true } },
  blocked: ({ mount }) => (mount ? undefined : 'no mount table can be read here'),
  *check({ mount }): Iterable<CheckFinding> {
    if (!mount?.caseInsensitive) return;
    yield {
      message: `\`${mount.point}\` (${mount.type}) does not tell names apart by case, as Linux does`,
    };
  },
};
