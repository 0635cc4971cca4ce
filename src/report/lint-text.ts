import type { Severity } from '../core/finding.ts';
import { visible } from '../core/visible.ts';
import { count, listed } from '../core/words.ts';
import { attributeLine } from '../script/toolbox.ts';
import { excerpt } from './excerpt.ts';
import { fixOffer } from './fix-offer.ts';
import {
  foundIn,
  type MendedFile,
  mendedCount,
  placesIn,
  type Report,
  summarize,
} from './report.ts';
import { type Paint, paintFor, type Style } from './style.ts';

/** For people: grouped by file, each finding with its line, its help and the name of its rule. */
export function lintText(report: Report, style: Style): string {
  const paint = paintFor(style);
  const place = placesIn(report.texts);
  const lines = (report.mended ?? []).map((mended) => mendedLine(mended, paint));
  if (report.mended?.some(({ rules }) => rules.includes('line-endings-lf'))) {
    lines.push(
      `  Keep git from writing CRLF again: add \`${attributeLine}\` to \`.gitattributes\``,
    );
  }
  if (lines.length > 0) lines.push('');
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

function mendedLine({ file, name, rules }: MendedFile, paint: Paint): string {
  const unique = [...new Set(rules)].map((rule) => {
    const times = rules.filter((other) => other === rule).length;
    return times > 1 ? `${rule} (${times})` : rule;
  });
  const now = name === undefined ? '' : `; it is called ${visible(name)} now`;
  return `${paint.good('✔')} ${paint.strong(visible(file))} mended: ${listed(unique)}${now}`;
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
  const mended = mendedCount(report);
  if (found.length === 0) {
    const tools = count(report.tools, 'tool');
    // Where nothing was judged, nothing is well: it may be the wrong place.
    if (report.tools + mended === 0) return `${tools}, nothing to judge`;
    return paint.good(mended > 0 ? `✔ ${tools}, ${mended} mended` : `✔ ${tools}, nothing to mend`);
  }
  const findings = listed(found.map(([number, severity]) => count(number, severity)));
  const left = mended > 0 ? `${mended} mended, ${findings} left` : findings;
  const all = `${left} in ${foundIn(report)}`;
  return (
    (errors > 0 ? paint.error(`✖ ${all}`) : paint.warning(`⚠ ${all}`)) + fixable(report, paint)
  );
}

function fixable({ diagnostics }: Report, paint: Paint): string {
  const offer = fixOffer(diagnostics);
  return offer === undefined ? '' : paint.faint(` (${offer})`);
}
