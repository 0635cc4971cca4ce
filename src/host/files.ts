import fs from 'node:fs';
import { FileError, type FileFacts, type Files, type Kind } from '../core/host.ts';
import { decodeName, encodePath } from '../core/path-bytes.ts';
import { create, move, replace } from './write.ts';

const { constants } = fs;

/** The real disk. */
export function diskFiles(platform: NodeJS.Platform): Files {
  const hasModes = platform !== 'win32';
  return {
    facts: (path) => facts(path, hasModes),
    realPath,
    list: (directory) =>
      attempt(directory, () =>
        fs.readdirSync(encodePath(directory), { encoding: 'buffer' }).map(decodeName),
      ),
    read: (...about) => attempt(about[0], () => read(...about)),
    write: (path, content, mode) => attempt(path, () => replace(path, content, mode)),
    create: (path, content, mode) => attempt(path, () => create(path, content, mode)),
    makeDirectory: (path) =>
      attempt(path, () => {
        fs.mkdirSync(encodePath(path), { recursive: true });
      }),
    setMode: (path, mode) => attempt(path, () => fs.chmodSync(encodePath(path), mode)),
    rename: (from, to) => attempt(to, () => move(from, to)),
  };
}

function attempt<Value>(path: string, action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    throw new FileError(codeOf(error), path);
  }
}

function codeOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (typeof code !== 'string') throw error;
  return code;
}

function facts(path: string, hasModes: boolean): FileFacts | undefined {
  const target = encodePath(path);
  try {
    const stats = fs.statSync(target, { throwIfNoEntry: false });
    if (!stats) {
      const link = fs.lstatSync(target, { throwIfNoEntry: false });
      return link && { kind: 'broken-link', mode: undefined, size: 0 };
    }
    const kind = kindOf(stats);
    return {
      kind,
      mode: hasModes ? stats.mode & 0o7777 : undefined,
      size: kind === 'file' ? stats.size : 0,
    };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOTDIR') return undefined;
    return { kind: code === 'ELOOP' ? 'broken-link' : 'unreadable', mode: undefined, size: 0 };
  }
}

function realPath(path: string): string | undefined {
  try {
    return decodeName(fs.realpathSync.native(encodePath(path), { encoding: 'buffer' }));
  } catch (error) {
    codeOf(error);
    return undefined;
  }
}

function kindOf(stats: fs.Stats): Kind {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'directory';
  if (stats.isFIFO()) return 'fifo';
  return stats.isSocket() ? 'socket' : 'device';
}

/** Opened without blocking: what was a file a moment ago may be a FIFO by now. */
function read(...[path, offset, length, into]: Parameters<Files['read']>): Uint8Array {
  const file = fs.openSync(encodePath(path), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const buffer = into ?? Buffer.allocUnsafe(length);
    let filled = 0;
    while (filled < length) {
      const got = fs.readSync(file, buffer, filled, length - filled, offset + filled);
      if (got === 0) break;
      filled += got;
    }
    return buffer.subarray(0, filled);
  } finally {
    fs.closeSync(file);
  }
}
