/** What becomes of one file on the disk in the end: only what changes is there. */
export interface Change {
  /** Where it is, absolute. */
  readonly from: string;
  /** Where it is to be, absolute; the same unless it is renamed. */
  readonly to: string;
  readonly text?: { readonly before: string; readonly after: string };
  /** Permission bits. */
  readonly mode?: { readonly before: number; readonly after: number };
  /** Ids of the rules whose findings it mends, one for each finding. */
  readonly mends: readonly string[];
}
