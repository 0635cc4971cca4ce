import type { Files } from '../core/host.ts';
import { defaultSettings, type Settings } from '../core/settings.ts';
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

/** What is known of each toolbox besides its files, by its root. */
export type Surroundings = ReadonlyMap<string, Surrounding>;

export interface Surrounding {
  readonly settings: Settings;
  /** Whether the settings ask not to judge a file. */
  readonly isIgnored: (path: string) => boolean;
  /** The mode git has recorded for a file, by its path relative to the root; undefined if none. */
  readonly indexMode: (path: string) => number | undefined;
}

/** The judge that takes all this into account. */
export function judgeBy(surroundings: Surroundings): Judge {
  return (files, target) => {
    const {
      settings = defaultSettings,
      isIgnored,
      indexMode,
    } = surroundings.get(target.toolbox) ?? {};
    const { rules, reservedNames, allowedNames } = settings;
    const project = { reservedNames, allowedNames };
    const gathered = gatherToolbox({ files }, target.toolbox);
    const candidates = gathered.candidates.map((candidate) => {
      const recorded = indexMode?.(candidate.path);
      return recorded === undefined ? candidate : { ...candidate, indexMode: recorded };
    });
    const toolbox = { ...gathered, candidates, project };
    const chosen = (path: string): boolean =>
      (target.files === undefined || target.files.has(path)) && isIgnored?.(path) !== true;
    return {
      toolbox,
      tools: listedTools(toolbox).filter(({ path }) => chosen(path)).length,
      diagnostics: lint(toolbox, rules).filter(
        ({ file, other }) => chosen(file) || (other !== undefined && chosen(other)),
      ),
    };
  };
}
