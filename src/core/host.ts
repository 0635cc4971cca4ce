import type { Invocation } from './invocation.ts';
import type { Limits, Outcome } from './outcome.ts';
import type { Questions } from './questions.ts';
import type { Trees } from './trees.ts';

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
  readonly mode: number | undefined;
  /** In bytes; 0 for what is no file. */
  readonly size: number;
}

/**
 * Files, read and written synchronously. Paths and names are strings in which a byte that is no
 * UTF-8 stands as U+DC80–U+DCFF, so that every name there is can be told, opened and compared.
 * What fails throws a {@link FileError}.
 */
export interface Files {
  /** What `path` leads to; undefined if there is nothing at all. Does not throw. */
  facts(path: string): FileFacts | undefined;
  /** Where `path` really is, every link resolved; undefined if it leads nowhere. Does not throw. */
  realPath(path: string): string | undefined;
  /** The names in a directory, unsorted. */
  list(directory: string): string[];
  /** At most `length` bytes from `offset`; fewer at the end; put into `into` if it is given. Never
   * waits, not even for a FIFO. */
  read(path: string, offset: number, length: number, into?: Uint8Array): Uint8Array;
  /**
   * Puts `content` in the place of `path` in one step: whenever the process is killed, the file is
   * the old or the new one. A link stays and its target is replaced; the mode stays unless given.
   */
  write(path: string, content: string | Uint8Array, mode?: number): void;
  /** Like `write`, but fails with `EEXIST` where there is anything, a broken link included. */
  create(path: string, content: string | Uint8Array, mode: number): void;
  /** Makes a directory and the ones above it; no error if it is there. */
  makeDirectory(path: string): void;
  setMode(path: string, mode: number): void;
  /** Fails with `EEXIST` where `to` exists. */
  rename(from: string, to: string): void;
}

export interface Output {
  readonly isTerminal: boolean;
  /** Width in columns; 80 where unknown. */
  readonly columns: number;
  /**
   * Waits until all is written. A reader that has gone away is no error; a full disk is, a
   * {@link FileError}, except on stderr, where nobody could be told.
   */
  write(text: string): void;
}

/** Starts processes. */
export interface Processes {
  /**
   * Starts `invocation` in a process group of its own and waits for its end and for that of its
   * output. What goes wrong with it is part of the outcome.
   */
  run(invocation: Invocation, limits: Limits): Promise<Outcome>;
}

/** The world, as far as the program may touch it. Tests put a memory host in its place. */
export interface Host {
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly files: Files;
  readonly processes: Processes;
  readonly trees: Trees;
  readonly stdout: Output;
  readonly stderr: Output;
  /**
   * Takes the steps, none of which is to be left half done. A signal to stop is heard between two of
   * them: then no further one is taken, and it rejects with `Cancelled`.
   */
  unbroken(steps: Iterable<() => void>): Promise<void>;
  /** All of standard input, once. */
  readInput(): Uint8Array;
  /** Someone to ask; undefined unless stdin and stdout are terminals. */
  readonly questions: Questions | undefined;
}

/** A file operation that failed. `code` is the system's: `ENOENT`, `EACCES`, `ENOTDIR`… */
export class FileError extends Error {
  readonly code: string;
  /** As it was given, or what stands for a stream. */
  readonly path: string;

  constructor(code: string, path: string) {
    super(`${code}: ${path}`);
    this.name = 'FileError';
    this.code = code;
    this.path = path;
  }
}
