import type { ArgumentUse } from '../../body.ts';

/** What is known when a condition holds, and when it does not. */
export interface Outcome {
  readonly whenTrue: readonly (() => void)[];
  readonly whenFalse: readonly (() => void)[];
  /** How it ends in a script that gets no arguments, if it asks for them. */
  readonly verdict: Verdict | undefined;
}

export interface Verdict {
  readonly isTrue: boolean;
  readonly use: Use;
}

export const open: Outcome = { whenTrue: [], whenFalse: [], verdict: undefined };

/** A use of the script's arguments. */
export type Use = Pick<ArgumentUse, 'text' | 'span'>;
