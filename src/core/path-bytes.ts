import { isUtf8 } from 'node:buffer';

/**
 * Names as strings, losslessly: a byte that is no part of UTF-8 stands as U+DC80 + (byte − 0x80),
 * which no valid name contains (Python's `surrogateescape`, PEP 383).
 */
export function decodeName(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let name = '';
  let at = 0;
  while (at < bytes.length) {
    const length = [1, 2, 3, 4].find((size) => isUtf8(bytes.subarray(at, at + size))) ?? 0;
    const next = at + Math.max(1, length);
    name +=
      length > 0
        ? bytes.toString('utf8', at, next)
        : String.fromCharCode(0xdc00 + (bytes[at] ?? 0));
    at = next;
  }
  return name;
}

/** What Node's file functions take for a path from {@link decodeName}. */
export function encodePath(path: string): string | Buffer {
  if (path.isWellFormed()) return path;
  return Buffer.concat(
    Array.from(path, (character) => {
      const code = character.charCodeAt(0);
      const stray = character.length === 1 && code >= 0xdc80 && code <= 0xdcff;
      return stray ? Buffer.from([code - 0xdc00]) : Buffer.from(character);
    }),
  );
}
