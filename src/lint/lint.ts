import type { Diagnostic } from '../core/finding.ts';
import { inspect, type Levels } from '../core/rule.ts';
import { type Candidate, isListed } from '../script/candidate.ts';
import type { Toolbox } from '../script/toolbox.ts';
import { rules } from './rules/index.ts';
import type { LintRule } from './subject.ts';
import { suppress } from './suppress.ts';

type About<Thing extends LintRule['about']> = Extract<LintRule, { about: Thing }>;

const toolboxRules = rules.filter((rule): rule is About<'toolbox'> => rule.about === 'toolbox');
const candidateRules = rules.filter(
  (rule): rule is About<'candidate'> => rule.about === 'candidate',
);
const toolRules = rules.filter((rule): rule is About<'tool'> => rule.about === 'tool');
const commentRules = rules.filter((rule): rule is About<'comment'> => rule.about === 'comment');
const ids = rules.map(({ id }) => id);

/** A diagnostic and the file it is about, relative to the toolbox's root. */
export type FileDiagnostic = Diagnostic & { readonly file: string };

/** Everything that all rules find in a toolbox, file by file, from top to bottom. */
export function lint(toolbox: Toolbox, levels: Levels = {}): FileDiagnostic[] {
  const ofToolbox = inspect(toolbox, toolboxRules, levels).map((diagnostic) => ({
    ...diagnostic,
    file: diagnostic.file ?? toolbox.directory,
  }));
  const paths = new Set(toolbox.candidates.map(({ path }) => path));
  const elsewhere = ofToolbox.filter(({ file }) => !paths.has(file));
  const ofFiles = toolbox.candidates.flatMap((candidate) => {
    const about = ofToolbox.filter(({ file }) => file === candidate.path);
    return lintFile(candidate, toolbox, about, levels);
  });
  return offerable([...elsewhere, ...ofFiles], toolbox).toSorted(byPlace);
}

/** What is found in one file, with what is known `already`, but for what its comments pass over. */
function lintFile(
  candidate: Candidate,
  toolbox: Toolbox,
  already: readonly FileDiagnostic[],
  levels: Levels,
): FileDiagnostic[] {
  const found = inspect({ candidate, toolbox }, candidateRules, levels);
  if (isListed(candidate)) {
    found.push(...inspect({ tool: candidate, toolbox }, toolRules, levels));
  }
  const { left, comments } = suppress(candidate, [...already, ...found]);
  const ofComments = inspect({ candidate, comments, ids, levels }, commentRules, levels);
  return [...left, ...ofComments].map((diagnostic) => ({ ...diagnostic, file: candidate.path }));
}

/** A text that is not all there, or that is not UTF-8, is never rewritten: no fix of it is offered. */
function offerable(diagnostics: FileDiagnostic[], { candidates }: Toolbox): FileDiagnostic[] {
  const asTheyAre = candidates.filter(
    ({ script }) => script && (script.source.truncated || !script.source.utf8),
  );
  if (asTheyAre.length === 0) return diagnostics;
  const untouchable = new Set(asTheyAre.map(({ path }) => path));
  return diagnostics.map((diagnostic) => {
    const { fix, ...rest } = diagnostic;
    return fix && 'edits' in fix && untouchable.has(rest.file) ? rest : diagnostic;
  });
}

function byPlace(a: FileDiagnostic, b: FileDiagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.span?.start ?? -1) - (b.span?.start ?? -1);
}
