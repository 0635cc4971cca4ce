import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const lock = `${here}dist.lock`;

/** The program as it is shipped, built anew where the sources have changed since. */
export function builtProgram(): string {
  while (!taken()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  try {
    if (newest(['src', 'templates', 'rolldown.config.ts']) > modified('dist/cli.cjs')) {
      execFileSync(`${here}node_modules/.bin/rolldown`, ['-c'], { cwd: here, stdio: 'pipe' });
    }
  } finally {
    rmdirSync(lock);
  }
  return `${here}bin/agent-tools.cjs`;
}

/** Test files run side by side, and only one of them may build. */
function taken(): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function newest(paths: readonly string[]): number {
  const all = paths.flatMap((path) => [path, ...inside(path)]);
  return Math.max(...all.map(modified));
}

function inside(path: string): string[] {
  if (!statSync(here + path).isDirectory()) return [];
  return readdirSync(here + path, { recursive: true }).map((name) => `${path}/${String(name)}`);
}

function modified(path: string): number {
  return statSync(here + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
