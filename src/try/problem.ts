import type { Severity } from '../core/finding.ts';

/** Something about a call that its author has to know before it is made. */
export interface Problem {
  readonly severity: Severity;
  /** The parameter that the tool's own declaration does not allow; `--no-validate` sends it. */
  readonly param?: string;
  /** The rule of `lint` that says more. */
  readonly rule?: string;
  /** One sentence, present tense, no full stop. */
  readonly message: string;
  /** Begins with a verb. */
  readonly help?: string;
}
