import type { SkipReason } from '../script/candidate.ts';
import type { Tool } from '../script/tool.ts';

/** What `list` shows of one toolbox. */
export interface Listing {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root. */
  readonly directory: string;
  readonly tools: readonly { readonly name: string; readonly file: string; readonly tool: Tool }[];
  readonly skipped: readonly {
    readonly file: string;
    readonly reason: SkipReason;
    readonly message: string;
  }[];
}
