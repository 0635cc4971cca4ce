import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { spawn as spawnTerminal } from '@lydell/node-pty';
import { describe, expect, onTestFinished, test } from 'vitest';
import { directoryWith, sessionEnvironment } from '../disk-host.ts';
import { builtProgram } from '../program.ts';

const program = await builtProgram();

const deploy = `#!/usr/bin/env bash
# @description Deploy the API service to an environment.
# @param *env string Where to deploy (staging|production)
# @param *replicas integer How many
# @param *dry_run boolean Only print what would happen
echo "$OCTOMIND_PARAM_ENV $OCTOMIND_PARAM_REPLICAS $OCTOMIND_PARAM_DRY_RUN"
touch marker
`;

interface Terminal {
  /** Waits until the screen has shown this. */
  shows(text: string): Promise<void>;
  type(keys: string): void;
  readonly ended: Promise<number>;
}

/** `agent-tools` on a pseudo-terminal. */
function terminal(cwd: string, ...args: string[]): Terminal {
  const child = spawnTerminal(process.execPath, [program, ...args], {
    cwd,
    cols: 100,
    rows: 40,
    env: { ...sessionEnvironment(), TERM: 'xterm', CI: undefined },
  });
  let screen = '';
  child.onData((data) => {
    screen += data;
  });
  const ended = new Promise<number>((resolve) => child.onExit(({ exitCode }) => resolve(exitCode)));
  onTestFinished(() => child.kill());
  return {
    shows: (text) => expect.poll(() => screen, { timeout: 10_000, interval: 20 }).toContain(text),
    type: (keys) => child.write(keys),
    ended,
  };
}

describe('on a terminal', () => {
  test('what is missing is asked for: a menu, a text, yes or no', async () => {
    const cwd = directoryWith({ '.agents/tools/deploy': deploy });
    const session = terminal(cwd, 'try', 'deploy', '--run');
    await session.shows('Where to deploy');
    await session.shows('production');
    session.type('\r');
    await session.shows('How many');
    session.type('two\r');
    await session.shows('declared as integer');
    session.type('\u007f\u007f\u007f2\r');
    await session.shows('Only print');
    session.type('\r');
    await session.shows('staging 2 true');
    expect(await session.ended).toBe(0);
  });

  test('an empty answer takes the example that is shown', async () => {
    const script = `#!/bin/sh
# @description Greet a person by name.
# @param *who string The person, such as Ada
echo "hello $OCTOMIND_PARAM_WHO"
`;
    const cwd = directoryWith({ '.agents/tools/greet': script });
    const session = terminal(cwd, 'try', 'greet', '--run');
    await session.shows('such as Ada');
    session.type('\r');
    await session.shows('hello Ada');
    expect(await session.ended).toBe(0);
  });

  test('^C at a question ends in 130, and nothing has run', async () => {
    const cwd = directoryWith({ '.agents/tools/deploy': deploy });
    const session = terminal(cwd, 'try', 'deploy', '--run');
    await session.shows('Where to deploy');
    session.type('\u0003');
    expect(await session.ended).toBe(130);
    expect(existsSync(`${cwd}/marker`)).toBe(false);
  });

  test('made-up values are run when somebody agrees', async () => {
    const cwd = directoryWith({ '.agents/tools/deploy': deploy });
    const refusing = terminal(cwd, 'try', 'deploy', '--sample', '--run');
    await refusing.shows('Run deploy with what was made up');
    refusing.type('\r');
    expect(await refusing.ended).toBe(130);
    expect(existsSync(`${cwd}/marker`)).toBe(false);
    const agreeing = terminal(cwd, 'try', 'deploy', '--sample', '--run');
    await agreeing.shows('Run deploy with what was made up');
    agreeing.type('y');
    await agreeing.shows('staging 1 true');
    expect(await agreeing.ended).toBe(0);
  });

  test('^C while the tool runs ends it and all it started', async () => {
    const script = `#!/usr/bin/env bash
# @description Wait for a long time with a child.
sleep 97531 & echo "$$ $!" > pids
wait
`;
    const cwd = directoryWith({ '.agents/tools/wait': script });
    const session = terminal(cwd, 'try', 'wait', '--run');
    await expect.poll(() => pidsIn(cwd), { timeout: 10_000 }).toHaveLength(2);
    session.type('\u0003');
    expect(await session.ended).toBe(130);
    await expect.poll(() => pidsIn(cwd).filter(isAlive)).toEqual([]);
  });
});

function pidsIn(cwd: string): number[] {
  if (!existsSync(`${cwd}/pids`)) return [];
  return readFileSync(`${cwd}/pids`, 'utf8').trim().split(' ').map(Number);
}

function isAlive(pid: number): boolean {
  const status = existsSync(`/proc/${pid}/stat`) && readFileSync(`/proc/${pid}/stat`, 'utf8');
  return status !== false && !/\) Z /.test(status);
}

test('a reader that goes away is no fault', async () => {
  const script = '#!/bin/sh\n# @description Print many lines of text.\nseq 100000\n';
  const cwd = directoryWith({ '.agents/tools/many': script });
  const line = `"${process.execPath}" "${program}" try many --run --json | head -c 10; echo "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', line], { cwd });
  expect([stdout, stderr]).toEqual(['{\n  "versi0\n', '']);
});
