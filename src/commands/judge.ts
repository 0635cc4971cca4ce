import type { Files } from '../core/host.ts';
import { type FileDiagnostic, lint } from '../lint/lint.ts';
import { listedTools, type Toolbox } from '../script/toolbox.ts';
import { gatherToolbox } from './gather.ts';
import type { Target } from './targets.ts';

/** A target and what the rules find in its chosen files. */
export interface Judged {
  readonly toolbox: Toolbox;
  /** How many of the chosen files are tools. */
  readonly tools: number;
  /** Paths relative to the toolbox's root. */
  readonly diagnostics: readonly FileDiagnostic[];
}

/** Judges a target as it stands in `files`, which may be a preview of what is not written yet. */
export type Judge = (files: Files, target: Target) => Judged;

export const judge: Judge = (files, target) => {
  const toolbox = gatherToolbox({ files }, target.toolbox);
  const chosen = (path: string): boolean => target.files === undefined || target.files.has(path);
  return {
    toolbox,
    tools: listedTools(toolbox).filter(({ path }) => chosen(path)).length,
    diagnostics: lint(toolbox).filter(({ file }) => chosen(file)),
  };
};
