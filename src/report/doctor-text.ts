import { visible } from '../core/visible.ts';
import { count, listed } from '../core/words.ts';
import { countOf, type Diagnosis, type DiagnosisResult } from './diagnosis.ts';
import { type Paint, paintFor, type Style } from './style.ts';

/**
 * For people: a line per group, below it what was found with its help, and the verdict last. With
 * `verbose`, everything that was looked at.
 */
export function doctorText(diagnosis: Diagnosis, verbose: boolean, style: Style): string {
  const paint = paintFor(style);
  const groups = [...new Set(diagnosis.results.map(({ group }) => group))];
  const lines = groups.flatMap((group) => {
    const results = diagnosis.results.filter((result) => result.group === group);
    const shown = results.filter(({ status }) => verbose || speaks.has(status));
    const line = `${symbol(worstOf(results), paint)} ${group}${remark(results, paint)}`;
    return [line, ...shown.flatMap((result) => found(result, paint))];
  });
  return [...lines, '', ...conclusion(diagnosis, paint), ''].join('\n');
}

/** For people: one line per link, with what was seen there, and what to do at the broken one. */
export function chainText(diagnosis: Diagnosis, style: Style): string {
  const paint = paintFor(style);
  const { results } = diagnosis;
  const width = Math.max(...results.map(({ group }) => group.length));
  const lines = results.map(
    ({ group, status, message }) =>
      `${symbol(status, paint)} ${group.padEnd(width)}  ${visible(message)}`,
  );
  return [...lines, '', ...conclusion(diagnosis, paint), ''].join('\n');
}

const speaks: ReadonlySet<string> = new Set(['error', 'warning', 'info']);

const ranks = ['error', 'warning', 'info', 'ok', 'skipped'] as const;

function worstOf(results: readonly DiagnosisResult[]): DiagnosisResult['status'] {
  return ranks.find((rank) => results.some(({ status }) => status === rank)) ?? 'ok';
}

function symbol(status: DiagnosisResult['status'], paint: Paint): string {
  switch (status) {
    case 'error':
      return paint.error('✖');
    case 'warning':
      return paint.warning('⚠');
    case 'skipped':
      return paint.faint('–');
    default:
      return paint.good('✔');
  }
}

/** Why a whole group was not looked at, if there is one reason for it. */
function remark(results: readonly DiagnosisResult[], paint: Paint): string {
  const reasons = new Set(results.map(({ message }) => message));
  const [reason = ''] = reasons;
  const skipped = results.every(({ status }) => status === 'skipped');
  return skipped && reasons.size === 1 ? paint.faint(`: ${visible(reason)}`) : '';
}

const inks = {
  ok: 'good',
  info: 'info',
  warning: 'warning',
  error: 'error',
  skipped: 'faint',
} as const;

function found({ status, message, help, id }: DiagnosisResult, paint: Paint): string[] {
  const word = paint[inks[status]](status);
  const line = `  ${word} ${visible(message)} ${paint.faint(`(${id})`)}`;
  return help === undefined ? [line] : [line, `    ${paint.good('help:')} ${visible(help)}`];
}

/** Whether all is well, and otherwise the one thing to do next. */
function conclusion(diagnosis: Diagnosis, paint: Paint): string[] {
  const { name, tools, next, confirm } = diagnosis;
  const errors = countOf(diagnosis, 'error');
  const warnings = countOf(diagnosis, 'warning');
  const subject = name === undefined ? count(tools, 'tool') : `\`${visible(name)}\``;
  const counted = listed([
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ]);
  const ask = confirm === undefined ? [] : [`Ask the runtime itself: \`${confirm}\``];
  if (errors + warnings === 0) return [paint.good(`✔ ${subject}: all is well`), ...ask];
  const verdict =
    errors > 0
      ? paint.error(`✖ ${subject}: ${counted}`)
      : paint.warning(`⚠ ${subject}: ${counted}`);
  return next === undefined
    ? [verdict]
    : [verdict, `${paint.strong(`Next${place(next)}:`)} ${visible(next.help)}`];
}

/** The file to change, unless the advice names it. */
function place({ help, file }: NonNullable<Diagnosis['next']>): string {
  const isNamed = file === undefined || help.includes(file);
  return isNamed ? '' : `, for ${visible(file)}`;
}
