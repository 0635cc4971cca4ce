import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { memoryHost } from '../memory-host.ts';

const evil = 'a\u001b]0;x\u0007\u202eb\u200bc\u009b31m';
const script = `#!/usr/bin/env ${evil}
# @description Do ${evil} things.
# @param *${evil} string One of: ${evil}, y
# @param *n integer ${evil}
`;

const shown = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

test.each([
  ['--sample=all'],
  ['--sample=all', '--json'],
  ['--sample=all', '--env', 'clean'],
  ['--sample=all', '--run', '--yes'],
  ['--sample=all', '--run', '--yes', '--isolated'],
  ['--sample=all', '--run', '--yes', '--json'],
  [],
  [`${evil}=${evil}`, `n=${evil}`],
  [`${evil}x=1`, '--no-validate'],
  [`${evil}:=[`],
  [evil],
])('nothing that a terminal obeys comes through: %j', async (...args) => {
  const host = memoryHost(
    { '/repository/.agents/tools/tool': script },
    {
      env: { PATH: `/${evil}`, [evil]: evil },
      processes: {
        run: () =>
          Promise.resolve({
            ending: { kind: 'exited', code: 0 },
            stdout: { head: Buffer.from(evil), bytes: 20 },
            stderr: { head: Buffer.from(`${evil}\r${evil}\0`), bytes: 50 },
            durationMs: 5,
            left: [evil],
          }),
      },
    },
  );
  const code = await main(['try', 'tool', ...args], {
    ...host,
    trees: {
      ...host.trees,
      changes: () => [{ kind: 'created', path: evil, before: undefined, after: Buffer.from(evil) }],
    },
  });
  expect([0, 1, 2]).toContain(code);
  const lines = (host.out() + host.err()).split('\n');
  expect(lines.filter((line) => shown.test(line))).toEqual([]);
});
