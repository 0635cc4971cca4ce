import { expect, test } from 'vitest';
import { main } from '../../../src/cli.ts';
import { machineHost, tool, tools } from '../doctor.ts';

async function runtime(version: string | undefined): Promise<string[]> {
  const program = version === undefined ? {} : { '/usr/bin/octomind': 'ELF\0' };
  const answers = { 'octomind --version': `octomind ${version}\n`, '-n /': '' };
  const host = machineHost({ [`${tools}/deploy`]: tool(), ...program }, { answers });
  await main(['doctor'], host);
  return host.out().split('\n');
}

test('not installed', async () => {
  expect(await runtime(undefined)).toContain(
    '  info octomind is not on the PATH here, so only the files are judged (runtime-installed)',
  );
});

test('installed: its own check stands last', async () => {
  const lines = await runtime('0.28.1');
  expect(lines.filter((line) => line.includes('runtime-installed'))).toEqual([]);
  expect(lines.at(-2)).toBe('Ask the runtime itself: `echo "/mcp" | octomind run`');
});

test('too old', async () => {
  expect(await runtime('0.27.3')).toContain(
    '  error octomind 0.27.3 knows no local tools, which came with 0.28 (runtime-installed)',
  );
});
