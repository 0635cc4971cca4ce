import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { memoryHost } from '../memory-host.ts';

const vague = '#!/bin/sh\n# @description Status\nuptime\n';
const file = '/repository/.agents/agent-tools-baseline.json';

function started() {
  const host = memoryHost({
    '/repository/.agents/tools/vague': vague,
    '/repository/.agents/tools/other': vague.replace('Status', 'Other'),
  });
  const lint = async (...args: string[]): Promise<{ exit: number; out: string; err: string }> => {
    const [out, err] = [host.out().length, host.err().length];
    const exit = await main(['lint', ...args], host);
    return { exit, out: host.out().slice(out), err: host.err().slice(err) };
  };
  return { host, lint };
}

test('what is recorded is passed over, also when lines move, and what is new is shown', async () => {
  const { host, lint } = started();
  expect(await lint('--update-baseline')).toEqual({
    exit: 0,
    out: '2 findings recorded in .agents/agent-tools-baseline.json\n',
    err: '',
  });
  expect((await lint()).out).toBe('✔ 2 tools, nothing to mend\n');
  host.files.write('/repository/.agents/tools/vague', vague.replace('# @', '#\n# @'));
  expect((await lint()).out).toBe('✔ 2 tools, nothing to mend\n');
  host.files.write('/repository/.agents/tools/vague', vague.replace('Status', 'TODO'));
  expect((await lint()).out).toContain('description-informative');
});

test('what no longer occurs is reported, and an update takes it out', async () => {
  const { host, lint } = started();
  await lint('--update-baseline');
  host.files.write(
    '/repository/.agents/tools/vague',
    vague.replace('Status', 'Say how it is doing'),
  );
  expect((await lint()).err).toBe(
    '1 entry of the baseline no longer occurs: `agent-tools lint --update-baseline` takes it out\n',
  );
  expect((await lint('.agents/tools/other')).err).toBe('');
  expect((await lint('--update-baseline')).out).toMatch(/^1 finding /);
  expect((await lint()).err).toBe('');
});

test('an update of one file leaves the entries of the others', async () => {
  const { host, lint } = started();
  await lint('--update-baseline');
  const before = host.text(file);
  expect((await lint('--update-baseline', '.agents/tools/vague')).out).toMatch(/^2 findings /);
  expect(host.text(file)).toBe(before);
});

test('nothing found and nothing there: nothing is written', async () => {
  const host = memoryHost({
    '/repository/.agents/tools/x': vague.replace('Status', 'Say how it is doing'),
  });
  expect(await main(['lint', '--update-baseline'], host)).toBe(0);
  expect(host.text(file)).toBeUndefined();
});

test.each(['{', '[]', '{"findings": [1]}'])('%s is no baseline', async (text) => {
  const { host, lint } = started();
  host.files.create(file, text, 0o644);
  expect(await lint()).toEqual({
    exit: 2,
    out: '',
    err: 'agent-tools: .agents/agent-tools-baseline.json is no baseline\nWrite it anew: `agent-tools lint --update-baseline`\n',
  });
});
