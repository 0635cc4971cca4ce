import type { Kind } from '../core/host.ts';
import type { Script } from './script.ts';
import type { Tool } from './tool.ts';

/** Any entry of `.agents/tools`. */
export interface Candidate {
  /** Bytes that are no UTF-8 stand as U+DC80–U+DCFF. */
  readonly name: string;
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly kind: Kind;
  /** Permission bits; undefined where the system has none (Windows). */
  readonly mode?: number;
  /** The mode git has recorded for the file in its index: 0o100644, 0o100755; undefined if none. */
  readonly indexMode?: number;
  /** What was read of a regular file. */
  readonly script?: Script;
}

/** Why the runtime skips a candidate. */
export type SkipReason =
  | 'not-a-file'
  | 'invalid-name'
  | 'not-executable'
  | 'not-utf8'
  | 'missing-description'
  | 'unreadable';

/** A candidate that the runtime accepts. */
export interface ListedTool extends Candidate {
  readonly script: Script & { readonly tool: Tool };
}

const legalName = /^[A-Za-z0-9_][A-Za-z0-9_-]*$/;

/** Whether the runtime accepts `name`: letters, digits, `_` and `-`, not beginning with `-`. */
export function isLegalName(name: string): boolean {
  return legalName.test(name);
}

/** Whether any of the three execute bits is set; without bits (Windows) the runtime does not ask. */
export function isExecutable({ mode }: Candidate): boolean {
  return mode === undefined || (mode & 0o111) !== 0;
}

/** The first of the runtime's conditions that `candidate` fails, in the runtime's order. */
export function skipReason(candidate: Candidate): SkipReason | undefined {
  const { kind, name, script } = candidate;
  if (kind === 'unreadable') return 'unreadable';
  if (kind !== 'file') return 'not-a-file';
  if (!isLegalName(name)) return 'invalid-name';
  if (!isExecutable(candidate)) return 'not-executable';
  if (!script) return 'unreadable';
  if (!script.source.utf8) return 'not-utf8';
  return script.tool ? undefined : 'missing-description';
}

export function isListed(candidate: Candidate): candidate is ListedTool {
  return skipReason(candidate) === undefined;
}
