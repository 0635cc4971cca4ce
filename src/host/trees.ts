import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FileError } from '../core/host.ts';
import { decodeName, encodePath } from '../core/path-bytes.ts';
import type { TreeChange, Trees } from '../core/trees.ts';

/** Copies below the system's directory for temporary files. */
export const diskTrees: Trees = {
  makeTemporary: () => fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'agent-tools-'))),
  filesIn: (directory) => filesBelow(directory, ''),
  copy: (from, to, paths) => {
    for (const path of paths) {
      try {
        copyOne(join(from, path), join(to, path));
      } catch (error) {
        throw new FileError((error as NodeJS.ErrnoException).code ?? 'EIO', path);
      }
    }
  },
  changes: (original, copy, paths) => {
    const known = new Set(paths);
    const created = filesBelow(copy, '').filter((path) => !known.has(path));
    return [...paths, ...created]
      .toSorted()
      .flatMap((path) => changeOf(path, join(original, path), join(copy, path), known.has(path)));
  },
  remove: (directory) => fs.rmSync(directory, { recursive: true, force: true }),
};

function filesBelow(directory: string, prefix: string): string[] {
  const entries = fs.readdirSync(encodePath(directory), {
    withFileTypes: true,
    encoding: 'buffer',
  });
  return entries.flatMap((entry) => {
    const name = decodeName(entry.name);
    if (name === '.git') return [];
    if (entry.isDirectory()) return filesBelow(join(directory, name), `${prefix}${name}/`);
    return entry.isFile() || entry.isSymbolicLink() ? [prefix + name] : [];
  });
}

function copyOne(from: string, to: string): void {
  const stats = statsOf(from);
  // A FIFO or a socket is no content, and a directory here is another repository inside this one.
  if (!stats?.isFile() && !stats?.isSymbolicLink()) return;
  fs.mkdirSync(encodePath(dirname(to)), { recursive: true });
  if (stats.isSymbolicLink()) {
    fs.symlinkSync(fs.readlinkSync(encodePath(from), { encoding: 'buffer' }), encodePath(to));
    return;
  }
  fs.copyFileSync(encodePath(from), encodePath(to));
  fs.chmodSync(encodePath(to), stats.mode & 0o7777);
  fs.utimesSync(encodePath(to), stats.atime, stats.mtime);
}

function statsOf(path: string): fs.Stats | undefined {
  return fs.lstatSync(encodePath(path), { throwIfNoEntry: false });
}

function changeOf(path: string, original: string, copy: string, copied: boolean): TreeChange[] {
  const [before, after] = [copied ? statsOf(original) : undefined, statsOf(copy)];
  if (!before && !after) return [];
  if (before && after && isSame(before, after, original, copy)) return [];
  const changed = before ? 'changed' : 'created';
  return [
    {
      kind: after ? changed : 'deleted',
      path,
      before: shownContent(original, before),
      after: shownContent(copy, after),
    },
  ];
}

/** What has its size and time is not read: a copy has those of its original. */
function isSame(before: fs.Stats, after: fs.Stats, original: string, copy: string): boolean {
  if (before.mode !== after.mode || before.size !== after.size) return false;
  if (before.isSymbolicLink()) {
    return fs.readlinkSync(encodePath(original)) === fs.readlinkSync(encodePath(copy));
  }
  if (Math.abs(before.mtimeMs - after.mtimeMs) < 1) return true;
  return fs.readFileSync(encodePath(original)).equals(fs.readFileSync(encodePath(copy)));
}

/** Larger files are named, and not shown. In bytes. */
const shownLimit = 256 * 1024;

function shownContent(path: string, stats: fs.Stats | undefined): Uint8Array | undefined {
  if (!stats?.isFile() || stats.size > shownLimit) return undefined;
  return fs.readFileSync(encodePath(path));
}
