import type { Diagnostic, Finding, Severity } from './finding.ts';
import type { Kind } from './host.ts';

/**
 * A small tools directory: name → content of a file of mode 755, or what else there is. In a text,
 * U+DC80–U+DCFF stand for bytes that are no UTF-8.
 */
export type Example = Readonly<Record<string, string | ExampleEntry>>;

export interface ExampleEntry {
  readonly text?: string;
  readonly mode?: number;
  readonly kind?: Kind;
  /** The mode git has recorded for it. */
  readonly indexMode?: number;
}

/** A property that holds when `check` finds nothing; `id` says which, subject first. */
export interface Rule<Subject> {
  readonly id: string;
  readonly severity: Severity;
  /** One line: what it catches. */
  readonly summary: string;
  /** Why it matters, for the rule's page: paragraphs of Markdown. */
  readonly why: string;
  /** In which nothing is found. */
  readonly good: Example;
  /** In which this rule, and no other, finds one thing. */
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
  const found: Diagnostic[] = [];
  for (const rule of rules) {
    const level = levels[rule.id];
    if (level === 'off') continue;
    for (const finding of rule.check(subject)) {
      const severity = level ?? finding.severity ?? rule.severity;
      found.push({ ...finding, rule: rule.id, severity });
    }
  }
  return found;
}
