import type { Severity } from '../core/finding.ts';
import type { Machine } from './machine.ts';
import type { Repair, Result } from './result.ts';

/** The groups in the order in which they are shown. */
export const groups = [
  'Place',
  'File system',
  'Runtime',
  'Each tool',
  'Interpreters',
  'Commands',
  'Environment',
  'Syntax',
  'Team',
] as const;

export type Group = (typeof groups)[number];

/** What a check has to say. */
export interface CheckFinding {
  /** One sentence, present tense, no full stop. */
  readonly message: string;
  /** What to do, beginning with a verb; what can be pasted stands in backquotes. */
  readonly help?: string;
  /** The path of the tool that it is about. */
  readonly tool?: string;
  /** Differs from the check's own only where its page says so. */
  readonly severity?: Severity;
  /** The file that the advice is about, if it is one to edit. */
  readonly edit?: string;
  readonly repair?: Repair;
}

/** A property of this machine or repository; like a rule of `lint`, but for its subject. */
export interface Check {
  readonly id: string;
  readonly group: Group;
  readonly severity: Severity;
  /** One line: what it catches. */
  readonly summary: string;
  /** Why it matters, for the check's page: paragraphs of Markdown. */
  readonly why: string;
  /** What is different from a machine on which all is well, and still nothing is found. */
  readonly good: Partial<Machine>;
  /** What is different where this check, and no other, finds one thing. */
  readonly bad: Partial<Machine>;
  /** Why it cannot be looked at here: a clause. */
  blocked?(machine: Machine): string | undefined;
  check(machine: Machine): Iterable<CheckFinding>;
}

/** What `checks` come to, in their order; a check that finds nothing gives one result as well. */
export function examine(machine: Machine, checks: readonly Check[]): Result[] {
  return checks.flatMap((check): Result[] => {
    const { id, group, severity, summary } = check;
    const why = check.blocked?.(machine);
    if (why !== undefined) return [{ id, group, status: 'skipped', message: why }];
    const found = Array.from(check.check(machine), ({ severity: own, ...finding }) => ({
      id,
      group,
      status: own ?? severity,
      ...finding,
    }));
    return found.length > 0 ? found : [{ id, group, status: 'ok', message: `no ${summary}` }];
  });
}
