import fs from 'node:fs';
import { FileError, type Output } from '../core/host.ts';

/**
 * A stream of the process, written synchronously: the first touch of `process.stdout` costs
 * milliseconds that a commit hook need not pay.
 */
export function streamOutput(descriptor: 1 | 2, env: NodeJS.ProcessEnv): Output {
  const terminal = isTerminal(descriptor);
  let open = true;
  return {
    isTerminal: terminal,
    get columns() {
      if (!terminal) return Number(env.COLUMNS) || 80;
      return (descriptor === 1 ? process.stdout : process.stderr).columns || 80;
    },
    write(text) {
      let rest = Buffer.from(text);
      while (open && rest.length > 0) {
        const written = writeSome(descriptor, rest);
        if (typeof written === 'number') rest = rest.subarray(written);
        else open = false;
        if (typeof written === 'string' && descriptor === 1)
          throw new FileError(written, 'standard output');
      }
    },
  };
}

/**
 * Whether the descriptor is a terminal. `node:tty` brings sockets and streams along, milliseconds for
 * a pipe or a file, which cannot be one; Windows does not tell a console by its type.
 */
export function isTerminal(descriptor: number): boolean {
  if (process.platform !== 'win32' && !isCharacterDevice(descriptor)) return false;
  return process.getBuiltinModule('node:tty').isatty(descriptor);
}

function isCharacterDevice(descriptor: number): boolean {
  try {
    return fs.fstatSync(descriptor).isCharacterDevice();
  } catch {
    return false;
  }
}

/** How many bytes were taken; undefined if nobody reads any more; the system's code if it failed. */
function writeSome(descriptor: number, bytes: Buffer): number | undefined | string {
  try {
    return fs.writeSync(descriptor, bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Windows tells a closed pipe by EOF.
    if (code === 'EPIPE' || code === 'EOF') return undefined;
    if (code !== 'EAGAIN') return code ?? 'EIO';
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    return 0;
  }
}
