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
 * `head` is the whole file, or its first {@link sourceLimit} bytes. `rest` is what follows, in
 * pieces that are taken only while they can matter, and one after the other, so that they may share a
 * buffer; or `unread` where nobody needs to know.
 */
export function decode(head: Uint8Array, rest: Iterable<Uint8Array> | 'unread' = []): Source {
  const whole = head.length < sourceLimit ? head.length : wholeCharacters(head);
  const start = head.subarray(0, whole);
  const text = decoder.decode(start);
  const utf8 = isUtf8(start);
  if (rest === 'unread') return { text, utf8, truncated: true };
  const tail = follow(head.subarray(whole), rest, utf8);
  return {
    text: tail.pieces === 0 ? text + decoder.decode(head.subarray(whole)) : text,
    utf8: tail.utf8,
    truncated: tail.pieces > 0,
  };
}

/**
 * Whether `left`, a character cut short, and the pieces after it are UTF-8 together, if `soFar` what
 * stands before them is. Where it is not, no more is read than it takes to see that there is more.
 */
function follow(
  left: Uint8Array,
  rest: Iterable<Uint8Array>,
  soFar: boolean,
): { pieces: number; utf8: boolean } {
  let pieces = 0;
  let open = left;
  for (const piece of rest) {
    pieces++;
    if (!soFar) break;
    const joined = open.length > 0 ? Buffer.concat([open, piece]) : piece;
    const whole = wholeCharacters(joined);
    if (!isUtf8(joined.subarray(0, whole))) return { pieces, utf8: false };
    open = Uint8Array.from(joined.subarray(whole));
  }
  return { pieces, utf8: soFar && isUtf8(open) };
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
