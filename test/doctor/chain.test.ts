import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import type { Entry } from '../memory-host.ts';
import { machineHost, tool, tools } from './doctor.ts';

/** The last link that was looked at, and what to do. */
async function end(
  entries: Readonly<Record<string, Entry>>,
  ...words: string[]
): Promise<{ exit: number; link: string; next: string }> {
  const host = machineHost({ '/usr/bin/date': '', ...entries });
  const exit = await main(['doctor', ...words], host);
  const lines = host.out().trimEnd().split('\n');
  const link = lines[lines.indexOf('') - 1] ?? '';
  return { exit, link: link.replace(/ {2,}/, ': '), next: lines.at(-1) ?? '' };
}

const deploy = { [`${tools}/deploy`]: tool('date') };

test.each(['deploy', '.agents/tools/deploy', './.agents/tools/deploy', `${tools}/deploy`])(
  'a tool by %s',
  async (word) => {
    expect(await end(deploy, word)).toEqual({
      exit: 0,
      link: '– in the index: git is not on the PATH here',
      next: '✔ `deploy`: all is well',
    });
  },
);

test('no such name, and nothing like it', async () => {
  expect(await end(deploy, 'restart_worker')).toEqual({
    exit: 1,
    link: '✖ a file: there is no `restart_worker` in .agents/tools',
    next: 'Next: Make it: `agent-tools new restart_worker`',
  });
});

test('no such name, and one that is near', async () => {
  expect(await end(deploy, 'deplyo')).toEqual({
    exit: 1,
    link: '✖ a file: there is no `deplyo` in .agents/tools, but there is `deploy`',
    next: 'Next: Ask for that one: `agent-tools doctor deploy`',
  });
});

test.each([
  ['another case', `${tools}/Deploy`, 'Rename it: `mv .agents/tools/Deploy .agents/tools/deploy`'],
  [
    'an extension',
    `${tools}/deploy.sh`,
    'Rename it: `mv .agents/tools/deploy.sh .agents/tools/deploy`',
  ],
  [
    'one folder up',
    '/repository/.agents/deploy',
    'Move it: `mv .agents/deploy .agents/tools/deploy`',
  ],
  [
    'one folder down',
    `${tools}/prod/deploy`,
    'Move it: `mv .agents/tools/prod/deploy .agents/tools/deploy`',
  ],
])('a file that looks meant for it: %s', async (_what, path, help) => {
  const other = { [`${tools}/status`]: tool('date') };
  expect((await end({ ...other, [path]: tool('date') }, 'deploy')).next).toBe(`Next: ${help}`);
});

test('a path to a package that has tools of its own', async () => {
  expect(
    await end(
      { ...deploy, '/repository/api/.agents/tools/ping': tool() },
      'api/.agents/tools/ping',
    ),
  ).toEqual({
    exit: 1,
    link: '✖ right folder: it is in api/.agents/tools, and a session that starts in /repository does not look there',
    next: 'Next: Start the session there: `cd api`',
  });
});

test('a path to a file elsewhere', async () => {
  expect((await end({ ...deploy, '/repository/bin/ping': tool() }, 'bin/ping')).next).toBe(
    'Next: Move it: `mkdir -p .agents/tools && mv bin/ping .agents/tools/`',
  );
});

test.each<[what: string, entry: Entry, link: string]>([
  ['a folder', { kind: 'directory' }, '✖ a file'],
  ['a link to nothing', { kind: 'broken-link' }, '✖ a file'],
  ['a pipe', { kind: 'fifo' }, '✖ a file'],
  ['unreadable', { kind: 'unreadable' }, '✖ a file'],
  ['a program', { bytes: Buffer.from([0x7f, 0x45, 0xff]) }, '✖ UTF-8'],
  ['no comment at all', '#!/bin/sh\ndate\n', '✖ header'],
  ['comments without a description', '#!/bin/sh\n# Say hi\ndate\n', '✖ description'],
  ['no first line', '# @description Say hi to the person at the door.\n', '✖ interpreter'],
])('%s', async (_what, entry, link) => {
  const { exit, link: last, next } = await end({ [`${tools}/deploy`]: entry }, 'deploy');
  expect(exit).toBe(1);
  expect(last.slice(0, link.length)).toBe(link);
  expect(next).toMatch(/^Next.*: [A-Z][a-z]+ /);
});

test('a parameter that reaches the model wrong does not end the chain', async () => {
  const { exit, next } = await end(
    { [`${tools}/deploy`]: tool('# @param env Where to deploy', 'date') },
    'deploy',
  );
  expect(exit).toBe(0);
  expect(next).toMatch(/^Next, for \.agents\/tools\/deploy: /);
});

test('what a repository names cannot speak to the terminal', async () => {
  const evil = 'de\u001b[31mploy\u202e.sh';
  const host = machineHost({
    [`${tools}/${evil}`]: tool(),
    '/repository/\u001b]0;x/.agents/tools/a': tool(),
  });
  await main(['doctor', '--verbose'], host);
  await main(['doctor', evil], host);
  await main(['doctor', '--json'], host);
  await main(['doctor', '--fix'], host);
  expect(host.out() + host.err()).not.toMatch(/[\u001b\u202e]/);
  expect(host.out()).toContain('\\x1b[31m');
});

test('more than one word is wrong use', async () => {
  expect((await end(deploy, 'deploy', 'status')).exit).toBe(2);
});

test('the settings of the project hold here, too', async () => {
  const settings = { '/repository/.agents/agent-tools.json': '{"allowedNames": ["shell"]}' };
  const files = { [`${tools}/shell`]: tool('date') };
  expect((await end(files, 'shell')).exit).toBe(1);
  expect((await end({ ...files, ...settings }, 'shell')).exit).toBe(0);
});
