/** How far a process may go. */
export interface Limits {
  /** In milliseconds, until all its output is there; then its whole process group is ended. */
  readonly timeoutMs: number;
  /** In bytes: so much of each stream is kept, from its beginning; the rest is only counted. */
  readonly outputBytes: number;
}

/** How a process ended. */
export type Ending =
  | { readonly kind: 'exited'; readonly code: number }
  | {
      readonly kind: 'signalled';
      readonly signal: string;
      readonly number: number;
      /** As the limits of this process let expect: Node does not hand on what the kernel says. */
      readonly coreDumped: boolean;
    }
  /** `code` is the system's: `ENOENT`, `E2BIG`… */
  | { readonly kind: 'not-started'; readonly code: string }
  | { readonly kind: 'timed-out' }
  /** The person at the terminal pressed ^C, or somebody ended this program. */
  | { readonly kind: 'interrupted' };

/** What a stream carried. */
export interface Captured {
  readonly head: Uint8Array;
  /** How many bytes there were in all. */
  readonly bytes: number;
}

/** What came of an invocation. */
export interface Outcome {
  readonly ending: Ending;
  readonly stdout: Captured;
  readonly stderr: Captured;
  readonly durationMs: number;
  /** The names of other processes of its group that were there at the end (Linux only). */
  readonly left: readonly string[];
}
