import { isUtf8 } from 'node:buffer';

/** The bytes of a file as text. */
export interface Source {
  /** What is not UTF-8 stands as U+FFFD; a byte order mark is kept. */
  readonly text: string;
  /** Whether the whole file is UTF-8, also what lies beyond {@link sourceLimit}. */
  readonly utf8: boolean;
  /** Whether the file goes on after `text`. */
  readonly truncated: boolean;
}

/** As much of a file is read as text; beyond it, only whether it is UTF-8. In bytes. */
export const sourceLimit = 1024 * 1024;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * `head` is the whole file, or at least {@link sourceLimit} bytes of it; `rest` gives what follows,
 * piece by piece, and is asked only while it can matter.
 */
export function decode(head: Uint8Array, rest: Iterable<Uint8Array> = []): Source {
  const end = head.length < sourceLimit ? head.length : wholeCharacters(head);
  const text = decoder.decode(head.subarray(0, end));
  let utf8 = isUtf8(head.subarray(0, end));
  let left = head.subarray(end);
  let truncated = false;
  if (utf8) {
    for (const piece of rest) {
      truncated = true;
      const joined = left.length > 0 ? concat(left, piece) : piece;
      const whole = wholeCharacters(joined);
      if (!isUtf8(joined.subarray(0, whole))) {
        utf8 = false;
        break;
      }
      left = joined.slice(whole);
    }
    if (left.length > 0 && !isUtf8(left)) utf8 = false;
  }
  return {
    text: left.length > 0 && !truncated ? text + decoder.decode(left) : text,
    utf8,
    truncated,
  };
}

/** How many of the bytes form whole characters: a character cut at the end is left out. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? bytes.length - back : bytes.length;
    if (byte < 0x80) return bytes.length;
  }
  return bytes.length;
}

function sequenceLength(first: number): number {
  if (first >= 0xf0) return 4;
  return first >= 0xe0 ? 3 : 2;
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
