import type { Severity } from '../core/finding.ts';

export type Status = 'ok' | Severity | 'skipped';

/** What looking at one thing came to. */
export interface Result {
  /** The check's, the rule's or the link's. */
  readonly id: string;
  readonly group: string;
  readonly status: Status;
  /** One sentence, present tense, no full stop. */
  readonly message: string;
  readonly help?: string;
  /** The path of the tool that it is about. */
  readonly tool?: string;
  /** The file that the advice is about, if it is one to edit. */
  readonly edit?: string;
  readonly repair?: Repair;
}

/** What `--fix` may do: it keeps what every script does. Paths are relative to the root. */
export type Repair =
  | { readonly kind: 'execute-bit'; readonly path: string }
  | { readonly kind: 'index-bit'; readonly path: string }
  | { readonly kind: 'attribute'; readonly line: string };
