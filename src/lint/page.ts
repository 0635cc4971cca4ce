import type { Example, ExampleEntry } from '../core/rule.ts';
import { lineStarts, positionAt } from '../core/span.ts';
import { visible } from '../core/visible.ts';
import type { Readers } from '../script/body/read-body.ts';
import { exampleToolbox } from './example.ts';
import { type FileDiagnostic, lint } from './lint.ts';
import type { LintRule } from './subject.ts';

/** A rule's page in Markdown: what `--explain` prints and docs/rules/ holds. */
export function rulePageText(rule: LintRule, readers: Readers): string {
  const [found] = findingsOf(rule, readers);
  return [
    `# ${rule.id}`,
    '',
    `${capitalized(rule.summary)}.`,
    '',
    `Severity: ${rule.severity}. Fix: ${fixOf(found)}.`,
    '',
    rule.why,
    '',
    '## Bad',
    '',
    ...shown(rule.bad),
    ...(found ? ['What it says:', '', ...said(found, rule.bad), ''] : []),
    '## Good',
    '',
    ...shown(rule.good),
  ].join('\n');
}

/** Which kind of fix the rule offers in its own bad example. */
export function fixKind(rule: LintRule, readers: Readers): 'safe' | 'unsafe' | undefined {
  return findingsOf(rule, readers)[0]?.fix?.safety;
}

function findingsOf(rule: LintRule, readers: Readers): FileDiagnostic[] {
  return lint(exampleToolbox(rule.bad, readers)).filter(({ rule: id }) => id === rule.id);
}

function fixOf(found: FileDiagnostic | undefined): string {
  if (!found?.fix) return 'by hand';
  return found.fix.safety === 'safe' ? '`--fix`' : '`--unsafe-fixes`';
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Of an example of many files, a page shows this many. */
const mostShown = 3;

function shown(example: Example): string[] {
  const entries = Object.entries(example);
  const rest = entries.length - mostShown;
  const more = rest > 0 ? [`And ${rest} more like these.`, ''] : [];
  return [...entries.slice(0, mostShown).flatMap(shownEntry), ...more];
}

function shownEntry([name, entry]: [string, Example[string]]): string[] {
  const {
    text,
    mode = 0o755,
    kind = 'file',
    indexMode,
  }: ExampleEntry = typeof entry === 'string' ? { text: entry } : entry;
  const recorded = indexMode === undefined ? '' : `, ${indexMode.toString(8)} in git`;
  const about = kind === 'file' ? `mode ${mode.toString(8)}${recorded}` : kind.replace('-', ' ');
  const head = `\`.agents/tools/${name}\` (${about})`;
  if (text === undefined) return [head, ''];
  const lines = text.replace(/\n$/, '').split('\n');
  return [`${head}:`, '', ...lines.map((line) => `    ${visible(line)}`.trimEnd()), ''];
}

function said({ file, span, message, help }: FileDiagnostic, example: Example): string[] {
  const entry = example[file.slice(file.lastIndexOf('/') + 1)];
  const text = typeof entry === 'string' ? entry : (entry?.text ?? '');
  const at = span && positionAt(lineStarts(text), span.start);
  const where = at ? `${file}:${at.line}:${at.column}` : file;
  return [`    ${where} ${visible(message)}`, ...(help ? [`    help: ${visible(help)}`] : [])];
}
