import type { Diagnostic, Finding, Severity } from './finding.ts';

/** A small tree of files: path relative to the root → content, and mode where it is not 755. */
export type Example = Readonly<Record<string, string | { text: string; mode: number }>>;

/** A property that holds when `check` finds nothing; `id` says which, subject first. */
export interface Rule<Subject> {
  readonly id: string;
  readonly severity: Severity;
  /** One line: what it catches. */
  readonly summary: string;
  /** Why it matters, for the rule's page: one or more paragraphs of Markdown. */
  readonly why: string;
  /** Files in which the rule finds nothing. */
  readonly good: Example;
  /** Files in which the rule, and no other, finds one thing. */
  readonly bad: Example;
  check(subject: Subject): Iterable<Finding>;
}

/** Severities that replace a rule's own, by rule id; `off` silences it. */
export type Levels = Readonly<Record<string, Severity | 'off'>>;

/** Everything that `rules` find in `subject`, in the order of the rules. */
export function inspect<Subject>(
  subject: Subject,
  rules: readonly Rule<Subject>[],
  levels: Levels = {},
): Diagnostic[] {
  return rules.flatMap((rule) => {
    const level = levels[rule.id];
    if (level === 'off') return [];
    return Array.from(rule.check(subject), (finding) => ({
      ...finding,
      rule: rule.id,
      severity: level ?? finding.severity ?? rule.severity,
    }));
  });
}
