/** What a path leads to, links followed. */
export type Kind =
  | 'file'
  | 'directory'
  | 'fifo'
  | 'socket'
  | 'device'
  | 'broken-link'
  | 'unreadable';

export interface FileFacts {
  readonly kind: Kind;
  /** Permission bits (mode & 0o7777); undefined where the system has none (Windows). */
  readonly mode?: number;
  /** In bytes; 0 for what is no file. */
  readonly size: number;
}

/**
 * Files, read synchronously. Paths and names are strings in which a byte that is no UTF-8 stands
 * as U+DC80–U+DCFF, so that every name there is can be told, opened and compared.
 */
export interface Files {
  /** What `path` leads to; undefined if there is nothing at all. */
  facts(path: string): FileFacts | undefined;
  /** The names in a directory, unsorted. Throws {@link FileError}. */
  list(directory: string): string[];
  /** At most `length` bytes from `offset`; fewer at the end. Throws {@link FileError}. */
  read(path: string, offset: number, length: number): Uint8Array;
}

/** The world, as far as the program may touch it. Tests put a memory host in its place. */
export interface Host {
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly files: Files;
  readonly stdout: Output;
  readonly stderr: Output;
}

export interface Output {
  readonly isTerminal: boolean;
  /** Width in columns; 80 where unknown. */
  readonly columns: number;
  /** Waits until all is written. A reader that has gone away is no error. */
  write(text: string): void;
}

/** A file operation that failed. `code` is the system's: `ENOENT`, `EACCES`, `ENOTDIR`… */
export class FileError extends Error {
  readonly code: string;

  constructor(code: string, path: string) {
    super(`${code}: ${path}`);
    this.name = 'FileError';
    this.code = code;
  }
}
