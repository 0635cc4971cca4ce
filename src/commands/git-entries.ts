import { decodeName } from '../core/path-bytes.ts';

/** A file in git's index. */
export interface IndexEntry {
  /** 0o100644, 0o100755, 0o120000 (a link) or 0o160000 (a submodule). */
  readonly mode: number;
  /** The hash of its content. */
  readonly object: string;
}

/** What `git ls-files --stage -z` prints, by path; what a merge has left undecided is not there. */
export function parseIndex(out: Buffer): Map<string, IndexEntry> {
  const entries = new Map<string, IndexEntry>();
  for (const line of nulSeparated(out)) {
    const tab = line.indexOf(0x09);
    const [mode = '', object = '', stage] = line.toString('latin1', 0, tab).split(' ');
    if (stage !== '0') continue;
    entries.set(decodeName(line.subarray(tab + 1)), { mode: Number.parseInt(mode, 8), object });
  }
  return entries;
}

/** Paths as git prints them with `-z`. */
export function parsePaths(out: Buffer): string[] {
  return nulSeparated(out).map(decodeName);
}

function nulSeparated(out: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let start = 0; start < out.length; ) {
    const end = out.indexOf(0, start);
    parts.push(out.subarray(start, end === -1 ? out.length : end));
    start = end === -1 ? out.length : end + 1;
  }
  return parts;
}

/** An object, as `git cat-file --batch` prints it. */
export interface GitObject {
  readonly type: string;
  readonly content: Buffer;
}

/** The answers of `git cat-file --batch` in the order asked; undefined for what does not exist. */
export function parseObjects(out: Buffer): (GitObject | undefined)[] {
  const objects: (GitObject | undefined)[] = [];
  for (let start = 0; start < out.length; ) {
    const end = out.indexOf(0x0a, start);
    const head = / (\S+) (\d+)$/.exec(out.toString('latin1', start, end));
    start = end + 1;
    if (!head) {
      objects.push(undefined);
      continue;
    }
    const [, type = '', size = '0'] = head;
    objects.push({ type, content: out.subarray(start, start + Number(size)) });
    start += Number(size) + 1;
  }
  return objects;
}

/** The files of a tree object by name; `hashLength` in hex digits. */
export function parseTree(content: Buffer, hashLength: number): Map<string, IndexEntry> {
  const files = new Map<string, IndexEntry>();
  for (let start = 0; start < content.length; ) {
    const space = content.indexOf(0x20, start);
    const nul = content.indexOf(0, space);
    const end = nul + 1 + hashLength / 2;
    files.set(decodeName(content.subarray(space + 1, nul)), {
      mode: Number.parseInt(content.toString('latin1', start, space), 8),
      object: content.toString('hex', nul + 1, end),
    });
    start = end;
  }
  return files;
}
