import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitEnvironment, newRepository, type Repository } from './commands/repository.ts';
import { builtProgram } from './program.ts';
import { temporaryDirectory } from './temporary.ts';

const program = await builtProgram();

const good = '#!/bin/sh\n# @description Say how the service is doing.\nuptime\n';

/** Runs a command line with the program and Node on the PATH; gives its exit and all it prints. */
function shell(
  line: string,
  cwd: string,
  home = temporaryDirectory(),
): { status: number | null; text: string } {
  const bin = temporaryDirectory();
  symlinkSync(process.execPath, join(bin, 'node'));
  writeFileSync(join(bin, 'agent-tools'), `#!/bin/sh\nexec node ${program} "$@"\n`, {
    mode: 0o755,
  });
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd,
    env: { ...gitEnvironment, HOME: home, PATH: `${bin}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

function isInstalled(name: string): boolean {
  const there = spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
  if (!there) process.stderr.write(`${name} is not installed here, so its hook is not tried\n`);
  return there;
}

/** A repository with a tool whose bit is missing from the index, or one with CRLF. */
function commitOf(repository: Repository, fault: 'bit' | 'returns' | 'none') {
  const text = fault === 'returns' ? good.replaceAll('\n', '\r\n') : good;
  repository.write('.agents/tools/status', text);
  repository.git('-c', 'core.autocrlf=false', 'add', '.agents/tools');
  if (fault === 'bit') repository.git('update-index', '--chmod=-x', '.agents/tools/status');
}

/** The three commits that a hook has to tell apart, and the two that `--fix` mends. */
function expectGuarded(repository: Repository): void {
  const commit = () => shell('git commit --quiet -m "Add a tool"', repository.path);
  commitOf(repository, 'bit');
  const bit = commit();
  expect(bit.status).not.toBe(0);
  expect(bit.text).toContain('git update-index --chmod=+x .agents/tools/status');
  expect(shell('agent-tools lint --staged --fix', repository.path).status).toBe(0);
  expect(commit()).toMatchObject({ status: 0 });
  repository.git('rm', '--quiet', '-f', '.agents/tools/status');
  // With the line that `init` writes there, git itself keeps CRLF out.
  rmSync(join(repository.path, '.gitattributes'));
  commitOf(repository, 'returns');
  const returns = commit();
  expect(returns.status).not.toBe(0);
  expect(returns.text).toContain('Save it with LF line ends');
  expect(shell('agent-tools lint --staged --fix', repository.path).status).toBe(0);
  repository.write('.agents/tools/another', good.replace('Say', 'Show'));
  repository.git('add', '.agents/tools');
  expect(commit()).toMatchObject({ status: 0 });
}

describe('agent-tools init --hook', { timeout: 60_000 }, () => {
  test('git', () => {
    const repository = newRepository();
    expect(shell('agent-tools init --hook git', repository.path).status).toBe(0);
    expectGuarded(repository);
  });

  test('git, in a worktree', () => {
    const repository = newRepository();
    shell('agent-tools init --hook git', repository.path);
    shell('git commit --quiet --allow-empty -m Begin', repository.path);
    const tree = temporaryDirectory();
    repository.git('worktree', 'add', '--quiet', '-b', 'other', tree);
    mkdirSync(join(tree, '.agents/tools'), { recursive: true });
    writeFileSync(join(tree, '.agents/tools/status'), good, { mode: 0o644 });
    const { status, text } = shell('git add . && git commit --quiet -m "Add a tool"', tree);
    expect(status).not.toBe(0);
    expect(text).toContain('git-executable');
  });

  test('husky, whose shim starts the file as this one does', () => {
    const repository = newRepository();
    shell('agent-tools init --hook husky', repository.path);
    repository.write(
      '.husky/_/pre-commit',
      '#!/bin/sh\nsh -e "$(dirname "$(dirname "$0")")/pre-commit"\n',
    );
    repository.git('config', 'core.hooksPath', '.husky/_');
    expectGuarded(repository);
  });

  test.skipIf(!isInstalled('lefthook'))('lefthook', () => {
    const repository = newRepository();
    shell('agent-tools init --hook lefthook && lefthook install', repository.path);
    expectGuarded(repository);
  });

  test.skipIf(!isInstalled('pre-commit'))('pre-commit', () => {
    const repository = newRepository();
    shell('agent-tools init --hook pre-commit && pre-commit install', repository.path);
    repository.git('add', '.pre-commit-config.yaml');
    expectGuarded(repository);
  });
});
