import { FileError, type Files } from '../core/host.ts';
import { sourceLimit } from '../script/source.ts';
import { toolsDirectory } from '../script/toolbox.ts';
import type { Change } from './change.ts';
import { fileTrouble } from './file-trouble.ts';

/**
 * Makes a change on the disk. Undefined if it is made, else a clause that says why it is not. A file
 * that is no longer what was judged is left alone.
 */
export function makeChange(files: Files, change: Change): string | undefined {
  try {
    return carryOut(files, change);
  } catch (error) {
    if (error instanceof FileError) return fileTrouble(error);
    throw error;
  }
}

const stale = 'it has changed since it was read';

/** Two names can lead to one file: what is as it should be already is left as it is. */
function carryOut(files: Files, { from, to, text, mode }: Change): string | undefined {
  if (text || mode) {
    const target = elsewhere(files, from);
    if (target !== undefined) return `it is a link to ${target}, outside of this directory`;
  }
  const now = mode && files.facts(from)?.mode;
  if (mode && now !== mode.before && now !== mode.after) return stale;
  const bytes = text && Buffer.from(files.read(from, 0, sourceLimit + 1));
  if (text && bytes && !bytes.equals(Buffer.from(text.after))) {
    if (!bytes.equals(Buffer.from(text.before))) return stale;
    files.write(from, text.after, mode?.after);
  } else if (mode && now !== mode.after) files.setMode(from, mode.after);
  if (to !== from) files.rename(from, to);
  return undefined;
}

/**
 * Where a link leads that leaves both the tools directory and the directory it belongs to: what
 * stands there is somebody else's.
 */
function elsewhere(files: Files, path: string): string | undefined {
  const target = files.realPath(path);
  if (target === undefined) return undefined;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const root = folder.slice(0, -toolsDirectory.length - 1) || '/';
  const homes = [folder, root].map((home) => `${files.realPath(home) ?? home}/`.replace('//', '/'));
  return homes.some((home) => target.startsWith(home)) ? undefined : target;
}
