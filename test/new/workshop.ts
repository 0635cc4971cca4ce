import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** What came of a call. */
export interface Outcome {
  readonly status: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A directory on disk in which tools are really called, as contract and runtime do it. */
export interface Workshop {
  readonly root: string;
  /** Writes a file, executable. */
  put(path: string, text: string): void;
  /**
   * Calls the script `text` with `params` on one channel only, so that it is sure which it reads;
   * `env` is added to the environment, and what is undefined in it removed.
   */
  call(
    text: string,
    params: Readonly<Record<string, unknown>>,
    channel: 'env' | 'stdin',
    env?: Readonly<Record<string, string | undefined>>,
  ): Promise<Outcome>;
}

export function workshop(): Workshop {
  const root = mkdtempSync(join(tmpdir(), 'agent-tools-new-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { mode: 0o755 });
  };
  let calls = 0;
  return {
    root,
    put,
    call: (text, params, channel, env = {}) => {
      const path = `.agents/tools/tool${calls++}`;
      put(path, text);
      const set = Object.entries(params).map(([name, value]) => [
        `OCTOMIND_PARAM_${name.toUpperCase()}`,
        asVariable(value),
      ]);
      return started(join(root, path), {
        cwd: root,
        env: {
          ...process.env,
          OCTOMIND_WORKDIR: root,
          ...(channel === 'env' ? Object.fromEntries(set) : {}),
          ...env,
        },
        input: channel === 'stdin' ? JSON.stringify(params) : '',
      });
    },
  };
}

function started(
  program: string,
  { input, ...options }: { cwd: string; env: NodeJS.ProcessEnv; input: string },
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [], options);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => out.push(piece));
    child.stderr.on('data', (piece: Buffer) => err.push(piece));
    child.on('error', reject);
    child.on('close', (status, signal) =>
      resolve({
        status,
        signal,
        stdout: Buffer.concat(out).toString(),
        stderr: Buffer.concat(err).toString(),
      }),
    );
    // A script that does not read its input may be gone before all is written.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

function asVariable(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
