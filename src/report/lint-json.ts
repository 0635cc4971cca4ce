import { visibleJson } from '../core/visible.ts';
import { placesIn, type Report, summarize } from './report.ts';

/** Where a rule is explained. */
export function rulePage(id: string): string {
  return `docs/rules/${id}.md`;
}

/** The documented JSON of `lint`. Places are null where a file as a whole is meant. */
export function lintJson(report: Report): string {
  const place = placesIn(report.texts);
  const document = {
    version: 1,
    root: report.root,
    summary: { tools: report.tools, ...summarize(report) },
    diagnostics: report.diagnostics.map((diagnostic) => {
      const at = place(diagnostic);
      return {
        rule: diagnostic.rule,
        severity: diagnostic.severity,
        message: diagnostic.message,
        help: diagnostic.help ?? null,
        file: diagnostic.file,
        line: at?.start.line ?? null,
        column: at?.start.column ?? null,
        endLine: at?.end.line ?? null,
        endColumn: at?.end.column ?? null,
        fix: diagnostic.fix?.safety ?? null,
        url: rulePage(diagnostic.rule),
      };
    }),
  };
  return `${visibleJson(document, 2)}\n`;
}
