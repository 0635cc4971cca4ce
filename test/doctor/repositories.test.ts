import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { directoryWith, diskHost } from '../disk-host.ts';
import { tool } from './doctor.ts';
import { gitIn, gitRepository, saidIn } from './repository.ts';

const deploy = { '.agents/tools/deploy': tool() };

test('all is committed: nothing is said', async () => {
  const { root, git } = gitRepository(deploy);
  git('commit', '--quiet', '-m', 'Add deploy');
  expect(await saidIn(root)).toEqual([]);
});

test('another working tree has the tools', async () => {
  const { root, git } = gitRepository({ 'README.md': '# Shop\n', ...deploy });
  git('commit', '--quiet', '-m', 'Begin', 'README.md');
  const other = join(directoryWith(), 'other');
  git('worktree', 'add', '--quiet', other);
  expect(await saidIn(other)).toEqual([
    `error place-here there is no .agents/tools in ${other}, a working tree of the repository in ${root}, which has one that this branch does not`,
  ]);
});

test('the tools are in a submodule that is not checked out', async () => {
  const shared = gitRepository({ 'tools/deploy': tool() });
  shared.git('commit', '--quiet', '-m', 'Add deploy');
  const { git } = gitRepository({ 'README.md': '# Shop\n' });
  git('submodule', '--quiet', 'add', shared.root, '.agents');
  git('commit', '--quiet', '-m', 'Share the tools');
  const clone = join(directoryWith(), 'clone');
  git('clone', '--quiet', '.', clone);
  expect(await saidIn(clone)).toEqual([
    'error place-here `.agents` is a submodule that is not checked out here',
  ]);
  gitIn(clone)('submodule', '--quiet', 'update', '--init', '.agents');
  expect(await saidIn(clone)).toEqual([]);
});

test('a sparse checkout leaves the tools out', async () => {
  const { root, git } = gitRepository({ ...deploy, 'src/main.go': 'package main\n' });
  git('commit', '--quiet', '-m', 'Begin');
  git('sparse-checkout', 'set', 'src');
  expect(existsSync(join(root, '.agents/tools'))).toBe(false);
  expect(await saidIn(root)).toEqual([
    'error place-here .agents/tools is in the repository, but the sparse checkout here leaves it out',
  ]);
  git('sparse-checkout', 'add', '.agents/tools');
  expect(await saidIn(root)).toEqual([]);
});

test('the tools are deleted', async () => {
  const { root, git } = gitRepository(deploy);
  git('commit', '--quiet', '-m', 'Begin');
  git('rm', '--quiet', '-r', '.agents');
  git('reset', '--quiet');
  expect(await saidIn(root)).toEqual([
    'error place-here .agents/tools is in the repository, but it is deleted here',
  ]);
});

test('core.fileMode=false: the bit is set here and not recorded', async () => {
  const { root, git } = gitRepository({ 'README.md': '# Shop\n' });
  git('config', 'core.fileMode', 'false');
  mkdirSync(join(root, '.agents/tools'), { recursive: true });
  writeFileSync(join(root, '.agents/tools/deploy'), tool(), { mode: 0o755 });
  git('add', '--all');
  expect(await saidIn(root)).toEqual([
    'error git-executable `deploy` is executable here, but git records it as 100644, so the runtime skips it for everyone else',
    'info git-file-mode core.fileMode is false here, so git does not notice an execute bit that is set',
  ]);
});

test('in a subfolder of the repository, and with odd names', async () => {
  const { root, git } = gitRepository({
    'shop/.agents/tools/deploy': tool(),
    'shop/.agents/tools/deploy "all"\n': tool('date'),
  });
  git('update-index', '--chmod=-x', 'shop/.agents/tools/deploy');
  const lines = await saidIn(join(root, 'shop'));
  expect(lines.filter((line) => line.includes('git-'))).toEqual([
    'error git-executable `deploy` is executable here, but git records it as 100644, so the runtime skips it for everyone else',
  ]);
});

test('a monitor and hooks that the repository configures are not run', async () => {
  const { root, git } = gitRepository({
    ...deploy,
    evil: '#!/bin/sh\ntouch "$(dirname "$0")/ran"\n',
  });
  git('commit', '--quiet', '-m', 'Begin');
  git('config', 'core.fsmonitor', join(root, 'evil'));
  await saidIn(root);
  expect(existsSync(join(root, 'ran'))).toBe(false);
});

test('nothing is run when interpreters are asked: no preload, no module beside the tools', async () => {
  const marker = 'import sys; open(sys.path[0] + "/ran", "w")\n';
  const { root } = gitRepository({
    '.agents/tools/weather': '#!/usr/bin/env node\n// @description Say how the weather will be.\n',
    '.agents/tools/count': '#!/usr/bin/env python3\n# @description Count all orders of today.\n',
    'preload.cjs': 'require("node:fs").writeFileSync(__dirname + "/ran", "")\n',
    'sitecustomize.py': marker,
    'codecs.py': marker,
  });
  const env = {
    ...process.env,
    NODE_OPTIONS: `--require=${root}/preload.cjs`,
    PYTHONPATH: root,
    BASH_ENV: join(root, 'evil'),
  };
  const host = diskHost(root, { env });
  await main(['doctor', '--verbose'], host);
  expect(host.out()).toContain('Syntax');
  expect(host.out()).not.toContain('no script of an interpreter');
  expect(existsSync(join(root, 'ran'))).toBe(false);
});

test('looking changes nothing', async () => {
  const { root } = gitRepository(deploy);
  const index = () => readFileSync(join(root, '.git/index'));
  const before = index();
  chmodSync(join(root, '.agents/tools/deploy'), 0o644);
  await saidIn(root);
  expect(index().equals(before)).toBe(true);
});

describe('--fix shows what it does, and does it', () => {
  test('the execute bit, on the disk and in the index, and the line in .gitattributes', async () => {
    const { root, git } = gitRepository({
      ...deploy,
      '.agents/tools/status': tool('date').replace('Deploy', 'Restart'),
    });
    git('config', 'core.autocrlf', 'true');
    chmodSync(join(root, '.agents/tools/status'), 0o640);
    git('update-index', '--chmod=-x', '.agents/tools/deploy');
    const host = diskHost(root);
    expect(await main(['doctor', '--fix'], host)).toBe(0);
    expect(host.err().trimEnd().split('\n')).toEqual([
      'chmod +x .agents/tools/status',
      'git update-index --chmod=+x .agents/tools/deploy',
      "echo '.agents/tools/** text=auto eol=lf' >> .gitattributes",
    ]);
    expect(statSync(join(root, '.agents/tools/status')).mode & 0o777).toBe(0o750);
    expect(git('ls-files', '--stage', '.agents/tools/deploy')).toMatch(/^100755 /);
    expect(await saidIn(root)).toEqual([]);
  });

  test('a line is added below what is there', async () => {
    const { root, git } = gitRepository({ ...deploy, '.gitattributes': '*.png binary' });
    git('config', 'core.autocrlf', 'true');
    await main(['doctor', '--fix'], diskHost(root));
    expect(readFileSync(join(root, '.gitattributes'), 'utf8')).toBe(
      '*.png binary\n.agents/tools/** text=auto eol=lf\n',
    );
  });

  test('nothing to mend', async () => {
    const { root } = gitRepository(deploy);
    const host = diskHost(root);
    await main(['doctor', '--fix'], host);
    expect(host.err()).toBe('There is nothing that --fix could mend\n');
  });
});
