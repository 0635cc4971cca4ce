import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { memoryHost, repository } from '../memory-host.ts';
import { run } from '../run.ts';

const good = '#!/bin/sh\n# @description Say how the service is doing.\nuptime\n';
const licensed = '#!/bin/sh\n# Copyright\n\n# @description Say hi to the person in front of you.\n';
const vague = '#!/bin/sh\n# @description Status\nuptime\n';

test('the blank line is shown as the cause, with the edit that mends it', async () => {
  const { exit, out, err } = await run(repository({ hi: licensed }), 'lint');
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  expect(out.split('\n')).toEqual([
    '.agents/tools/hi',
    '  3:1 error line 3 is blank, so the header ends there and the description on line 4 does not reach the runtime (description-present)',
    '    3 │ ',
    '      │ ^',
    '    help: Put a `#` on line 3, or delete the line',
    '',
    '✖ 1 error in 1 file (--fix mends 1)',
    '',
  ]);
});

test('good tools: one line', async () => {
  const { exit, out } = await run(repository({ good }), 'lint');
  expect({ exit, out }).toEqual({ exit: 0, out: '✔ 1 tool, nothing to mend\n' });
});

test('as JSON', async () => {
  const { exit, out } = await run(repository({ good, hi: licensed }), 'lint --json');
  expect(exit).toBe(1);
  expect(JSON.parse(out)).toEqual({
    version: 1,
    root: '/repository',
    summary: { tools: 1, errors: 1, warnings: 0, infos: 0 },
    diagnostics: [
      {
        rule: 'description-present',
        severity: 'error',
        message:
          'line 3 is blank, so the header ends there and the description on line 4 does not reach the runtime',
        help: 'Put a `#` on line 3, or delete the line',
        file: '.agents/tools/hi',
        line: 3,
        column: 1,
        endLine: 3,
        endColumn: 1,
        fix: 'safe',
        url: 'docs/rules/description-present.md',
      },
    ],
  });
});

test('warnings do not fail, unless there are more than allowed', async () => {
  expect((await run(repository({ status: vague }), 'lint')).exit).toBe(0);
  expect((await run(repository({ status: vague }), 'lint --max-warnings 1')).exit).toBe(0);
  expect((await run(repository({ status: vague }), 'lint --max-warnings 0')).exit).toBe(1);
});

test('--quiet shows errors only, and no verdict', async () => {
  expect((await run(repository({ status: vague }), 'lint --quiet')).out).toBe('');
  const { out } = await run(repository({ status: vague, hi: licensed }), 'lint --quiet');
  expect(out).toContain('description-present');
  expect(out).not.toMatch(/description-informative|✖/);
});

describe('paths', () => {
  const world = {
    '/repository/.agents/tools/hi': licensed,
    '/repository/.agents/tools/good': good,
    '/repository/.agents/tools/lib/part': vague,
    '/repository/api/.agents/tools/vague': vague,
    '/repository/src/main.c': 'int main;',
  };
  const files = async (words: string): Promise<string[]> => {
    const { out } = await run(memoryHost(world), `lint --json ${words}`);
    return JSON.parse(out).diagnostics.map(({ file }: { file: string }) => file);
  };

  test.each([
    ['one file', '.agents/tools/hi', ['.agents/tools/hi']],
    ['a good file', '.agents/tools/good', []],
    ['the folder', '.agents/tools', ['.agents/tools/hi']],
    ['a folder that has tools', 'api', ['api/.agents/tools/vague']],
    ['here', '.', ['.agents/tools/hi']],
    [
      'two toolboxes',
      '.agents/tools/hi api/.agents',
      ['.agents/tools/hi', 'api/.agents/tools/vague'],
    ],
    ['from above', '-C api .', ['.agents/tools/vague']],
    ['from aside', '-C api ../.agents/tools/hi', ['../.agents/tools/hi']],
    ['outside, as hooks hand it over', 'src/main.c src', []],
    ['a part of a tool', '.agents/tools/lib/part .agents/tools/lib', []],
  ])('%s', async (_what, words, expected) => {
    expect(await files(words)).toEqual(expected);
  });

  test('an empty one is wrong use, and not the whole directory', async () => {
    expect(await main(['lint', ''], memoryHost(world))).toBe(2);
  });

  test('one that does not exist is wrong use', async () => {
    const { exit, err } = await run(memoryHost(world), 'lint nowhere');
    expect({ exit, err }).toEqual({
      exit: 2,
      err: 'agent-tools: `nowhere` does not exist\nName a file or a directory\n',
    });
  });
});

test('no folder: nothing to judge, and a word about it', async () => {
  const { exit, out, err } = await run(memoryHost({ '/repository/x': '' }), 'lint');
  expect({ exit, out, err }).toEqual({
    exit: 0,
    out: '0 tools, nothing to judge\n',
    err: 'agent-tools: there is no .agents/tools in /repository\nMake the first tool: `agent-tools new`\n',
  });
});

test.each(['lint src', '-C src lint'])(
  '%s, below the folder: it says where to run it',
  async (words) => {
    const world = { '/repo x/.agents/tools/good': good, '/repo x/src/main.c': '' };
    const { exit, out, err } = await run(memoryHost(world, { cwd: '/repo x' }), words);
    expect({ exit, out }).toEqual({ exit: 0, out: '0 tools, nothing to judge\n' });
    expect(err).toBe(
      "agent-tools: there is no .agents/tools in /repo x/src, but there is one in /repo x: a session has to start there to see its tools\nRun it there: `agent-tools -C '/repo x' lint`\n",
    );
  },
);

test('a change list without a tool in it, and a directory among others: no word about it', async () => {
  const world = { '/repository/.agents/tools/good': good, '/repository/src/main.c': '' };
  expect(await run(memoryHost(world), 'lint src/main.c')).toMatchObject({ exit: 0, err: '' });
  expect(await run(memoryHost(world), 'lint src .')).toMatchObject({ exit: 0, err: '' });
});

test('--explain prints the page of a rule', async () => {
  const { exit, out } = await run(repository({}), 'lint --explain file-executable');
  expect(exit).toBe(0);
  expect(out).toMatch(/^# file-executable\n/);
});

test('--explain of a rule that does not exist names the nearest', async () => {
  const { exit, err } = await run(repository({}), 'lint --explain file-executabel');
  expect({ exit, err }).toEqual({
    exit: 2,
    err: 'agent-tools: there is no rule `file-executabel`\nDid you mean `file-executable`?\n',
  });
});

test('--rules lists every rule with its severity', async () => {
  const { out } = await run(repository({}), 'lint --rules');
  expect(out).toMatch(/^file-executable {2,}error {2,}safe {2,}a tool without an execute bit$/m);
});

describe('what a help tells to run can be pasted where the person stands', () => {
  const script = '#!/bin/sh\n# @description Deploy the service to staging.\n';
  const world = {
    '/repository/my app/.agents/tools/hi': { text: script, mode: 0o644 },
    '/repository/my app/.agents/tools/run tests.sh': script,
    '/repository/my app/.agents/tools/latin': `${script}# \udcf6\n`,
    '/repository/api/.agents/tools/hi': { text: script, mode: 0o644 },
    '/repository/api/.agents/tools/deploy.sh': script,
  } as const;
  const helps = async (...argv: string[]): Promise<string[]> => {
    const host = memoryHost(world);
    await main(argv, host);
    return JSON.parse(host.out()).diagnostics.map(({ help }: { help: string }) => help);
  };

  test('from above', async () => {
    expect(await helps('lint', '--json', 'api')).toEqual([
      'Rename it: `mv api/.agents/tools/deploy.sh api/.agents/tools/deploy`',
      'Set the bit: `chmod +x api/.agents/tools/hi`',
    ]);
  });

  test('in quotes, where a directory needs them', async () => {
    expect(await helps('lint', '--json', 'my app')).toEqual([
      "Set the bit: `chmod +x 'my app/.agents/tools/hi'`",
      "Save it as UTF-8, for example: `iconv -f LATIN1 -t UTF-8 'my app/.agents/tools/latin'`",
      "Rename it: `mv 'my app/.agents/tools/run tests.sh' 'my app/.agents/tools/run_tests'`",
    ]);
  });

  test('where the tools are', async () => {
    expect(await helps('lint', '--json', '-C', 'api')).toEqual([
      'Rename it: `mv .agents/tools/deploy.sh .agents/tools/deploy`',
      'Set the bit: `chmod +x .agents/tools/hi`',
    ]);
  });
});
