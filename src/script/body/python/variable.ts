import type { Span } from '../../../core/span.ts';
import type { Check, Flow, Read } from '../../body.ts';
import { assigned } from '../flow.ts';
import type { Python } from './python.ts';
import type { Scope } from './scope.ts';
import { thing, type Value } from './value.ts';

/** What `name` holds here; a name that nobody assigned is a builtin. */
export function lookUp(python: Python, name: string): Value {
  for (let scope: Scope | undefined = python.scope; scope; scope = scope.outer) {
    const held = python.variables.get(keyOf(scope, name));
    if (held) return { ...held, flows: withChecks(python, held.flows) };
  }
  return thing({ kind: 'library', name });
}

/** Assigns to the name that stands at `span`. */
export function assign(python: Python, name: string, value: Value, span: Span): void {
  const flows = assigned(value.flows, span);
  python.variables.set(keyOf(homeOf(python.scope, name), name), { ...value, flows });
}

/** Changes what a name holds, wherever it was assigned. */
export function change(python: Python, name: string, value: Value): void {
  for (let scope: Scope | undefined = python.scope; scope; scope = scope.outer) {
    const key = keyOf(scope, name);
    if (python.variables.get(key)) {
      python.variables.set(key, value);
      return;
    }
  }
}

function homeOf(scope: Scope, name: string): Scope {
  const shared = scope.shared.get(name);
  if (shared === 'nonlocal') return scope.outer ?? scope;
  let home = scope;
  while (shared === 'global' && home.outer) home = home.outer;
  return home;
}

export function keyOf({ id }: Pick<Scope, 'id'>, name: string): string {
  return `${id} ${name}`;
}

/** Under which the checks of a parameter are kept. */
export function checkKey({ channel, name }: Read): string {
  return `${channel} ${name}`;
}

/** The flows with what is known of their parameters here. */
export function withChecks({ checks }: Python, flows: readonly Flow[]): readonly Flow[] {
  return flows.map((flow) => {
    const known: readonly Check[] = checks.get(checkKey(flow.read)) ?? [];
    const fresh = known.filter((check) => !flow.checks.includes(check));
    return fresh.length === 0 ? flow : { ...flow, checks: [...flow.checks, ...fresh] };
  });
}
