import type { Diagnostic } from '../core/finding.ts';
import type { Candidate } from '../script/candidate.ts';
import { type IgnoreComment, ignoreComments } from './ignore-comment.ts';

/** A comment that asks to pass over findings, and what came of it. */
export interface JudgedComment extends IgnoreComment {
  /** Those of its rules that have found nothing where it is. */
  readonly idle: readonly string[];
}

/** What is found in a file, parted by what its comments ask for. */
export interface Suppressed<Found extends Diagnostic> {
  readonly left: readonly Found[];
  readonly comments: readonly JudgedComment[];
}

/** Takes away what the comments in the file ask to pass over. */
export function suppress<Found extends Diagnostic>(
  { script }: Candidate,
  diagnostics: readonly Found[],
): Suppressed<Found> {
  const comments = script ? ignoreComments(script) : [];
  if (comments.length === 0) return { left: diagnostics, comments: [] };
  const passed = new Set<Found>();
  const judged = comments.map((comment) => {
    const found = diagnostics.filter((diagnostic) => isMeant(comment, diagnostic));
    for (const diagnostic of found) passed.add(diagnostic);
    const active = new Set(found.map(({ rule }) => rule));
    return { ...comment, idle: comment.rules.filter((rule) => !active.has(rule)) };
  });
  return { left: diagnostics.filter((diagnostic) => !passed.has(diagnostic)), comments: judged };
}

/** What is about a file as a whole has no line: only a comment about the file is about it. */
function isMeant({ wholeFile, reach, rules }: IgnoreComment, { rule, span }: Diagnostic): boolean {
  if (!rules.includes(rule)) return false;
  return wholeFile || (span !== undefined && span.start >= reach.start && span.start <= reach.end);
}
