import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main } from '../../src/cli.ts';
import { nodeHost } from '../../src/host/node-host.ts';
import type { Ran } from '../run.ts';
import { temporaryDirectory } from '../temporary.ts';

/** A git repository on the disk, of which nothing of this machine's settings has a say. */
export interface Repository {
  readonly path: string;
  /** Runs git; throws if it fails. Gives what it prints. */
  git(...args: readonly string[]): string;
  /** Writes a file, with mode 755 unless another is given. */
  write(name: string, text: string | Uint8Array, mode?: number): void;
  /** Runs the program as if started in `folder`. */
  run(
    words: string,
    world?: { folder?: string; input?: string; env?: Record<string, string> },
  ): Promise<Ran>;
}

export const gitEnvironment = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

/** A new repository without a commit. */
export function newRepository(path = temporaryDirectory()): Repository {
  const git = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', args, {
      cwd: path,
      env: gitEnvironment,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  git('init', '--quiet', '--initial-branch=main');
  return {
    path,
    git,
    write(name, text, mode = 0o755) {
      const file = join(path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      chmodSync(file, mode);
    },
    run: (words, world = {}) => runIn(join(path, world.folder ?? ''), words, world),
  };
}

/** Runs the program in a directory of the disk. */
export async function runIn(
  cwd: string,
  words: string,
  world: { input?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  let [out, err] = ['', ''];
  const output = (add: (text: string) => void) => ({ isTerminal: false, columns: 80, write: add });
  const exit = await main(words.split(' '), {
    ...nodeHost(),
    cwd,
    env: { ...gitEnvironment, ...world.env },
    stdout: output((text) => {
      out += text;
    }),
    stderr: output((text) => {
      err += text;
    }),
    readInput: () => Buffer.from(world.input ?? ''),
    questions: undefined,
  });
  return { exit, out, err };
}
