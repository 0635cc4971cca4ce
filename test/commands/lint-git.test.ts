import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoryHost } from '../memory-host.ts';
import { run } from '../run.ts';
import { newRepository, type Repository, runIn } from './repository.ts';

const good = '#!/bin/sh\n# @description Say how the service is doing.\nuptime\n';
const vague = '#!/bin/sh\n# @description Status\nuptime\n';
const crlf = good.replaceAll('\n', '\r\n');

/** What is found, as `file rule`. */
async function found(
  repository: Repository,
  words: string,
  world?: Parameters<Repository['run']>[1],
): Promise<string[]> {
  const { out, err } = await repository.run(`lint --json ${words}`.trim(), world);
  if (out === '') throw new Error(err);
  return JSON.parse(out).diagnostics.map(
    ({ file, rule }: { file: string; rule: string }) => `${file} ${rule}`,
  );
}

describe('what git records', () => {
  test('a tool whose bit is missing from the index', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/status', good);
    repository.git('add', '.');
    expect(await found(repository, '')).toEqual([]);
    repository.git('update-index', '--chmod=-x', '.agents/tools/status');
    const { exit, out } = await repository.run('lint');
    expect(exit).toBe(1);
    expect(out).toContain(
      'help: Record the bit: `git update-index --chmod=+x .agents/tools/status`',
    );
    repository.git('update-index', '--chmod=+x', '.agents/tools/status');
    expect(await found(repository, '')).toEqual([]);
  });

  test('from a subfolder, through a linked folder, in a worktree and behind a link', async () => {
    const repository = newRepository();
    repository.write('bin/status', good);
    repository.write('api/.agents/tools/other', good);
    mkdirSync(join(repository.path, '.agents/tools'), { recursive: true });
    symlinkSync('../../bin/status', join(repository.path, '.agents/tools/status'));
    symlinkSync('api', join(repository.path, 'linked'));
    repository.git('add', '.');
    repository.git('update-index', '--chmod=-x', 'bin/status', 'api/.agents/tools/other');
    repository.git('commit', '--quiet', '-m', 'Add tools');
    expect(await found(repository, '')).toEqual(['.agents/tools/status git-executable']);
    expect(await found(repository, '', { folder: 'api' })).toEqual([
      '.agents/tools/other git-executable',
    ]);
    expect(await found(repository, '', { folder: 'linked' })).toEqual([
      '.agents/tools/other git-executable',
    ]);
    const tree = join(repository.path, 'tree');
    repository.git('worktree', 'add', '--quiet', tree);
    chmodSync(join(tree, 'bin/status'), 0o755);
    const { out } = await runIn(tree, 'lint');
    expect(out).toContain('git-executable');
  });

  test('a broken repository, and one without git, are no reason to fail', async () => {
    const files = {
      '/repository/.git': { kind: 'directory' },
      '/repository/.agents/tools/status': good,
    } as const;
    const failing = {
      run: () =>
        Promise.resolve({
          ending: { kind: 'not-started', code: 'ENOENT' },
          stdout: { head: Buffer.of(), bytes: 0 },
          stderr: { head: Buffer.of(), bytes: 0 },
          durationMs: 0,
          left: [],
        } as const),
    };
    const { exit, out } = await run(memoryHost(files, { processes: failing }), 'lint');
    expect({ exit, out }).toEqual({ exit: 0, out: '✔ 1 tool, nothing to mend\n' });
  });

  test('git is asked once, and not at all outside of a repository or without tools', async () => {
    const never = await run(memoryHost({ '/repository/.agents/tools/status': good }), 'lint');
    expect(never.exit).toBe(0);
    const empty = { '/repository/.git': { kind: 'directory' } } as const;
    expect((await run(memoryHost(empty), 'lint')).exit).toBe(0);
  });
});

describe('--staged', () => {
  test('judges what is staged and not what is edited after it', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/status', crlf);
    repository.git('-c', 'core.autocrlf=false', 'add', '.');
    repository.write('.agents/tools/status', good);
    expect(await found(repository, '--staged')).toEqual(['.agents/tools/status line-endings-lf']);
    repository.git('add', '.');
    repository.write('.agents/tools/status', crlf);
    expect(await found(repository, '--staged')).toEqual([]);
  });

  test('speaks of staged tools only, with the whole toolbox in view', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/vague', vague);
    repository.write('.agents/tools/run_tests', good);
    repository.git('add', '.');
    repository.git('commit', '--quiet', '-m', 'Add tools');
    expect(await found(repository, '--staged')).toEqual([]);
    repository.write('.agents/tools/run-tests', good.replace('Say', 'Tell'));
    expect(await found(repository, '--staged')).toEqual([]);
    repository.git('add', '.');
    expect(await found(repository, '--staged')).toEqual(['.agents/tools/run_tests name-free']);
    repository.write('.agents/tools/vague', `${vague}# edited\n`);
    repository.git('add', '.');
    expect(await found(repository, '--staged')).toContain(
      '.agents/tools/vague description-informative',
    );
  });

  test('sees the bit as git records it, also where it is set here', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/status', good, 0o644);
    repository.git('add', '.');
    chmodSync(join(repository.path, '.agents/tools/status'), 0o755);
    expect(await found(repository, '--staged')).toEqual(['.agents/tools/status git-executable']);
    repository.git('add', '.');
    chmodSync(join(repository.path, '.agents/tools/status'), 0o644);
    expect(await found(repository, '--staged')).toEqual([]);
  });

  test('a mode change alone is a change', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/status', good);
    repository.git('add', '.');
    repository.git('commit', '--quiet', '-m', 'Add a tool');
    repository.git('update-index', '--chmod=-x', '.agents/tools/status');
    expect(await found(repository, '--staged')).toEqual(['.agents/tools/status git-executable']);
  });

  test('a link whose target is not committed leads nowhere', async () => {
    const repository = newRepository();
    mkdirSync(join(repository.path, '.agents/tools'), { recursive: true });
    symlinkSync('../../bin/status', join(repository.path, '.agents/tools/status'));
    repository.write('bin/status', good);
    repository.git('add', '.agents');
    expect(await found(repository, '--staged')).toEqual(['.agents/tools/status file-regular']);
    repository.git('add', 'bin');
    expect(await found(repository, '--staged')).toEqual([]);
    repository.write('bin/status', vague);
    repository.git('add', 'bin');
    expect(await found(repository, '--staged')).toEqual([
      '.agents/tools/status description-informative',
    ]);
  });

  test('with an index of its own, as for a partial commit', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/status', vague);
    repository.git('add', '.');
    renameSync(join(repository.path, '.git/index'), join(repository.path, '.git/other'));
    expect(await found(repository, '--staged')).toEqual([]);
    const env = { GIT_INDEX_FILE: '.git/other' };
    expect(await found(repository, '--staged', { env })).toEqual([
      '.agents/tools/status description-informative',
    ]);
  });

  test('in a subfolder and in a worktree, whatever the folder of the call', async () => {
    const repository = newRepository();
    repository.write('api/.agents/tools/status', vague);
    repository.git('add', '.');
    expect(await found(repository, '--staged', { folder: 'api' })).toEqual([
      '.agents/tools/status description-informative',
    ]);
    expect(await found(repository, '--staged api')).toEqual([
      'api/.agents/tools/status description-informative',
    ]);
    repository.git('commit', '--quiet', '-m', 'Add a tool');
    const tree = newTree(repository);
    writeFileSync(join(tree, 'api/.agents/tools/new'), vague, { mode: 0o755 });
    repository.git('-C', tree, 'add', '.');
    expect((await runIn(join(tree, 'api'), 'lint --staged')).out).toContain('.agents/tools/new');
  });

  test('during a merge', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/status', good);
    repository.git('add', '.');
    repository.git('commit', '--quiet', '-m', 'Add a tool');
    repository.git('checkout', '--quiet', '-b', 'other');
    repository.write('.agents/tools/vague', vague);
    repository.git('add', '.');
    repository.git('commit', '--quiet', '-m', 'Add another');
    repository.git('checkout', '--quiet', 'main');
    repository.git('commit', '--quiet', '--allow-empty', '-m', 'Go on');
    repository.git('merge', '--quiet', '--no-commit', 'other');
    expect(await found(repository, '--staged')).toEqual([
      '.agents/tools/vague description-informative',
    ]);
  });

  test('names of any bytes', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/a b\n\u00fc.sh', vague);
    repository.git('add', '.');
    expect(await found(repository, '--staged')).toEqual([
      '.agents/tools/a b\n\u00fc.sh name-valid',
    ]);
  });

  test('settings count as they are staged', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/status', vague);
    repository.write('.agents/agent-tools.json', '{"ignore": ["status"]}', 0o644);
    repository.git('add', '.agents/tools');
    expect(await found(repository, '')).toEqual([]);
    expect(await found(repository, '--staged')).toHaveLength(1);
    repository.git('add', '.');
    expect(await found(repository, '--staged')).toEqual([]);
  });

  test('outside of a repository it is wrong use', async () => {
    const { exit, err } = await run(
      memoryHost({ '/repository/.agents/tools/x': good }),
      'lint --staged',
    );
    expect({ exit, err }).toEqual({
      exit: 2,
      err: 'agent-tools: `--staged` asks git, and /repository is in no git repository\nLeave `--staged` out, or run it inside a repository\n',
    });
  });
});

function newTree(repository: Repository): string {
  const tree = join(repository.path, 'tree');
  repository.git('worktree', 'add', '--quiet', tree);
  return tree;
}

describe('--fix --staged', () => {
  test('mends working tree and index, and what it has mended goes through', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/returns', crlf);
    repository.write('.agents/tools/locked', good.replace('Say', 'Tell'), 0o644);
    repository.write('.agents/tools/bitless', good.replace('Say', 'Show'));
    repository.git('-c', 'core.autocrlf=false', 'add', '.');
    repository.git('update-index', '--chmod=-x', '.agents/tools/bitless');
    expect((await repository.run('lint --staged')).exit).toBe(1);
    const { exit, out } = await repository.run('lint --staged --fix');
    expect(exit).toBe(0);
    expect(out).toContain('.agents/tools/bitless mended: git-executable');
    expect(repository.git('ls-files', '--stage').match(/^\d+/gm)).toEqual([
      '100755',
      '100755',
      '100755',
    ]);
    expect(repository.git('show', ':.agents/tools/returns')).toBe(good);
    expect(repository.git('diff', '--name-only')).toBe('');
  });

  test('leaves a file alone, here and in the index, if it has edits that are not staged', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/returns', crlf);
    repository.git('-c', 'core.autocrlf=false', 'add', '.');
    repository.git('update-index', '--chmod=-x', '.agents/tools/returns');
    repository.write('.agents/tools/returns', `${crlf}# edited\r\n`);
    const before = [repository.git('ls-files', '--stage'), repository.git('diff')];
    const { exit, err } = await repository.run('lint --staged --fix');
    expect({ exit, err }).toEqual({
      exit: 1,
      err: 'agent-tools: .agents/tools/returns is not mended: it has edits that are not staged; stage or stash them first\n',
    });
    expect([repository.git('ls-files', '--stage'), repository.git('diff')]).toEqual(before);
  });

  test('--diff shows it and changes nothing', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/returns', crlf);
    repository.git('-c', 'core.autocrlf=false', 'add', '.');
    const { out } = await repository.run('lint --staged --fix --diff');
    expect(out).toContain('+#!/bin/sh');
    expect(repository.git('show', ':.agents/tools/returns')).toBe(crlf);
  });
});

describe('--since', () => {
  test('what this branch has changed, the working tree and new files included', async () => {
    const repository = newRepository();
    repository.write('.agents/tools/old', vague);
    repository.write('.agents/tools/changed', vague);
    repository.git('add', '.');
    repository.git('commit', '--quiet', '-m', 'Add tools');
    expect(await found(repository, '--since main')).toEqual([]);
    repository.write('.agents/tools/changed', `${vague}# more\n`);
    repository.write('.agents/tools/new', vague);
    const changed = [
      '.agents/tools/changed description-informative',
      '.agents/tools/new description-informative',
    ];
    expect(await found(repository, '--since main')).toEqual(changed);
    repository.git('checkout', '--quiet', '-b', 'topic');
    repository.git('add', '.');
    repository.git('commit', '--quiet', '-m', 'Change tools');
    expect(await found(repository, '--since main')).toEqual(changed);
    expect(await found(repository, '--since HEAD')).toEqual([]);
  });

  test('a revision that does not exist is wrong use', async () => {
    const repository = newRepository();
    const { exit, err } = await repository.run('lint --since nowhere');
    expect(exit).toBe(2);
    expect(err).toContain('git does not take `nowhere` for a revision to compare with: ');
  });
});

test('--recursive finds every toolbox that git does not ignore, each on its own', async () => {
  const repository = newRepository();
  repository.write('.agents/tools/status', good);
  repository.write('api/.agents/tools/status', vague);
  repository.write('web/app/.agents/tools/status', vague);
  repository.write('node_modules/x/.agents/tools/status', vague);
  repository.write('.gitignore', 'node_modules\n', 0o644);
  const all = [
    'api/.agents/tools/status description-informative',
    'web/app/.agents/tools/status description-informative',
  ];
  expect(await found(repository, '--recursive')).toEqual(all);
  expect(await found(repository, '--recursive web')).toEqual([all[1]]);
  expect(await found(repository, '--recursive --staged')).toEqual([]);
  repository.git('add', '.');
  expect(await found(repository, '--recursive --staged')).toEqual(all);
  rmSync(join(repository.path, 'api'), { recursive: true });
  expect(await found(repository, '--recursive')).toEqual([all[1]]);
});

describe('--stdin-filename', () => {
  const stdin = (input: string, words: string) => {
    const host = memoryHost(
      { '/repository/.agents/tools/status': { text: good, mode: 0o644 } },
      { input },
    );
    return run(host, `lint ${words}`);
  };

  test('content from an editor in the place of the file', async () => {
    const { exit, out } = await stdin(vague, '--stdin-filename .agents/tools/status');
    expect(exit).toBe(0);
    expect(out).toContain('description-informative');
    expect(out).not.toContain('file-executable');
  });

  test('a file that is not there yet, in a folder that is not there yet', async () => {
    const { out } = await stdin(vague, '--stdin-filename api/.agents/tools/new');
    expect(out).toContain('api/.agents/tools/new');
  });

  test('what is no tool is passed over', async () => {
    expect((await stdin(vague, '--stdin-filename src/main.c')).exit).toBe(0);
  });

  test('with other files it is wrong use', async () => {
    const { exit, err } = await stdin(good, '--stdin-filename .agents/tools/x --staged src');
    expect(exit).toBe(2);
    expect(err).toContain(
      '`--stdin-filename` is about one file, and `--staged` and `src` ask for others',
    );
  });
});
