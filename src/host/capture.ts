import { type OnReadOpts, Socket, type SocketConstructorOpts } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { Captured } from '../core/outcome.ts';

/** A stream that gave nothing. */
export const nothing: Captured = { head: new Uint8Array(), bytes: 0 };

/** Keeps the first `limit` bytes of a stream and counts the rest, so that memory stays bounded. */
export function collect(
  stream: Readable,
  limit: number,
): { done: Promise<void>; captured(): Captured } {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Uint8Array) => {
    const room = limit - bytes;
    if (room > 0) chunks.push(Uint8Array.prototype.slice.call(chunk, 0, room));
    bytes += chunk.length;
  });
  const done = new Promise<void>((resolve) => {
    stream.on('close', () => resolve());
    stream.on('error', () => resolve());
  });
  return { done, captured: () => ({ head: Buffer.concat(chunks), bytes }) };
}

/**
 * The reading end of a pipe. Node would allocate anew for every chunk; with one buffer of its own,
 * two gigabytes pass through 50 MB of memory. A chunk is only valid until the next.
 */
export function reader(descriptor: number): Readable {
  const onread: OnReadOpts = {
    buffer: new Uint8Array(65_536),
    callback: (length, buffer) => socket.emit('data', buffer.subarray(0, length)),
  };
  const options: SocketConstructorOpts & { readonly onread: OnReadOpts } = {
    fd: descriptor,
    readable: true,
    writable: false,
    onread,
  };
  const socket: Socket = new Socket(options);
  return socket.resume();
}

/** The writing end of a pipe. */
export function writer(descriptor: number): Writable {
  return new Socket({ fd: descriptor, readable: false, writable: true });
}
