import type { Levels } from './rule.ts';

/** What a team sets for its repository: the config file, completed by what holds without one. */
export interface Settings {
  /** Severities that replace a rule's own, by rule id. */
  readonly rules: Levels;
  /** Globs of files that are not judged: paths relative to the root, or, without `/`, names. */
  readonly ignore: readonly string[];
  /** Names that are taken in this project's sessions, besides those the program knows. */
  readonly reservedNames: readonly string[];
  /** Names that are free here, though the program takes them for taken. */
  readonly allowedNames: readonly string[];
}

/** What holds without a config file. */
export const defaultSettings: Settings = {
  rules: {},
  ignore: [],
  reservedNames: [],
  allowedNames: [],
};
