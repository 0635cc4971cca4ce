import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { directoryWith, diskHost } from '../disk-host.ts';

const deploy = '#!/bin/sh\n# @description Deploy the API service to staging.\necho done\n';
const tools = '.agents/tools';

interface Scene {
  /** Path → text; each file has mode 755. */
  readonly files: Readonly<Record<string, string>>;
  /** Path → mode, set before everything is added to git. */
  readonly modes?: Readonly<Record<string, number>>;
  /** Each a command of git, after everything was added. */
  readonly git?: readonly string[];
  /** Where `doctor` is called, and with which words. */
  readonly words?: readonly string[];
  readonly from?: string;
  readonly env?: (root: string) => Record<string, string>;
}

/** What `doctor` ends with in a fresh repository: the exit code and the last line. */
async function lastLine(scene: Scene): Promise<{ exit: number; last: string }> {
  const root = directoryWith(scene.files);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet');
  for (const [path, mode] of Object.entries(scene.modes ?? {})) chmodSync(join(root, path), mode);
  git('add', '--all');
  for (const line of scene.git ?? []) git(...line.split(' '));
  const host = diskHost(root);
  const env = { ...host.env, ...scene.env?.(root) };
  const words = ['doctor', ...(scene.words ?? [])];
  const cwd = join(root, scene.from ?? '.');
  const shown = diskHost(cwd, { env });
  const exit = await main(words, shown);
  const lines = shown.out().trimEnd().split('\n');
  return { exit, last: (lines.at(-1) ?? '').replaceAll(root, '<root>') };
}

describe.each<[name: string, words: readonly string[]]>([
  ['doctor', []],
  ['doctor deploy', ['deploy']],
])('%s', (_name, words) => {
  const ends = (scene: Scene) => lastLine({ words, ...scene });

  test('not executable', async () => {
    expect(
      await ends({ files: { [`${tools}/deploy`]: deploy }, modes: { [`${tools}/deploy`]: 0o644 } }),
    ).toEqual({ exit: 1, last: 'Next: Set the bit: `chmod +x .agents/tools/deploy`' });
  });

  test('executable here, but 100644 in the index', async () => {
    expect(
      await ends({
        files: { [`${tools}/deploy`]: deploy },
        git: ['update-index --chmod=-x .agents/tools/deploy'],
      }),
    ).toEqual({
      exit: 1,
      last: 'Next: Record the bit: `git update-index --chmod=+x .agents/tools/deploy`, then commit',
    });
  });

  test('deploy.sh', async () => {
    expect(await ends({ files: { [`${tools}/deploy.sh`]: deploy } })).toEqual({
      exit: 1,
      last: 'Next: Rename it: `mv .agents/tools/deploy.sh .agents/tools/deploy`',
    });
  });

  test('a licence block and a blank line', async () => {
    expect(
      await ends({
        files: {
          [`${tools}/deploy`]:
            '#!/bin/sh\n# Copyright 2026 Acme\n# MIT\n\n# @description Deploy the API service to staging.\necho done\n',
        },
      }),
    ).toEqual({
      exit: 1,
      last: 'Next, for .agents/tools/deploy: Put a `#` on line 4, or delete the line',
    });
  });

  test('CRLF', async () => {
    expect(await ends({ files: { [`${tools}/deploy`]: deploy.replaceAll('\n', '\r\n') } })).toEqual(
      {
        exit: 1,
        last: 'Next, for .agents/tools/deploy: Save it with LF line ends, and add `.agents/tools/** text=auto eol=lf` to `.gitattributes`',
      },
    );
  });

  test('started from a subfolder', async () => {
    expect(
      await ends({
        files: { [`${tools}/deploy`]: deploy, 'api/main.go': 'package main\n' },
        from: 'api',
      }),
    ).toEqual({ exit: 1, last: 'Next: Start the session there: `cd <root>`' });
  });

  test('the interpreter is only in ~/.nvm, which is not on the PATH', async () => {
    const node = '.nvm/versions/node/v22.1.0/bin/node22x';
    expect(
      await ends({
        files: {
          [`${tools}/deploy`]:
            '#!/usr/bin/env node22x\n// @description Deploy the API service to staging.\n',
          [`home/${node}`]: '#!/bin/sh\n',
        },
        env: (root) => ({ HOME: `${root}/home` }),
      }),
    ).toEqual({
      exit: 1,
      last: 'Next: Put it where every session finds it: `sudo ln -s <root>/home/.nvm/versions/node/v22.1.0/bin/node22x /usr/local/bin/node22x`',
    });
  });

  test('the interpreter is only in ~/.nvm, which this shell has on its PATH', async () => {
    const bin = 'home/.nvm/versions/node/v22.1.0/bin';
    expect(
      await ends({
        files: {
          [`${tools}/deploy`]:
            '#!/usr/bin/env node22x\n// @description Deploy the API service to staging.\n',
          [`${bin}/node22x`]: '#!/bin/sh\n',
        },
        env: (root) => ({ HOME: `${root}/home`, PATH: `${root}/${bin}:/usr/bin:/bin` }),
      }),
    ).toEqual({
      exit: 0,
      last: 'Next: Start sessions from such a shell, or link it: `sudo ln -s <root>/home/.nvm/versions/node/v22.1.0/bin/node22x /usr/local/bin/node22x`',
    });
  });

  test('ignored by git', async () => {
    expect(
      await ends({ files: { [`${tools}/deploy`]: deploy, '.gitignore': 'dist\n.agents\n' } }),
    ).toEqual({
      exit: 1,
      last: 'Next: Delete that line, or add the file in spite of it: `git add -f .agents/tools/deploy`',
    });
  });

  test('a byte order mark', async () => {
    expect(await ends({ files: { [`${tools}/deploy`]: `\ufeff${deploy}` } })).toEqual({
      exit: 1,
      last: 'Next, for .agents/tools/deploy: Save it as UTF-8 without a byte order mark',
    });
  });

  test('./bin/deploy is missing', async () => {
    expect(
      await ends({
        files: { [`${tools}/deploy`]: deploy.replace('echo done', 'exec ./bin/deploy') },
      }),
    ).toEqual({
      exit: 1,
      last: 'Next: Add `./bin/deploy`, or mend the path on line 3 of .agents/tools/deploy',
    });
  });
});

test.each([[['shell']], [[]]])('the name `shell`: doctor %s', async (words) => {
  expect(await lastLine({ files: { [`${tools}/shell`]: deploy }, words })).toEqual({
    exit: 1,
    last: 'Next, for .agents/tools/shell: Rename it to say what it does here, for example with the name of your service in it',
  });
});
