import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { machineHost } from '../doctor/doctor.ts';

const page = readFileSync(new URL('../../docs/commands/doctor.md', import.meta.url), 'utf8');

/** The page with what its commands print, on a machine that has its script as a tool. */
async function rerun(): Promise<string> {
  const [, script = ''] = /```sh\n([\s\S]*?)```/.exec(page) ?? [];
  const blocks = Array.from(page.matchAll(/```console\n\$ agent-tools (.*)\n[\s\S]*?```/g));
  let text = page;
  for (const [block, line = ''] of blocks) {
    const host = machineHost(
      {
        '/home/me/shop/.agents/tools/deploy': script,
        '/proc/self/mounts': '/dev/sda / ext4 rw 0 0\n',
      },
      { cwd: '/home/me/shop' },
    );
    await main(line.split(' '), host);
    text = text.replace(block, () => `\`\`\`console\n$ agent-tools ${line}\n${host.out()}\`\`\``);
  }
  return text;
}

test('docs/commands/doctor.md shows what the program prints', async () => {
  const text = await rerun();
  expect(text.match(/^Next/gm)).toHaveLength(2);
  await expect(text).toMatchFileSnapshot('../../docs/commands/doctor.md');
});
