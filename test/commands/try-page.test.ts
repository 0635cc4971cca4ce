import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { directoryWith, diskHost } from '../disk-host.ts';

const page = readFileSync(new URL('../../docs/commands/try.md', import.meta.url), 'utf8');
const script = /^```sh\n(.*?)^```/ms.exec(page)?.[1] ?? '';

/** What the page shows with its commands run anew: `update` writes it, and a difference fails. */
async function rerun(): Promise<string> {
  const parts = page.split(/(^```console\n.*?^```$)/ms);
  const shown = await Promise.all(
    parts.map((part) => (part.startsWith('```console') ? transcript(part) : part)),
  );
  return shown.join('');
}

async function transcript(block: string): Promise<string> {
  const [, line = ''] = /^\$ agent-tools (.*)$/m.exec(block) ?? [];
  const workdir = directoryWith({ '.agents/tools/deploy': script });
  const host = diskHost(workdir, { env: { PATH: '/usr/bin:/bin', HOME: '/home/me' } });
  await main(line.split(' '), host);
  const output = host
    .out()
    .replaceAll(workdir, '/home/me/shop')
    .replace(/\d\.\d\d s,/, '0.01 s,');
  return `\`\`\`console\n$ agent-tools ${line}\n${output}\`\`\``;
}

test('the page of try shows what try prints', async () => {
  await expect(await rerun()).toMatchFileSnapshot('../../docs/commands/try.md');
});
