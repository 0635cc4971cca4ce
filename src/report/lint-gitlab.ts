import type { Severity } from '../core/finding.ts';
import { fingerprints } from '../core/fingerprint.ts';
import { visible, visibleJson } from '../core/visible.ts';
import { placesIn, type Report } from './report.ts';

const severities: Record<Severity, string> = { error: 'major', warning: 'minor', info: 'info' };

/** A Code Quality report as GitLab's merge requests show it. */
export function lintGitlab(report: Report): string {
  const place = placesIn(report.texts);
  const marks = fingerprints(report.diagnostics, report.texts);
  const issues = report.diagnostics.map((diagnostic, at) => {
    const { rule, severity, message, help, file } = diagnostic;
    return {
      description: help === undefined ? visible(message) : visible(`${message}. ${help}.`),
      check_name: rule,
      fingerprint: marks[at],
      severity: severities[severity],
      location: { path: file, lines: { begin: place(diagnostic)?.start.line ?? 1 } },
    };
  });
  return `${visibleJson(issues, 2)}\n`;
}
