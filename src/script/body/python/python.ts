import type { Span } from '../../../core/span.ts';
import type { Check } from '../../body.ts';
import type { Facts } from '../facts.ts';
import type { Cells, Paths, Stretch } from '../paths.ts';
import type { Node } from './node.ts';
import type { Outcome, Use } from './outcome.ts';
import type { Scope } from './scope.ts';
import type { Value } from './value.ts';

/** What a walk through a Python program knows at the place where it is. */
export interface Python {
  readonly source: string;
  readonly facts: Facts;
  readonly paths: Paths;
  /** Variables by scope and name. */
  readonly variables: Cells<Value>;
  /** What parameters were checked for, by channel and name. */
  readonly checks: Cells<readonly Check[]>;
  /** Variables of the environment that are surely set, and keys of stdin that the script wrote. */
  readonly known: Cells<true>;
  /** Literals that end in the prefix of the variables, and whether all that they became is known. */
  readonly prefixes: Map<number, { readonly span: Span; resolved: boolean }>;
  /** Functions that were walked, and those that something unknown may call. */
  readonly called: Set<Node>;
  readonly escaped: Map<Node, Value>;
  /** All functions and methods that the walk came by. */
  readonly definitions: Map<Node, Value>;
  /** Functions and classes in the middle of which the walk is. */
  readonly stack: Node[];
  scope: Scope;
  /** What the innermost function gave back so far, and what `return` leaves. */
  returns: { readonly values: Value[]; readonly stretch: Stretch } | undefined;
  /** What `break` and `continue` leave. */
  loop: Stretch | undefined;
  /** How many loops and `try`s are around this place. */
  loopDepth: number;
  tryDepth: number;
  /** How deep expressions and statements are nested here, and how many may still be walked. */
  depth: number;
  steps: number;
  /** Whether all could be followed so far. */
  complete: boolean;
  /** Whether the text is no valid Python, so that a variable may hold something else. */
  readonly broken: boolean;
  /** Whether it is unknown on which way this place is come to. */
  loose: boolean;
  /** Whether this place is not come to without arguments. */
  spare: boolean;
  evaluate(node: Node): Value;
  /** What follows from a condition. */
  test(node: Node): Outcome;
  /** Walks a block. */
  run(body: Node | undefined): void;
}

export function textOf({ source }: Pick<Python, 'source'>, { start, end }: Span): string {
  return source.slice(start, end);
}

/** Says that the arguments of the script itself are used. */
export function useArguments(python: Python, use: Use, spare = false): void {
  const isSpare = spare || python.spare || python.tryDepth > 0;
  if (!python.loose) python.facts.argument({ ...use, spare: isSpare });
}
