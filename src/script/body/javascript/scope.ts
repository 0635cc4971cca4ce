import type { Span } from '../../../core/span.ts';
import type { Check, Flow, Read } from '../../body.ts';
import { assigned } from '../flow.ts';
import type { JavaScript } from './javascript.ts';
import type { Node } from './node.ts';
import type { Scope } from './outcome.ts';
import { thing, unknown, type Value } from './value.ts';

/** The scope that `node` opens here. */
export function scopeOf(outer: Scope | undefined, node: Node, isFunction: boolean): Scope {
  return { id: `${node.type}${node.start}`, outer, names: new Set(), isFunction };
}

/** Walks something in a scope of its own. */
export function within<Result>(code: JavaScript, scope: Scope, run: () => Result): Result {
  const { scope: before } = code;
  code.scope = scope;
  const result = run();
  code.scope = before;
  return result;
}

/** What `name` holds here; a name that the script does not declare is a global. */
export function lookUp(code: JavaScript, name: string): Value {
  const home = homeOf(code.scope, name);
  if (!home) return thing({ kind: 'library', name });
  const held = code.variables.get(keyOf(home, name));
  return held ? { ...held, flows: withChecks(code, held.flows) } : unknown;
}

function homeOf(from: Scope, name: string): Scope | undefined {
  let scope: Scope | undefined = from;
  while (scope && !scope.names.has(name)) scope = scope.outer;
  return scope;
}

/** Declares a name in the innermost scope, or in the innermost function for `var`. */
export function declare(code: JavaScript, name: string, isVar = false): void {
  let { scope } = code;
  while (isVar && !scope.isFunction && scope.outer) scope = scope.outer;
  scope.names.add(name);
}

/** Assigns to the name that stands at `span`. */
export function assign(code: JavaScript, name: string, value: Value, span: Span): void {
  const { start, end } = span;
  const isLong = value.flows.some(({ path }) => path.length >= pathLimit);
  const flows = isLong ? value.flows : assigned(value.flows, { start, end });
  change(code, name, { ...value, flows });
}

/** More names than these on one way are not told. */
const pathLimit = 32;

/** Changes what a name holds, wherever it was declared. */
export function change(code: JavaScript, name: string, value: Value): void {
  const home = homeOf(code.scope, name);
  if (home) code.variables.set(keyOf(home, name), value);
}

function keyOf({ id }: Scope, name: string): string {
  return `${id} ${name}`;
}

/** Under which the checks of a parameter are kept. */
export function checkKey({ channel, name }: Read): string {
  return `${channel} ${name}`;
}

/** The flows with what is known of their parameters here. */
export function withChecks({ checks }: JavaScript, flows: readonly Flow[]): readonly Flow[] {
  return flows.map((flow) => {
    const known: readonly Check[] = checks.get(checkKey(flow.read)) ?? [];
    const fresh = known.filter((check) => !flow.checks.includes(check));
    return fresh.length === 0 ? flow : { ...flow, checks: [...flow.checks, ...fresh] };
  });
}
