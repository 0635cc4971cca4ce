import type { TextEdit } from '../core/edit.ts';
import type { Severity } from '../core/finding.ts';
import { fingerprints } from '../core/fingerprint.ts';
import { lineStarts, positionAt, type Span } from '../core/span.ts';
import { visible, visibleJson } from '../core/visible.ts';
import type { Report } from './report.ts';
import { relativeUri } from './uri.ts';

/** A rule as SARIF describes it. */
export interface SarifRule {
  readonly id: string;
  readonly severity: Severity;
  readonly summary: string;
  /** Its page, in Markdown. */
  readonly page: string;
}

/** What the run was made with. */
export interface SarifDriver {
  readonly version: string;
  readonly rules: readonly SarifRule[];
}

/** GitHub takes no more results of a run, and shows the 5,000 gravest. */
export const mostResults = 25_000;

type Found = Report['diagnostics'][number];

const levels: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };
const gravity: readonly Severity[] = ['error', 'warning', 'info'];

/** SARIF 2.1.0 (OASIS), as GitHub's code scanning and editors read it. */
export function lintSarif(report: Report, { version, rules }: SarifDriver): string {
  const marks = fingerprints(report.diagnostics, report.texts);
  const index = new Map(rules.map(({ id }, at) => [id, at]));
  const regions = regionsIn(report.texts);
  const results = report.diagnostics.map((found, at) => ({
    ruleId: found.rule,
    ruleIndex: index.get(found.rule) ?? -1,
    level: levels[found.severity],
    message: { text: textOf(found) },
    locations: [
      { physicalLocation: { ...artifact(found.file), region: regions(found.file, found.span) } },
    ],
    partialFingerprints: { 'agentTools/v1': marks[at] ?? '' },
    ...fixesOf(found, regions),
  }));
  const kept = gravest(report.diagnostics, results);
  const run = {
    tool: {
      driver: {
        name: 'agent-tools',
        version,
        semanticVersion: version,
        rules: rules.map(described),
      },
    },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository' } } },
    invocations: [{ executionSuccessful: true, ...leftOut(results.length - kept.length) }],
    results: kept,
  };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return `${visibleJson({ $schema, version: '2.1.0', runs: [run] }, 2)}\n`;
}

function textOf({ message, help }: Found): string {
  return help === undefined ? visible(message) : visible(`${message}. ${help}.`);
}

function described({ id, severity, summary, page }: SarifRule): object {
  return {
    id,
    name: id,
    shortDescription: { text: summary },
    help: { text: page, markdown: page },
    defaultConfiguration: { level: levels[severity] },
    properties: { tags: ['agent-tools', id.split('-')[0]], precision: 'high' },
  };
}

function artifact(file: string): object {
  return { artifactLocation: { uri: relativeUri(file), uriBaseId: '%SRCROOT%' } };
}

type Regions = (file: string, span: Span | undefined) => object;

/** GitHub asks for a line also where a file as a whole is meant: then it is the first. */
function regionsIn(texts: ReadonlyMap<string, string>): Regions {
  const known = new Map<string, number[]>();
  return (file, span) => {
    const text = texts.get(file);
    if (!span || text === undefined) return { startLine: 1 };
    const starts = known.get(file) ?? lineStarts(text);
    known.set(file, starts);
    const [start, end] = [positionAt(starts, span.start), positionAt(starts, span.end)];
    return {
      startLine: start.line,
      startColumn: start.column,
      endLine: end.line,
      endColumn: end.column,
    };
  };
}

function fixesOf({ file, fix, help }: Found, regions: Regions): object {
  if (!fix || !('edits' in fix)) return {};
  const replacements = fix.edits.map(({ span, text }: TextEdit) => ({
    deletedRegion: regions(file, span),
    insertedContent: { text },
  }));
  if (replacements.length === 0) return {};
  const description = help === undefined ? {} : { description: { text: help } };
  return { fixes: [{ ...description, artifactChanges: [{ ...artifact(file), replacements }] }] };
}

function gravest<Result>(diagnostics: readonly Found[], results: readonly Result[]): Result[] {
  if (results.length <= mostResults) return [...results];
  return gravity
    .flatMap((severity) => results.filter((_, at) => diagnostics[at]?.severity === severity))
    .slice(0, mostResults);
}

function leftOut(count: number): object {
  if (count <= 0) return {};
  const text = `${count} results are left out: GitHub takes ${mostResults} of a run`;
  return { toolExecutionNotifications: [{ level: 'warning', message: { text } }] };
}
