import fc from 'fast-check';
import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { hostileTools } from '../hostile.ts';
import { memoryHost } from '../memory-host.ts';
import { survive } from '../survive.ts';

test('nothing from a name or a file reaches a terminal as it is, in any format', async () => {
  const property = fc.asyncProperty(hostileTools, (tools) =>
    survive(tools, Number.POSITIVE_INFINITY),
  );
  await fc.assert(property, { numRuns: 40 });
});

test('neither does the name of the directory', async () => {
  const root = '/tmp/\u001b[31mred';
  const host = memoryHost({ [root]: { kind: 'directory' } }, { cwd: root });
  for (const call of [['lint'], ['list'], ['lint', '--json'], ['list', '--json']]) {
    await main(call, host);
  }
  await main(['lint', '\u001b[2J'], host);
  await main(['--root', '\u001b[2J', 'lint'], host);
  expect(host.out() + host.err()).not.toContain('\u001b');
});
