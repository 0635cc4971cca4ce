import type { Severity } from '../core/finding.ts';

/** A line of the table of rules. */
export interface RuleRow {
  readonly id: string;
  readonly severity: Severity;
  readonly summary: string;
  readonly fix: 'safe' | 'unsafe' | undefined;
}

/** All rules, one line each, for a terminal. */
export function ruleTable(rows: readonly RuleRow[]): string {
  const widest = Math.max(...rows.map(({ id }) => id.length));
  return rows
    .map(
      ({ id, severity, fix, summary }) =>
        `${id.padEnd(widest)}  ${severity.padEnd(7)}  ${(fix ?? '').padEnd(6)}  ${summary}\n`,
    )
    .join('');
}

/** The same in Markdown, each id a link to its page below `directory`. */
export function ruleMarkdown(rows: readonly RuleRow[], directory: string): string {
  const lines = rows.map(
    ({ id, severity, fix, summary }) =>
      `| [${id}](${directory}/${id}.md) | ${severity} | ${fix ?? ''} | ${summary} |`,
  );
  return ['| rule | severity | fix | what it catches |', '|---|---|---|---|', ...lines].join('\n');
}
