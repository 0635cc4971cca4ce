import type { Span } from '../../../core/span.ts';
import type { ArgumentUse } from '../../body.ts';

/** What is known when a condition holds, and when it does not. */
export interface Outcome {
  readonly whenTrue: readonly (() => void)[];
  readonly whenFalse: readonly (() => void)[];
  /** How it ends in a script that gets no arguments, if it asks for them. */
  readonly verdict: Verdict | undefined;
  /** Variables without any of which it is true, and false. */
  readonly trueWithout: readonly Variable[];
  readonly falseWithout: readonly Variable[];
}

export interface Verdict {
  readonly isTrue: boolean;
  readonly use: Use;
}

export const open: Outcome = {
  whenTrue: [],
  whenFalse: [],
  verdict: undefined,
  trueWithout: [],
  falseWithout: [],
};

export type Use = Pick<ArgumentUse, 'text' | 'span'>;

export interface Variable {
  readonly name: string;
  readonly span: Span;
}

/** A block or function: where names are looked up and declared. */
export interface Scope {
  readonly id: string;
  readonly outer: Scope | undefined;
  readonly names: Set<string>;
  readonly isFunction: boolean;
}
