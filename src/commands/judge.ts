import type { Files } from '../core/host.ts';
import { defaultSettings, type Settings } from '../core/settings.ts';
import { type FileDiagnostic, lint } from '../lint/lint.ts';
import { languagesAsked, loadReaders, withBodies } from '../script/body/read-body.ts';
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
  /** How many entries of the baseline no longer occur, where all files were judged. */
  readonly gone: number;
}

/** Judges a target as it stands in `files`, which may be a preview of what is not written yet. */
export type Judge = (files: Files, target: Target) => Promise<Judged>;

/** What is known of each toolbox besides its files, by its root. */
export type Surroundings = ReadonlyMap<string, Surrounding>;

export interface Surrounding {
  readonly settings: Settings;
  /** Whether the settings ask not to judge a file. */
  readonly isIgnored: (path: string) => boolean;
  /** The mode git has recorded for a file, by its path relative to the root; undefined if none. */
  readonly indexMode: (path: string) => number | undefined;
  /** Takes away what the baseline knows; undefined if there is none. */
  readonly beyond: Beyond | undefined;
}

/** What the baseline leaves of diagnostics, and how many of its entries have not been found. */
export type Beyond = (
  toolbox: Toolbox,
  diagnostics: readonly FileDiagnostic[],
) => { readonly fresh: readonly FileDiagnostic[]; readonly gone: number };

/** The judge that takes all this into account. */
export function judgeBy(surroundings: Surroundings): Judge {
  return async (files, target) => {
    const {
      settings = defaultSettings,
      isIgnored,
      indexMode,
      beyond,
    } = surroundings.get(target.toolbox) ?? {};
    const { rules, reservedNames, allowedNames } = settings;
    const project = { reservedNames, allowedNames };
    const gathered = gatherToolbox({ files }, target.toolbox);
    const candidates = gathered.candidates.map((candidate) => {
      const recorded = indexMode?.(candidate.path);
      return recorded === undefined ? candidate : { ...candidate, indexMode: recorded };
    });
    const unread = { ...gathered, prefix: target.prefix, candidates, project };
    const toolbox = withBodies(unread, await loadReaders(languagesAsked(unread)));
    const chosen = (path: string): boolean =>
      (target.files === undefined || target.files.has(path)) && isIgnored?.(path) !== true;
    const found = lint(toolbox, rules);
    const { fresh, gone } = beyond?.(toolbox, found) ?? { fresh: found, gone: 0 };
    return {
      toolbox,
      tools: listedTools(toolbox).filter(({ path }) => chosen(path)).length,
      gone: target.files === undefined ? gone : 0,
      diagnostics: fresh.filter(
        ({ file, other }) => chosen(file) || (other !== undefined && chosen(other)),
      ),
    };
  };
}
