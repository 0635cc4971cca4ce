import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Host } from '../src/core/host.ts';
import { nodeHost } from '../src/host/node-host.ts';
import { temporaryDirectory } from './temporary.ts';

/** A directory with these files, path → text, all of mode 755; its real path. Gone after the test. */
export function directoryWith(files: Readonly<Record<string, string>> = {}): string {
  const directory = realpathSync(temporaryDirectory());
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text, { mode: 0o755 });
  }
  return directory;
}

/** The real disk and real processes, started in `cwd`; what is written is kept. */
export function diskHost(
  cwd: string,
  world: Partial<Host> = {},
): Host & { readonly out: () => string; readonly err: () => string } {
  let out = '';
  let err = '';
  const host = nodeHost();
  const stream = (write: (text: string) => void) => ({ isTerminal: false, columns: 80, write });
  return {
    ...host,
    cwd,
    env: sessionEnvironment(),
    questions: undefined,
    stdout: stream((text) => {
      out += text;
    }),
    stderr: stream((text) => {
      err += text;
    }),
    ...world,
    out: () => out,
    err: () => err,
  };
}

/** This process's environment, without what belongs to a call around the tests. */
export function sessionEnvironment(): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('OCTOMIND_'));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C.UTF-8' };
}
