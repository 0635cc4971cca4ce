import type { Severity } from '../core/finding.ts';
import type { Invocation } from '../core/invocation.ts';

/** What `try` found out about one call. */
export interface Rehearsal {
  readonly tool: string;
  /** Undefined if the call cannot be made, and `problems` say why. */
  readonly plan: Plan | undefined;
  readonly problems: readonly ShownProblem[];
  /** Undefined if nothing was run. */
  readonly result: ShownResult | undefined;
}

/** A call that could be made. */
export interface Plan {
  readonly invocation: Invocation;
  /** Undefined if the file has no line that names one. */
  readonly interpreter: ShownInterpreter | undefined;
  /** The values that nobody gave. */
  readonly madeUp: readonly { readonly word: string; readonly why: string }[];
  /** How the environment differs from the one here, a sentence each. */
  readonly environment: readonly string[];
  /** One line that makes the same call from a shell. */
  readonly shell: string;
}

export interface ShownInterpreter {
  readonly wanted: string;
  readonly path: string | undefined;
  readonly viaEnv: boolean;
}

export interface ShownProblem {
  readonly severity: Severity;
  readonly param?: string;
  readonly rule?: string;
  readonly message: string;
  readonly help?: string;
}

/** What the model would get back, and what came with it. */
export interface ShownResult {
  readonly isError: boolean;
  readonly content: string;
  readonly exitCode: number | undefined;
  readonly signal: string | undefined;
  readonly durationMs: number;
  readonly stdoutBytes: number;
  readonly stderrBytes: number;
  /** Characters / 4. */
  readonly tokens: number;
  readonly notes: readonly string[];
  /** What the tool did to its copy of the working tree; undefined if it had none. */
  readonly changes: readonly ShownChange[] | undefined;
}

export interface ShownChange {
  readonly kind: 'created' | 'changed' | 'deleted';
  /** Relative to the working directory. */
  readonly file: string;
  /** Lines of a unified diff; empty for what is no text. */
  readonly diff: readonly string[];
}
