import { applyEdits, type TextEdit } from '../core/edit.ts';
import type { Fix } from '../core/finding.ts';
import { type Candidate, isLegalName } from '../script/candidate.ts';
import type { Toolbox } from '../script/toolbox.ts';
import type { FileDiagnostic } from './lint.ts';

/** What one round of fixes makes of one file: only what changes is there. */
export interface FilePlan {
  readonly candidate: Candidate;
  /** All of its new text. */
  readonly text?: string;
  /** Its new permission bits. */
  readonly mode?: number;
  /** Its new name, in the same directory. */
  readonly name?: string;
  /** What is mended by it. */
  readonly mends: readonly FileDiagnostic[];
}

/**
 * What to do about `diagnostics`, file by file; `unsafe` takes the safe fixes, too. Of fixes that get
 * in each other's way only one is taken: the others are found again in the next round. Pure.
 */
export function planFixes(
  { candidates }: Toolbox,
  diagnostics: readonly FileDiagnostic[],
  safety: Fix['safety'],
): FilePlan[] {
  const fixable = byFile(
    diagnostics.filter(({ fix }) => fix && (safety === 'unsafe' || fix.safety === 'safe')),
  );
  const names = new Set(candidates.map(({ name }) => name));
  return candidates.flatMap((candidate) => {
    const plan = planFile(candidate, fixable.get(candidate.path) ?? [], names);
    if (plan.name !== undefined) names.add(plan.name);
    return plan.mends.length > 0 ? [plan] : [];
  });
}

function byFile(diagnostics: readonly FileDiagnostic[]): Map<string, FileDiagnostic[]> {
  const groups = new Map<string, FileDiagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.file);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.file, [diagnostic]);
  }
  return groups;
}

function planFile(
  candidate: Candidate,
  diagnostics: readonly FileDiagnostic[],
  names: ReadonlySet<string>,
): FilePlan {
  const edited = editText(candidate, diagnostics);
  const executable = makeExecutable(candidate, diagnostics);
  const renamed = giveName(diagnostics, names);
  return {
    candidate,
    ...edited,
    ...executable,
    ...renamed,
    mends: [...edited.mends, ...executable.mends, ...renamed.mends],
  };
}

type Part = Pick<FilePlan, 'text' | 'mode' | 'name' | 'mends'>;

const nothing: Part = { mends: [] };

/** A text that is not all there, or that is not UTF-8, is never rewritten. */
function editText({ script }: Candidate, diagnostics: readonly FileDiagnostic[]): Part {
  if (!script?.source.utf8 || script.source.truncated) return nothing;
  const before = script.source.text;
  const mends = compatible(diagnostics);
  const text = applyEdits(before, mends.flatMap(editsOf));
  return text === before ? nothing : { text, mends };
}

function editsOf({ fix }: FileDiagnostic): readonly TextEdit[] {
  return fix && 'edits' in fix ? fix.edits : [];
}

/** Those whose edits can be made together: a fix is made as a whole or not at all. */
function compatible(diagnostics: readonly FileDiagnostic[]): FileDiagnostic[] {
  const edits = diagnostics
    .flatMap((owner) => editsOf(owner).map(({ span }) => ({ span, owner })))
    .toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const kept = new Set(edits.map(({ owner }) => owner));
  let last: (typeof edits)[number] | undefined;
  for (const edit of edits) {
    if (!kept.has(edit.owner)) continue;
    if (last && last.owner !== edit.owner && kept.has(last.owner) && collide(last, edit)) {
      kept.delete(edit.owner);
    } else if (!last || edit.span.end >= last.span.end || !kept.has(last.owner)) last = edit;
  }
  return [...kept];
}

/** `a` does not begin after `b`. Two that touch collide where one inserts: who is first is a guess. */
function collide({ span: a }: { span: TextEdit['span'] }, { span: b }: { span: TextEdit['span'] }) {
  const inserts = a.start === a.end || b.start === b.end;
  return inserts ? b.start <= a.end : b.start < a.end;
}

/** As `chmod +x`: for all who may read. */
function makeExecutable({ mode }: Candidate, diagnostics: readonly FileDiagnostic[]): Part {
  const mends = diagnostics.filter(({ fix }) => fix && 'executable' in fix);
  if (mode === undefined || mends.length === 0) return nothing;
  const executable = mode | ((mode & 0o444) >> 2) | 0o100;
  return executable === mode ? nothing : { mode: executable, mends };
}

function giveName(diagnostics: readonly FileDiagnostic[], names: ReadonlySet<string>): Part {
  for (const diagnostic of diagnostics) {
    const { fix } = diagnostic;
    if (!fix || !('rename' in fix) || names.has(fix.rename) || !isLegalName(fix.rename)) continue;
    return { name: fix.rename, mends: [diagnostic] };
  }
  return nothing;
}
