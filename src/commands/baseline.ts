import { UserError } from '../core/exit.ts';
import { fingerprints } from '../core/fingerprint.ts';
import type { Files, Host } from '../core/host.ts';
import { visible, visibleJson } from '../core/visible.ts';
import { count } from '../core/words.ts';
import type { FileDiagnostic } from '../lint/lint.ts';
import type { Toolbox } from '../script/toolbox.ts';
import type { Judge } from './judge.ts';
import type { Target } from './targets.ts';

/** Where the findings stand that a team has decided to live with for now, relative to the root. */
export const baselineFile = '.agents/agent-tools-baseline.json';

/** A finding of the day the baseline was made. */
interface Known {
  readonly file: string;
  readonly rule: string;
  readonly fingerprint: string;
}

/** The fingerprints in the baseline of `root`; undefined if there is none. Throws a {@link UserError}. */
export function readBaseline(files: Files, root: string, prefix: string): Set<string> | undefined {
  return files.facts(`${root}/${baselineFile}`)?.kind === 'file'
    ? new Set(entriesIn(files, root, prefix).map(({ fingerprint }) => fingerprint))
    : undefined;
}

function entriesIn(files: Files, root: string, prefix = ''): Known[] {
  const path = `${root}/${baselineFile}`;
  const size = files.facts(path)?.size;
  if (size === undefined) return [];
  try {
    const { findings } = JSON.parse(Buffer.from(files.read(path, 0, size)).toString());
    if (Array.isArray(findings) && findings.every(isKnown)) return findings;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UserError(
    `${prefix}${baselineFile} is no baseline`,
    'Write it anew: `agent-tools lint --update-baseline`',
  );
}

function isKnown(value: unknown): value is Known {
  return typeof value === 'object' && value !== null && 'fingerprint' in value && 'file' in value;
}

/** Diagnostics that are not in the baseline, and how many of its entries have not been found. */
export function beyondBaseline(
  baseline: ReadonlySet<string>,
  toolbox: Toolbox,
  diagnostics: readonly FileDiagnostic[],
): { fresh: FileDiagnostic[]; gone: number } {
  const marks = marksOf(toolbox, diagnostics);
  const found = new Set(marks);
  return {
    fresh: diagnostics.filter((_, at) => !baseline.has(marks[at] ?? '')),
    gone: [...baseline].filter((mark) => !found.has(mark)).length,
  };
}

function marksOf({ candidates }: Toolbox, diagnostics: readonly FileDiagnostic[]): string[] {
  const texts = candidates.map(({ path, script }) => [path, script?.source.text ?? ''] as const);
  return fingerprints(diagnostics, new Map(texts));
}

/** Records what `judge` finds in each target, in the place of what stood there about its files. */
export async function updateBaseline(
  { files, stdout }: Pick<Host, 'files' | 'stdout'>,
  targets: readonly Target[],
  judge: Judge,
): Promise<void> {
  for (const target of targets) {
    const { toolbox, prefix, files: chosen } = target;
    const judged = await judge(files, { ...target, files: undefined });
    const marks = marksOf(judged.toolbox, judged.diagnostics);
    const isChosen = (file: string): boolean => chosen === undefined || chosen.has(file);
    const now = judged.diagnostics.flatMap(({ file, rule }, at): Known[] =>
      isChosen(file) ? [{ file, rule, fingerprint: marks[at] ?? '' }] : [],
    );
    const path = `${toolbox}/${baselineFile}`;
    const isThere = files.facts(path) !== undefined;
    const others =
      isThere && chosen ? entriesIn(files, toolbox).filter(({ file }) => !isChosen(file)) : [];
    const findings = [...others, ...now].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    if (findings.length === 0 && !isThere) continue;
    const text = `${visibleJson({ version: 1, findings }, 2)}\n`;
    if (isThere) files.write(path, text);
    else files.create(path, text, 0o644);
    stdout.write(
      `${count(findings.length, 'finding')} recorded in ${visible(prefix)}${baselineFile}\n`,
    );
  }
}

function keyOf({ file, rule, fingerprint }: Known): string {
  return `${file}\0${rule}\0${fingerprint}`;
}
