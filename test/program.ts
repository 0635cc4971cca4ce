import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll } from 'vitest';
import config from '../rolldown.config.ts';

const here = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds the program as it is shipped, apart from `dist`, and gives the path of its bin. For a test
 * file's top level: what was built is gone when its tests are over.
 */
export async function builtProgram(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'agent-tools-built-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  chmodSync(directory, 0o755); // Tests run it as other users, too.
  cpSync(join(here, 'bin'), join(directory, 'bin'), { recursive: true });
  symlinkSync(join(here, 'node_modules'), join(directory, 'node_modules'));
  const [{ output, ...input } = {}] = [config].flat();
  const bundle = await rolldown({ ...input, cwd: here, logLevel: 'silent' });
  const [options = {}] = [output ?? {}].flat();
  await bundle.write({ ...options, dir: join(directory, 'dist') });
  await bundle.close();
  return join(directory, 'bin/agent-tools.cjs');
}

/** The environment of a run that nothing around the tests has a say in. */
const env = { PATH: process.env.PATH };

/** Runs a built program to its end. */
export function runProgram(program: string, args: readonly string[], options: SpawnSyncOptions) {
  const result = spawnSync(process.execPath, [program, ...args], {
    env,
    timeout: 60_000,
    ...options,
  });
  return {
    code: result.status,
    signal: result.signal,
    out: String(result.stdout ?? ''),
    err: String(result.stderr ?? ''),
  };
}
