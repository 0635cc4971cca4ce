/**
 * A process to start, as data: a dry run prints it, the host starts it. `program` is the file that is
 * executed itself, by its absolute path: no shell reads it, nothing is looked up.
 */
export interface Invocation {
  readonly program: string;
  readonly args: readonly string[];
  /** Absolute, links resolved. */
  readonly cwd: string;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  /** What of `env` belongs to this call, in the order in which it is set; no name stands twice. */
  readonly added: readonly (readonly [name: string, value: string])[];
  /** Written whole, then the end of file. */
  readonly stdin: string;
}
