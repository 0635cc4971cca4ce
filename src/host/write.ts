import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decodeName, encodePath } from '../core/path-bytes.ts';

/**
 * Puts `content` in the place of the file at `path`, links followed, in one step: written beside it,
 * on the same file system, and put there by a rename. Mode and, where the system lets us, owner stay.
 */
export function replace(
  path: string,
  content: string | Uint8Array,
  mode: number | undefined,
): void {
  // The one that is not native takes bytes for UTF-8.
  const target = decodeName(fs.realpathSync.native(encodePath(path), { encoding: 'buffer' }));
  const stats = fs.statSync(encodePath(target));
  const temporary = writeBeside(target, content, mode ?? stats.mode & 0o7777, stats);
  finishOr(temporary, () => fs.renameSync(encodePath(temporary), encodePath(target)));
}

/** The same where nothing is yet. Fails with `EEXIST` if there is something. */
export function create(path: string, content: string | Uint8Array, mode: number): void {
  const temporary = writeBeside(path, content, mode);
  finishOr(temporary, () => move(temporary, path));
}

/**
 * Gives a file or a link another name. A hard link, other than a rename, fails where there is
 * something already. Some file systems have none: there, and for a link, which some systems follow,
 * we look first.
 */
export function move(from: string, to: string): void {
  const [source, target] = [encodePath(from), encodePath(to)];
  if (fs.lstatSync(source).isSymbolicLink() || !hardLinked(source, target)) {
    if (fs.lstatSync(target, { throwIfNoEntry: false })) throw existing(to);
    fs.renameSync(source, target);
  } else fs.unlinkSync(source);
}

/** Whether the file has got the second name; false if the system does not give it one. */
function hardLinked(source: string | Buffer, target: string | Buffer): boolean {
  try {
    fs.linkSync(source, target);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) return false;
    throw error;
  }
}

function existing(path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`EEXIST: ${path}`), { code: 'EEXIST' });
}

function writeBeside(
  target: string,
  content: string | Uint8Array,
  mode: number,
  owner?: fs.Stats,
): string {
  const { temporary, file } = openBeside(target);
  finishOr(temporary, () => {
    try {
      fs.writeFileSync(file, content);
      if (owner) giveTo(file, owner);
      fs.fchmodSync(file, mode);
      fs.fsyncSync(file);
    } finally {
      fs.closeSync(file);
    }
  });
  return temporary;
}

/** In milliseconds: no write takes as long, so what is older was left by a process that was killed. */
const abandonedAge = 60_000;

/**
 * A new file beside `target`, hidden and no legal name of a tool. Its name follows from the target's,
 * so that what a killed process left is found, and cleared away, by the next that does its work.
 */
function openBeside(target: string): { temporary: string; file: number } {
  // At most 255 bytes, of which a UTF-16 unit takes three.
  const usual = join(dirname(target), `.agent-tools-${basename(target).slice(0, 70)}`);
  const stats = fs.lstatSync(encodePath(usual), { throwIfNoEntry: false });
  if (stats && Date.now() - stats.mtimeMs > abandonedAge) fs.unlinkSync(encodePath(usual));
  const taken = stats && Date.now() - stats.mtimeMs <= abandonedAge;
  const temporary = taken ? `${usual}-${process.pid}-${Date.now()}` : usual;
  return { temporary, file: fs.openSync(encodePath(temporary), 'wx', 0o600) };
}

/** Only a privileged process may give a file away: for others it stays their own, as with an editor. */
function giveTo(file: number, { uid, gid }: fs.Stats): void {
  const own = fs.fstatSync(file);
  if (own.uid === uid && own.gid === gid) return;
  try {
    fs.fchownSync(file, uid, gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

function finishOr(temporary: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    fs.rmSync(encodePath(temporary), { force: true });
    throw error;
  }
}
