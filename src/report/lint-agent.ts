import { visible } from '../core/visible.ts';
import { count, listed } from '../core/words.ts';
import { fixOffer } from './fix-offer.ts';
import { foundIn, mendedCount, placesIn, type Report, summarize } from './report.ts';

/**
 * For a model: one line per finding, `file:line:column severity rule: message; help`, without place
 * where the file as a whole is meant.
 */
export function lintAgent(report: Report): string {
  const place = placesIn(report.texts);
  return report.diagnostics
    .map((diagnostic) => {
      const { file, severity, rule, message, help } = diagnostic;
      const start = place(diagnostic)?.start;
      const where = start ? `${file}:${start.line}:${start.column}` : file;
      const advice = help === undefined ? '' : `; ${help}`;
      return `${visible(`${where} ${severity} ${rule}: ${message}${advice}`)}\n`;
    })
    .join('');
}

/** The last line: what all findings come to. */
export function agentVerdict(report: Report): string {
  const { errors, warnings, infos } = summarize(report);
  const findings = listed([
    count(errors, 'error'),
    count(warnings, 'warning'),
    ...(infos > 0 ? [count(infos, 'info')] : []),
  ]);
  const mended = mendedCount(report);
  const offer = fixOffer(report.diagnostics);
  return [
    ...(mended > 0 ? [`${mended} mended`] : []),
    `${findings} in ${foundIn(report)}`,
    ...(offer === undefined ? [] : [offer]),
  ].join('; ');
}
