import { shellQuoted } from '../../core/shell-quoted.ts';
import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';

export const mountExecutable: Check = {
  id: 'mount-executable',
  group: 'File system',
  severity: 'error',
  summary: 'file system on which nothing can be started',
  why: `On a file system that is mounted with \`noexec\` every tool is listed and none can be started:
\`Permission denied (os error 13)\`. It is common for \`/tmp\`, \`/home\` on hardened machines, and
shared folders of virtual machines.`,
  good: { mount: { point: '/', type: 'ext4', noexec: false, caseInsensitive: false } },
  bad: { mount: { point: '/mnt/share', type: 'ext4', noexec: true, caseInsensitive: false } },
  blocked: ({ mount }) => (mount ? undefined : 'no mount table can be read here'),
  *check({ mount }): Iterable<CheckFinding> {
    if (!mount?.noexec) return;
    yield {
      message: `${toolsDirectory} is on \`${mount.point}\`, which is mounted noexec, so no tool can be started`,
      help: `Allow it: \`sudo mount -o remount,exec ${shellQuoted(mount.point)}\`, or work in a clone on another file system`,
    };
  },
};
