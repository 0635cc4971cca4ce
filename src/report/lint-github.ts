import type { Severity } from '../core/finding.ts';
import { visible } from '../core/visible.ts';
import { placesIn, type Report } from './report.ts';

const commands: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'notice' };

/**
 * Workflow commands that GitHub Actions shows as annotations of the changed lines:
 * `::error file=…,line=…,col=…,title=<rule>::<message>`.
 */
export function lintGithub(report: Report): string {
  const place = placesIn(report.texts);
  return report.diagnostics
    .map((diagnostic) => {
      const { file, severity, rule, message, help } = diagnostic;
      const at = place(diagnostic);
      const oneLine = at && at.start.line === at.end.line;
      const properties = [
        ['file', file],
        ...(at
          ? [
              ['line', `${at.start.line}`],
              ['endLine', `${at.end.line}`],
            ]
          : []),
        // GitHub takes columns only where the annotation stays on one line.
        ...(oneLine
          ? [
              ['col', `${at.start.column}`],
              ['endColumn', `${at.end.column}`],
            ]
          : []),
        ['title', rule],
      ];
      const head = properties.map(([name, value = '']) => `${name}=${property(value)}`).join(',');
      const text = help === undefined ? visible(message) : `${visible(message)}\n${visible(help)}`;
      return `::${commands[severity]} ${head}::${data(text)}\n`;
    })
    .join('');
}

/** As the runner reads it back: its own escapes for what would end the command. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(visible(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
