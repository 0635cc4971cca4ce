import type { Argument } from '../../body.ts';
import { elementOf } from './access.ts';
import type { JavaScript } from './javascript.ts';
import { type Node, spanOf } from './node.ts';
import { spend } from './spend.ts';
import { type Given, unknown, type Value } from './value.ts';

/** A call of something that is not the script's own. */
export interface Calling {
  readonly code: JavaScript;
  /** The library's name, or a method's behind a dot. */
  readonly name: string | undefined;
  readonly given: readonly Given[];
  readonly node: Node;
  readonly callee: Node;
}

/** A call of a library by its name. */
export interface LibraryCall extends Calling {
  readonly name: string;
}

/** A call of a method of nothing of the script's own. */
export interface MethodCall extends LibraryCall {
  readonly of: Value;
}

/** Calls that are told also where they get no parameter: they start something, or wait. */
const remarkable =
  /^(child_process\.|execa\b|cross-spawn|Bun\.spawn|Deno\.Command|eval$|Function$|vm\.|prompt$|confirm$|alert$|inquirer\b|prompts$|@inquirer\/|@clack\/prompts\.|readline-sync\.|\.(question|prompt)$)/;

export function recordCall({ code, name, given, node, callee }: Calling): void {
  const hasFlows = given.some(({ value }) => value.flows.length > 0);
  if (!hasFlows && !(name !== undefined && remarkable.test(name))) return;
  const isOptioned = name !== undefined && /^(child_process\.|execa|Bun\.spawn)/.test(name);
  const at = given.findLast(({ value }) => value.thing?.kind === 'map');
  const isMethod = name?.startsWith('.') && callee.type === 'MemberExpression';
  code.facts.call({
    kind: 'library',
    name,
    nameSpan: spanOf(isMethod ? callee.property : callee),
    span: spanOf(node),
    arguments: given.flatMap((one) =>
      isOptioned && one === at ? optionsOf(one.value) : [one.argument],
    ),
    input: isOptioned && at ? optionOf(at.value, 'input') : undefined,
    through: [],
  });
}

/** `{ shell: true, cwd }` as arguments with keywords, but for `shell: false`. */
function optionsOf({ thing }: Value): readonly Argument[] {
  if (thing?.kind !== 'map') return [];
  return Array.from(thing.entries).flatMap(([keyword, { argument, value }]) => {
    const isOff = value.text === 'false' || value.thing?.kind === 'nothing';
    return keyword === 'input' || (keyword === 'shell' && isOff) ? [] : [{ ...argument, keyword }];
  });
}

export function optionOf({ thing }: Value, name: string): Argument | undefined {
  return thing?.kind === 'map' ? thing.entries.get(name)?.argument : undefined;
}

/** All that a call gets goes where it cannot be followed; functions may be called at once. */
export function spendAll(code: JavaScript, given: readonly Given[]): void {
  for (const { value, node, isSpread } of given) {
    if (value.thing?.kind === 'function') mayCall(code, value, [], node);
    else if (isSpread && value.thing?.kind === 'whole') elementOf(code, value, node);
    else spend(code, value, node);
  }
}

/** Walks a function that something may call with these values, or not. */
export function mayCall(
  code: JavaScript,
  callee: Value,
  values: readonly Value[],
  node: Node,
): Value {
  let result: Value | undefined;
  code.paths.fork([
    () => {
      result = code.invoke(callee, values, node);
    },
    () => undefined,
  ]);
  return result ?? unknown;
}

/** A call as one of the kind that gives back what `value` says, its arguments spent. */
export function passed(calling: Calling, value: Value): Value {
  recordCall(calling);
  spendAll(calling.code, calling.given);
  return value;
}

/** The call of a method, and what it gets. */
export function told(call: MethodCall, value: Value): Value {
  return passed({ ...call, name: `.${call.name}` }, value);
}
