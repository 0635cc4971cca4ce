import type { Language } from './answers.ts';

/** What the flags say; undefined is what no flag answers. */
export interface Given {
  readonly name: string | undefined;
  readonly language: Language | undefined;
  readonly description: string | undefined;
  /** In the header's own grammar: `*env string Where to`. Undefined if there is no such flag. */
  readonly params: readonly string[] | undefined;
  readonly wrap: string | undefined;
  readonly stdin: boolean;
  readonly envVars: readonly string[];
}
