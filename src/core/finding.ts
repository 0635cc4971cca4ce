import type { TextEdit } from './edit.ts';
import type { Span } from './span.ts';

/** `error`: not listed, cannot start, reaches the model wrong, or can do harm. */
export type Severity = 'error' | 'warning' | 'info';

/**
 * A change that mends a finding, as data. `safe` keeps what the script does and what its author
 * meant; `unsafe` needs a person to agree.
 */
export type Fix = { readonly safety: 'safe' | 'unsafe' } & (
  | { readonly edits: readonly TextEdit[] }
  | { readonly executable: true }
  | { readonly rename: string }
);

/** What a rule has to say about a place. Offsets, no colours, no line numbers. */
export interface Finding {
  /** One sentence, present tense, no full stop: how it is, before what was expected. */
  readonly message: string;
  /** What to do, beginning with a verb; what can be pasted stands in backquotes. */
  readonly help?: string;
  /** Relative to the root, with `/`. Left out, it is the file being inspected. */
  readonly file?: string;
  /** Another file that it is about as much, as of two that collide. */
  readonly other?: string;
  readonly span?: Span;
  /** Differs from the rule's own only where the rule's page says so. */
  readonly severity?: Severity;
  readonly fix?: Fix;
}

/** A finding with the name of its rule and its final severity. */
export interface Diagnostic extends Finding {
  readonly rule: string;
  readonly severity: Severity;
}
