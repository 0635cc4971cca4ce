import type { Word as WordNode } from 'unbash';
import type { Check } from '../../body.ts';
import type { Outcome } from '../decide.ts';
import { checked } from '../flow.ts';
import type { Shell } from './shell.ts';
import type { Word } from './value.ts';
import { checkKey } from './variable.ts';

/** What a value is known to be where a condition holds, and where it does not. */
export interface Checks {
  readonly yes?: Check;
  readonly no?: Check;
}

/** What follows from a condition on a word; `holds` says whether a certain text fulfils it. */
export function narrow(
  shell: Shell,
  node: WordNode,
  { value, argument }: Word,
  holds: (text: string) => boolean | undefined,
  { yes, no }: Checks = {},
): Outcome {
  const { unset, asks, text } = value;
  const whenUnset = unset && holds(unset.text);
  const learn = (way: boolean, check: Check | undefined): (() => void) => {
    const isSet = whenUnset === !way;
    return () => {
      if (unset && isSet) shell.known.set(unset.name, true);
      if (check) remember(shell, node, value.flows, check);
    };
  };
  const isTrue = asks && text !== undefined ? holds(text) : undefined;
  if (value.whole && yes) shell.facts.open('handed', 'stdin', argument.span);
  return {
    whenTrue: [learn(true, yes)],
    whenFalse: [learn(false, no)],
    verdict: asks && isTrue !== undefined ? { isTrue, asks } : undefined,
  };
}

/**
 * A check of a parameter's own value holds for everything that is made from it; a check of something
 * made from it holds for the variable in which that is.
 */
export function remember(
  shell: Shell,
  node: WordNode,
  flows: Word['value']['flows'],
  check: Check,
): void {
  const [flow] = flows;
  if (flow?.exact && flows.length === 1) {
    const key = checkKey(flow.read);
    shell.checks.set(key, [...(shell.checks.get(key) ?? []), check]);
    return;
  }
  const name = variableOf(node);
  const held = name === undefined ? undefined : shell.variables.get(name);
  if (name !== undefined && held && flow) {
    shell.variables.set(name, { ...held, flows: checked(held.flows, check) });
  }
}

/** The variable that a word consists of. */
function variableOf({ parts }: WordNode): string | undefined {
  const [part] = parts ?? [];
  if (!part || parts?.length !== 1) return undefined;
  const inner = part.type === 'DoubleQuoted' && part.parts.length === 1 ? part.parts[0] : part;
  if (inner?.type === 'SimpleExpansion') return inner.text.slice(1);
  const isWhole = inner?.type === 'ParameterExpansion' && !inner.prefix && !inner.index;
  const isSame = isWhole && (!inner.operation || inner.operation.type === 'Default');
  return isSame ? inner.parameter : undefined;
}
