import type { Severity } from '../core/finding.ts';
import { visible } from '../core/visible.ts';
import { count, listed } from '../core/words.ts';
import { excerpt } from './excerpt.ts';
import { placesIn, type Report, summarize } from './report.ts';
import { type Paint, paintFor, type Style } from './style.ts';

/** For people: grouped by file, each finding with its line, its help and the name of its rule. */
export function lintText(report: Report, style: Style): string {
  const paint = paintFor(style);
  const place = placesIn(report.texts);
  const lines: string[] = [];
  let file: string | undefined;
  for (const diagnostic of report.diagnostics) {
    if (diagnostic.file !== file) {
      file = diagnostic.file;
      lines.push(paint.strong(visible(file)));
    }
    const at = place(diagnostic);
    const where = at ? `${at.start.line}:${at.start.column} ` : '';
    const { severity, rule, message, help } = diagnostic;
    lines.push(
      `  ${where}${paint[severity](severity)} ${visible(message)} ${paint.faint(`(${rule})`)}`,
    );
    const text = report.texts.get(diagnostic.file) ?? '';
    if (at) lines.push(...excerpt(text, at, style.width - 4, paint).map((line) => `    ${line}`));
    if (help !== undefined) lines.push(`    ${paint.good('help:')} ${visible(help)}`);
    lines.push('');
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** The last line: what all findings come to. */
export function verdict(report: Report, style: Style): string {
  const paint = paintFor(style);
  const { errors, warnings, infos } = summarize(report);
  const parts: [number, Severity][] = [
    [errors, 'error'],
    [warnings, 'warning'],
    [infos, 'info'],
  ];
  const found = parts.filter(([number]) => number > 0);
  if (found.length === 0) return paint.good(`✔ ${count(report.tools, 'tool')}, nothing to mend`);
  const findings = listed(found.map(([number, severity]) => count(number, severity)));
  const files = new Set(report.diagnostics.map(({ file }) => file)).size;
  const all = `${findings} in ${count(files, 'file')}`;
  return (
    (errors > 0 ? paint.error(`✖ ${all}`) : paint.warning(`⚠ ${all}`)) + fixable(report, paint)
  );
}

function fixable({ diagnostics }: Report, paint: Paint): string {
  const safe = diagnostics.filter(({ fix }) => fix?.safety === 'safe').length;
  return safe === 0 ? '' : paint.faint(` (--fix mends ${safe})`);
}
