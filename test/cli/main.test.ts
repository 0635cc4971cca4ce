import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { main } from '../../src/cli.ts';
import { memoryHost, repository } from '../memory-host.ts';
import { run } from '../run.ts';

const status = '#!/bin/sh\n# @description Say how the service is doing.\nuptime\n';

test('--version', async () => {
  expect(await run(memoryHost({}), '--version')).toEqual({ exit: 0, out: `${version}\n`, err: '' });
});

test('--help names every command', async () => {
  const { exit, out } = await run(memoryHost({}), '--help');
  expect(exit).toBe(0);
  expect(out).toMatch(/agent-tools lint \[paths\.\.\]/);
  expect(out).toMatch(/agent-tools list/);
});

test('--help of a command shows its flags with their choices', async () => {
  const { exit, out } = await run(memoryHost({}), 'list --help');
  expect(exit).toBe(0);
  expect(out).toMatch(/^agent-tools list \[flags\]/);
  expect(out).toMatch(/"anthropic"/);
});

test('help fits a narrow terminal', async () => {
  const { out } = await run(memoryHost({}, { columns: 60 }), 'lint --help');
  expect(out.split('\n').filter((line) => line.length > 60)).toEqual([]);
});

describe('wrong use ends in 2 and says what to do', () => {
  test.each([
    ['', 'agent-tools <command> [flags]'],
    ['lnt', 'there is no command `lnt`\nDid you mean `agent-tools lint`?'],
    ['zzz', 'there is no command `zzz`\nSee them all with `agent-tools --help`'],
    ['list --fromat json', 'there is no flag `--fromat`\nDid you mean `--format`?'],
    ['list -x', 'there is no flag `-x`\nSee them all with `--help`'],
    [
      'list --format xml',
      '`--format` cannot be `xml`\nUse `text`, `json`, `anthropic`, `openai`, `gemini` or `mcp`',
    ],
    ['list --format', '`--format` needs a value\nWrite `--format text`'],
    ['list --format json --format text', '`--format` is given 2 times\nGive it once'],
    ['list extra', '`extra` is one word too many\nWrite `agent-tools list`'],
    [
      'lint --max-warnings many',
      '`--max-warnings` cannot be `many`\nGive it a number: `--max-warnings 10`',
    ],
    ['lint --root /nowhere', '`/nowhere` is no directory\nGive `--root` a directory that exists'],
  ])('%j', async (words, message) => {
    const { exit, out, err } = await run(repository({ status }), words);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(message);
  });
});

test('-C and --root stand before the command or behind it', async () => {
  const files = { '/elsewhere/.agents/tools/status': status };
  for (const words of [
    '-C /elsewhere list',
    'list -C /elsewhere',
    '--root /elsewhere list',
    'list --root=/elsewhere',
  ]) {
    expect((await run(memoryHost(files), words)).out).toContain('status()');
  }
});

describe('colour', () => {
  const colored = async (
    words: string,
    env: Record<string, string>,
    terminal: boolean,
  ): Promise<boolean> => {
    const host = memoryHost({ '/repository/.agents/tools/status': status }, { env, terminal });
    return (await run(host, words)).out.includes('\u001b[');
  };

  test.each<[words: string, env: Record<string, string>, terminal: boolean, expected: boolean]>([
    ['list', {}, false, false],
    ['list', {}, true, true],
    ['list', { NO_COLOR: '1' }, true, false],
    ['list', { NO_COLOR: '' }, true, true],
    ['list', { FORCE_COLOR: '1' }, false, true],
    ['list', { FORCE_COLOR: '0' }, true, false],
    ['list', { TERM: 'dumb' }, true, false],
    ['list', { CI: 'true' }, false, false],
    ['list --color', { NO_COLOR: '1' }, false, true],
    ['list --no-color', { FORCE_COLOR: '1' }, true, false],
    ['--no-color list', {}, true, false],
  ])('%s %j, terminal: %s', async (words, env, terminal, expected) => {
    expect(await colored(words, env, terminal)).toBe(expected);
  });
});

test('a fault of the program ends in 3 and says how to report it', async () => {
  const host = memoryHost({});
  const broken = {
    ...host,
    files: {
      ...host.files,
      facts: () => {
        throw new TypeError('boom \u001b[31m');
      },
    },
  };
  expect(await main(['list'], broken)).toBe(3);
  expect(host.err()).toMatch(
    /fault of the program itself[\s\S]*boom \\x1b\[31m[\s\S]*npm bugs agent-tools/,
  );
});

test('in the help a placeholder stands beside its flag, and no type beside the sentence', async () => {
  const { out } = await run(memoryHost({}), 'lint --help');
  expect(out).toMatch(/^ {2}-C, --root <dir> +Run as if started in this directory$/m);
  expect(out).toMatch(/^ +--max-warnings <n> +End in exit 1 /m);
  expect(out).toMatch(/^ {2}-h, --help +Show this help$/m);
  expect(out).not.toMatch(/\[(boolean|string|number)\]/);
});
