import { execFileSync } from 'node:child_process';
import { main } from '../../src/cli.ts';
import { directoryWith, diskHost } from '../disk-host.ts';

/** A fresh repository with these files, path → text, all of mode 755 and added. */
export function gitRepository(files: Readonly<Record<string, string>>): {
  readonly root: string;
  readonly git: (...args: string[]) => string;
} {
  const root = directoryWith(files);
  const git = gitIn(root);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.org');
  git('add', '--all');
  return { root, git };
}

/** Runs git in `cwd`; fails where git fails. */
export function gitIn(cwd: string): (...args: string[]) => string {
  return (...args) =>
    execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], {
      cwd,
      stdio: 'pipe',
      encoding: 'utf8',
    });
}

/** What `doctor` has to say in `root`, one line each: `status id message`. */
export async function saidIn(root: string): Promise<string[]> {
  const host = diskHost(root);
  await main(['doctor', '--json'], host);
  const { checks } = JSON.parse(host.out()) as {
    checks: { id: string; status: string; message: string }[];
  };
  return checks
    .filter(({ status, id }) => !/^(ok|skipped)$/.test(status) && id !== 'runtime-installed')
    .map(({ id, status, message }) => `${status} ${id} ${message}`);
}
