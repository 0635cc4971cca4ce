import type { Span } from '../../../core/span.ts';
import type { Check } from '../../body.ts';
import type { Facts } from '../facts.ts';
import type { Cells, Paths, Stretch } from '../paths.ts';
import type { Node } from './node.ts';
import type { Outcome, Scope, Use } from './outcome.ts';
import type { FunctionNode, Given, Value } from './value.ts';

/** What a walk through a JavaScript program knows at the place where it is. */
export interface JavaScript {
  readonly source: string;
  readonly facts: Facts;
  readonly paths: Paths;
  /** Variables by scope and name, and fields by class and name. */
  readonly variables: Cells<Value>;
  /** What parameters were checked for, by channel and name. */
  readonly checks: Cells<readonly Check[]>;
  /** Keys of stdin and variables that the script wrote, and whether stdin was read to its end. */
  readonly known: Cells<true>;
  /** Literals that end in the prefix of the variables, and whether all that they became is known. */
  readonly prefixes: Map<number, { readonly span: Span; resolved: boolean }>;
  /** All functions that the walk came by, those that were walked, and those to be called later. */
  readonly definitions: Map<FunctionNode, Value>;
  readonly called: Set<FunctionNode>;
  readonly escaped: Map<FunctionNode, Later>;
  /** Functions in the middle of which the walk is. */
  readonly stack: FunctionNode[];
  /** Uses of the arguments, in the order in which the walk came by. */
  readonly uses: { readonly use: Use; spare: boolean }[];
  scope: Scope;
  self: Value | undefined;
  /** What the innermost function gave back so far, and what `return` leaves. */
  returns: { readonly values: Value[]; readonly stretch: Stretch } | undefined;
  /** What `break` and `continue` leave. */
  loop: Stretch | undefined;
  loopDepth: number;
  tryDepth: number;
  /** How deep expressions and statements are nested here, and how many may still be walked. */
  depth: number;
  steps: number;
  /** Whether all could be followed so far. */
  complete: boolean;
  /** Whether it is unknown on which way this place is come to. */
  loose: boolean;
  /** Whether this place is not come to without arguments. */
  spare: boolean;
  evaluate(node: Node): Value;
  /** What follows from a condition. */
  test(node: Node): Outcome;
  run(nodes: readonly Node[]): void;
  bind(pattern: Node, value: Value, isDeclared: boolean): void;
  /** Calls whatever it is. */
  call(callee: Value, given: readonly Given[], node: Node): Value;
  /** Walks a function of the script with these values. */
  invoke(callee: Value, values: readonly Value[], span: Span): Value;
}

/** A function that something else calls, and with what as far as that is known. */
export interface Later {
  readonly value: Value;
  readonly given: readonly Value[];
}

/** Says that the arguments of the script itself are used. */
export function useArguments(code: JavaScript, use: Use, spare = false): void {
  if (!code.loose) code.uses.push({ use, spare: spare || code.spare });
}
