import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import type { Host } from '../../src/core/host.ts';
import { directoryWith, diskHost, sessionEnvironment } from '../disk-host.ts';

interface Answer {
  readonly plan: { environment: string[]; shell: string; cwd: string };
  readonly result: {
    content: string;
    notes: string[];
    changes: { kind: string; file: string; diff: string[] }[];
  } | null;
}

async function answer(cwd: string, args: string[], world: Partial<Host> = {}): Promise<Answer> {
  const host = diskHost(cwd, world);
  await main(['try', ...args, '--json'], host);
  expect(host.err()).toBe('');
  return JSON.parse(host.out());
}

describe('--env clean', () => {
  const tool = '#!/usr/bin/env bash\n# @description Print the environment.\nenv | sort\n';
  const env = {
    HOME: '/home/me',
    PATH: '/home/me/.nvm/bin:/usr/bin:/bin',
    API_TOKEN: 'secret',
    LANG: 'C.UTF-8',
  };

  test('has the variables and the PATH of a service, and names what differs', async () => {
    const cwd = directoryWith({ '.agents/tools/show': tool });
    const { plan, result } = await answer(cwd, ['show', '--env', 'clean', '--run'], { env });
    expect(
      result?.content.split('\n').filter((line) => !/^(_|SHLVL|PWD|OLDPWD)=/.test(line)),
    ).toEqual([
      'HOME=/home/me',
      'LANG=C.UTF-8',
      'OCTOMIND_TOOL_NAME=show',
      `OCTOMIND_WORKDIR=${cwd}`,
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      '',
    ]);
    expect(plan.environment).toEqual([
      'the PATH is without /home/me/.nvm/bin',
      'not set are API_TOKEN',
    ]);
    expect(plan.shell).toContain('env -i HOME=/home/me');
  });
});

describe('--isolated', () => {
  const tool = `#!/usr/bin/env bash
# @description Change several files.
cd "$OCTOMIND_WORKDIR/.."
echo two >> changed; rm deleted; echo new > created; printf 'a\\0b' > binary; chmod -x script
touch untouched; ls; readlink link; pwd > inside
`;
  const files = {
    'sub/.agents/tools/work': tool,
    changed: 'one\n',
    deleted: 'gone\n',
    script: 'x\n',
    untouched: 'same\n',
    ignored: 'secret\n',
    '.gitignore': 'ignored\n',
  };

  function repository(): string {
    const directory = directoryWith(files);
    symlinkSync('changed', `${directory}/link`);
    execFileSync('git', ['init', '--quiet'], { cwd: directory });
    execFileSync('git', ['add', 'changed'], { cwd: directory });
    return directory;
  }

  test('runs in a copy, says what was done there, and leaves the tree alone', async () => {
    const directory = repository();
    const { plan, result } = await answer(`${directory}/sub`, ['work', '--isolated', '--run']);
    expect(result?.changes.map(({ kind, file, diff }) => [kind, file, ...diff])).toEqual([
      ['created', 'binary'],
      ['changed', 'changed', '@@ -1,1 +1,2 @@', ' one', '+two'],
      ['created', 'created', '@@ -0,0 +1,1 @@', '+new'],
      ['deleted', 'deleted', '@@ -1,1 +0,0 @@', '-gone'],
      ['created', 'inside', '@@ -0,0 +1,1 @@', `+${plan.cwd.slice(0, -'/sub'.length)}`],
      ['changed', 'script'],
    ]);
    expect(result?.content).toBe(
      'binary\nchanged\ncreated\nlink\nscript\nsub\nuntouched\nchanged\n',
    );
    expect(plan.environment[0]).toContain(
      'network and paths outside of the copy are not held back',
    );
    expect(existsSync(plan.cwd)).toBe(false);
    for (const [path, text] of Object.entries(files)) {
      expect(readFileSync(`${directory}/${path}`, 'utf8')).toBe(text);
    }
    expect(existsSync(`${directory}/created`)).toBe(false);
  });

  test('--keep keeps the copy and says where it is', async () => {
    const cwd = directoryWith({ '.agents/tools/work': tool.replace('/..', ''), a: 'b' });
    writeFileSync(`${cwd}/deleted`, '');
    const { plan, result } = await answer(cwd, ['work', '--isolated', '--run', '--keep']);
    expect(result?.notes.at(-1)).toBe(`The copy is in ${plan.cwd}`);
    expect(readFileSync(`${plan.cwd}/created`, 'utf8')).toBe('new\n');
    diskHost('/').trees.remove(plan.cwd);
  });

  test('the copy goes when the tool does not end in time', async () => {
    const script = '#!/bin/sh\n# @description Wait for ever in a copy.\nsleep 98764\n';
    const cwd = directoryWith({ '.agents/tools/wait': script });
    const { plan, result } = await answer(cwd, ['wait', '--isolated', '--run', '--timeout', '0.3']);
    expect(result?.content).toBe(
      "local tool 'wait' failed: local tool 'wait' timed out after 0.3s",
    );
    expect(existsSync(plan.cwd)).toBe(false);
  });
});

test('the shell line makes the same call', async () => {
  const script = `#!/usr/bin/env bash
# @description Print what arrives.
# @param *text string Any text
env -0 | grep -zv -e ^_= -e ^SHLVL= -e ^PWD= -e ^OLDPWD= | sort -z | tr '\\0' '\\n'; cat
`;
  const cwd = directoryWith({ '.agents/tools/show': script });
  const text = 'it\'s "$HOME" `id` \\ \u001b[1m\nline\t\u202e é 🚀 !';
  const env = { ...sessionEnvironment(), OCTOMIND_PARAM_OLD: 'of another call' };
  for (const flags of [[], ['--env', 'clean']]) {
    const { plan, result } = await answer(cwd, ['show', `text=${text}`, '--run', ...flags], {
      env,
    });
    expect(plan.shell).not.toMatch(/[\u001b\n\u202e]/);
    const output = execFileSync('bash', ['-c', plan.shell], { env, encoding: 'utf8' });
    expect(output).toBe(result?.content);
    expect(output).toContain(text);
  }
});

test('with -C, the session runs there, and links are resolved', async () => {
  const script =
    '#!/bin/bash\n# @description Print where it runs.\necho "$OCTOMIND_WORKDIR"; pwd\n';
  const directory = directoryWith({ 'real/.agents/tools/where': script });
  symlinkSync('real', `${directory}/link`);
  const env = { ...sessionEnvironment(), PWD: directory };
  const { result } = await answer(directory, ['where', '--run', '-C', 'link'], { env });
  expect(result?.content).toBe(`${directory}/real\n${directory}/link\n`);
});
