import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Limits, Outcome } from '../../src/core/outcome.ts';
import { run } from '../../src/host/processes.ts';
import { directoryWith, sessionEnvironment } from '../disk-host.ts';

const limits: Limits = { timeoutMs: 60_000, outputBytes: 100_000 };

function runScript(
  script: string,
  { stdin = '{}', ...changed }: Partial<Limits> & { stdin?: string } = {},
): Promise<Outcome> {
  const cwd = directoryWith({ tool: `#!/usr/bin/env bash\n${script}` });
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(sessionEnvironment())) {
    if (value !== undefined) env[name] = value;
  }
  const invocation = { program: `${cwd}/tool`, args: [], cwd, env, added: [], stdin };
  return run(invocation, { ...limits, ...changed });
}

const text = ({ head }: Outcome['stdout']): string => Buffer.from(head).toString();

/** The command lines of processes that have this word in them. */
function processesWith(word: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return [];
      }
    })
    .filter((line) => line.includes(word));
}

test('stdin, stdout and stderr are pipes that can be opened again by their names', async () => {
  const { stdout, stderr, ending } = await runScript(
    'cat /dev/stdin; echo out > /dev/stdout; echo err > /dev/stderr; [ -p /dev/stdin ] && echo pipe',
  );
  expect(ending).toEqual({ kind: 'exited', code: 0 });
  expect([text(stdout), text(stderr)]).toEqual(['{}out\npipe\n', 'err\n']);
});

test('there is no terminal, not even behind /dev/tty', async () => {
  const { stdout } = await runScript('[ -t 0 ] || echo none; : 2>/dev/null </dev/tty || echo none');
  expect(text(stdout)).toBe('none\nnone\n');
});

test('input that is larger than a pipe holds and that nobody reads is no matter', async () => {
  const { ending, stdout } = await runScript('echo done', { stdin: 'x'.repeat(10_000_000) });
  expect(ending).toEqual({ kind: 'exited', code: 0 });
  expect(text(stdout)).toBe('done\n');
});

test('large input arrives whole while output flows', async () => {
  const { stdout } = await runScript('cat', { stdin: 'x'.repeat(3_000_000) });
  expect([stdout.bytes, stdout.head.length]).toEqual([3_000_000, 100_000]);
});

test('at the limit the whole group ends, and what else was in it is named', async () => {
  const { ending, left, durationMs } = await runScript('echo; sleep 98761 & sleep 98762', {
    timeoutMs: 300,
  });
  expect(ending).toEqual({ kind: 'timed-out' });
  expect(left).toEqual(['sleep', 'sleep']);
  expect(durationMs).toBeLessThan(5000);
  await expect.poll(() => processesWith('sleep 9876')).toEqual([]);
});

test('who holds the output after the end is waited for until the limit', async () => {
  const { ending, left } = await runScript('sleep 98763 &', { timeoutMs: 300 });
  expect({ ending, left }).toEqual({ ending: { kind: 'timed-out' }, left: ['sleep'] });
});

test('so is one that has a group of its own', async () => {
  const { ending } = await runScript('setsid sleep 3 & echo', { timeoutMs: 300 });
  expect(ending).toEqual({ kind: 'timed-out' });
});

test('two gigabytes of output need no more memory than a few', async () => {
  const before = process.resourceUsage().maxRSS;
  const { stdout } = await runScript('head -c 2000000000 /dev/zero');
  expect([stdout.bytes, stdout.head.length]).toEqual([2_000_000_000, 100_000]);
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(100_000);
}, 60_000);

test.each([
  ['exit 7', { kind: 'exited', code: 7 }],
  ['kill -USR1 $$', { kind: 'signalled', signal: 'SIGUSR1', number: 10, coreDumped: false }],
])('%s', async (script, ending) => {
  expect((await runScript(script)).ending).toEqual(ending);
});

test('what the system refuses is an ending, too', async () => {
  const invocation = { args: [], cwd: '/', added: [], stdin: '' };
  const start = (program: string, env: Record<string, string>): Promise<Outcome> =>
    run({ ...invocation, program, env }, limits);
  const codes = [
    await start('/no/such/file', {}),
    await start('/etc/passwd', {}),
    await start('/bin/true', { X: 'x'.repeat(140_000) }),
  ].map(({ ending }) => ending);
  expect(codes).toEqual([
    { kind: 'not-started', code: 'ENOENT' },
    { kind: 'not-started', code: 'EACCES' },
    { kind: 'not-started', code: 'E2BIG' },
  ]);
});
