import { assigned } from '../flow.ts';
import type { Given } from './argument.ts';
import { childNamed, commaSeparated, type Node } from './node.ts';
import { type Python, textOf } from './python.ts';
import type { Scope } from './scope.ts';
import { spend } from './spend.ts';
import { itemLimit, listOf, unknown, type Value } from './value.ts';
import { keyOf } from './variable.ts';

interface Parameter {
  readonly name: Node;
  readonly star: string;
  readonly fallback: Node | undefined;
}

export function parametersOf(definition: Node): readonly Parameter[] {
  const groups = commaSeparated(childNamed(definition, 'ParamList')?.children ?? []);
  return groups.flatMap((group): readonly Parameter[] => {
    const name = group.find((node) => node.name === 'VariableName');
    const at = group.findIndex((node) => node.name === 'AssignOp');
    const [first] = group;
    const star = first?.name === '*' || first?.name === '**' ? first.name : '';
    return name ? [{ name, star, fallback: at < 0 ? undefined : group[at + 1] }] : [];
  });
}

/** Gives the parameters of a function what a call gives them. */
export function bind(
  python: Python,
  definition: Node,
  scope: Scope,
  self: Value | undefined,
  given: readonly Given[],
  call: Node,
): void {
  const { positional, rest } = placed(python, given);
  const places = self ? [self, ...positional] : [...positional];
  const named = new Map(
    given.flatMap(({ keyword, value }) => (keyword === undefined ? [] : [[keyword, value]])),
  );
  for (const { name, star, fallback } of parametersOf(definition)) {
    const written = textOf(python, name);
    let value = star === '' ? (named.get(written) ?? places.shift()) : starred(star, places, call);
    if (!value && rest) value = unknown;
    value ??= fallback ? python.evaluate(fallback) : unknown;
    python.variables.set(keyOf(scope, written), {
      ...value,
      flows: assigned(value.flows, { start: name.start, end: name.end }),
    });
  }
}

/** The values without names; `rest` if there may be more. */
function placed(
  python: Python,
  given: readonly Given[],
): { positional: readonly Value[]; rest: boolean } {
  let rest = false;
  const positional = given.flatMap(({ keyword, star, value, node }): readonly Value[] => {
    if (keyword !== undefined) return [];
    if (star === '') return [value];
    if (value.thing?.kind === 'list') {
      rest ||= value.thing.open;
      return value.thing.items.map((item) => item.value);
    }
    rest = true;
    openStar(python, value, node);
    return [];
  });
  return { positional, rest };
}

/** `*value` or `**value`, of which nothing is known. */
export function openStar(python: Python, value: Value, node: Node): void {
  if (value.thing?.kind === 'whole') python.facts.open('iterated', 'stdin', node);
  else spend(python, value, node);
}

function starred(star: string, places: Value[], call: Node): Value {
  if (star === '**') return unknown;
  const items = places.splice(0, itemLimit).map((value) => ({
    value,
    argument: {
      span: { start: call.start, end: call.end },
      text: value.text,
      parts: [
        {
          span: { start: call.start, end: call.end },
          text: value.text,
          splits: false,
          flows: value.flows,
        },
      ],
      keyword: undefined,
      items: undefined,
    },
  }));
  return listOf(items, false);
}
