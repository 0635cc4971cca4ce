import type {
  CommandNode,
  Script,
  Function as ShellFunction,
  Statement,
  Word as WordNode,
} from 'unbash';
import type { Span } from '../../../core/span.ts';
import type { Check } from '../../body.ts';
import type { Outcome, Walk } from '../decide.ts';
import type { Cells, Stretch } from '../paths.ts';
import type { Value, Word } from './value.ts';

/** What a walk through a shell script knows at the place where it is. */
export interface Shell extends Walk {
  readonly source: string;
  /** Assigned variables; what is not here is what the environment says. */
  readonly variables: Cells<Value>;
  /** Variables that are surely set; `*` if any may be, `.` if a file was sourced. */
  readonly known: Cells<true>;
  /** What parameters were checked for, by channel and name. */
  readonly checks: Cells<readonly Check[]>;
  /** Options that are surely on: `u`, `e`, `pipefail`. */
  readonly options: Cells<true>;
  /** `$@`, under the key `@`. */
  readonly positional: Cells<Positional>;
  /** Whether stdin was surely read to its end, under the key `0`. */
  readonly drained: Cells<true>;
  /** The script's own functions. */
  readonly functions: ReadonlyMap<string, ShellFunction>;
  /** Those that were walked. */
  readonly called: Set<string>;
  /** Those in the middle of which the walk is, from the outside. */
  readonly stack: string[];
  /** The variables that the innermost function declared its own, and what they were before. */
  locals: Map<string, Value | undefined> | undefined;
  /** What `return`, `break` and `continue` leave. */
  returns: Stretch | undefined;
  loops: Stretch | undefined;
  /** What a command here reads from. */
  input: Input;
  /** What is printed here, unless it is the output of the script itself. */
  output: Value[] | undefined;
  /** The place that stands for all places, in code that is not part of the source as it is. */
  fixed: Span | undefined;
  /** How many loops are around this place. */
  loopDepth: number;
  /** How many commands may still be walked. */
  steps: number;
  /** Whether a status of failure here does not end the script under `set -e`. */
  conditional: boolean;
  /** Whether this is a part of a test. */
  testing: boolean;
  /** See {@link Walk}. */
  loose: boolean;
  /** Walks commands: the last one's outcome. */
  run(statements: readonly Statement[]): Outcome;
  /** Walks one command. */
  node(node: CommandNode): Outcome;
  /** Walks the script of a substitution, apart: what it prints. */
  capture(script: Script | undefined, span: Span): Value;
  /** Evaluates a word; `split` where the shell splits what is not quoted. */
  word(node: WordNode, split: boolean): Word;
}

/** `$1` and so on: what is known of them, and what comes behind. */
export interface Positional {
  readonly values: readonly Word[];
  readonly rest: 'none' | 'script' | 'unknown';
}

/** `tool`: the stdin of the script itself. */
export type Input =
  | { readonly kind: 'tool' }
  | { readonly kind: 'other' }
  | { readonly kind: 'known'; readonly value: Value; readonly argument: Word['argument'] };

/** Where a node stands in the source. */
export function spanOf(
  { fixed }: Pick<Shell, 'fixed'>,
  { pos, end }: { readonly pos: number; readonly end: number },
): Span {
  return fixed ?? { start: pos, end: Math.max(pos, end) };
}
