import fs from 'node:fs';
import { isatty } from 'node:tty';
import type { Output } from '../core/host.ts';

/**
 * A stream of the process, written synchronously: the first touch of `process.stdout` costs
 * milliseconds that a commit hook need not pay.
 */
export function streamOutput(descriptor: 1 | 2, env: NodeJS.ProcessEnv): Output {
  const isTerminal = isatty(descriptor);
  let open = true;
  return {
    isTerminal,
    get columns() {
      if (!isTerminal) return Number(env.COLUMNS) || 80;
      return (descriptor === 1 ? process.stdout : process.stderr).columns || 80;
    },
    write(text) {
      let rest = Buffer.from(text);
      while (open && rest.length > 0) {
        const written = writeSome(descriptor, rest);
        if (written === undefined) open = false;
        else rest = rest.subarray(written);
      }
    },
  };
}

/** How many bytes were taken; undefined if nobody reads any more. */
function writeSome(descriptor: number, bytes: Buffer): number | undefined {
  try {
    return fs.writeSync(descriptor, bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPIPE') return undefined;
    if (code !== 'EAGAIN') throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    return 0;
  }
}
