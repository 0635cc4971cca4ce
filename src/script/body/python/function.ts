import { assigned } from '../flow.ts';
import type { Given } from './argument.ts';
import { childNamed, commaSeparated, type Node } from './node.ts';
import { type Python, type Scope, textOf } from './python.ts';
import { spend } from './spend.ts';
import { itemLimit, listOf, mergeValues, type Thing, thing, unknown, type Value } from './value.ts';
import { keyOf } from './variable.ts';

type OwnFunction = Extract<Thing, { kind: 'function' }>;

/** Calls deeper than this are not followed. */
const depthLimit = 12;

/** Walks a function of the script where it is called: what it gives back. */
export function callFunction(
  python: Python,
  { definition, scope, self }: OwnFunction,
  given: readonly Given[],
  call: Node,
): Value {
  const isFollowed = python.stack.length < depthLimit && !python.stack.includes(definition);
  if (!isFollowed || (python.steps <= 0 && python.called.has(definition))) {
    for (const { value, node } of given) spend(python, value, node);
    python.complete &&= python.steps > 0;
    return unknown;
  }
  python.called.add(definition);
  python.stack.push(definition);
  const inner: Scope = { id: definition.start, outer: scope, shared: new Map() };
  bind(python, definition, inner, self, given, call);
  const { scope: outer, returns, loop } = python;
  const values: Value[] = [];
  python.paths.enclose((stretch) => {
    python.scope = inner;
    python.returns = { values, stretch };
    python.loop = undefined;
    python.run(childNamed(definition, 'Body'));
  });
  python.scope = outer;
  python.returns = returns;
  python.loop = loop;
  python.stack.pop();
  return values.reduce<Value | undefined>(mergeValues, undefined) ?? unknown;
}

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

function bind(
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

/** What an own class, or an object of it, has under a name. */
export function memberOf(
  python: Python,
  of: Value,
  { definition, scope }: Extract<Thing, { kind: 'class' | 'object' }>,
  name: string,
): { readonly value: Value | undefined; readonly isProperty: boolean } {
  const held = python.variables.get(memberKey(definition, name));
  if (held) return { value: held, isProperty: false };
  for (const statement of childNamed(definition, 'Body')?.children ?? []) {
    const method = childNamed(statement, 'FunctionDefinition') ?? statement;
    if (method.name !== 'FunctionDefinition') continue;
    const nameNode = childNamed(method, 'VariableName');
    if (!nameNode || textOf(python, nameNode) !== name) continue;
    const decorators = statement.children
      .filter((child) => child.name === 'Decorator')
      .map((child) => textOf(python, child).trim());
    const self = decorators.includes('@staticmethod') ? {} : { self: of };
    return {
      value: thing({ kind: 'function', definition: method, scope, ...self }),
      isProperty: decorators.some((text) => /^@(functools\.)?(cached_)?property$/.test(text)),
    };
  }
  return { value: undefined, isProperty: false };
}

export function memberKey({ start }: Node, name: string): string {
  return `@${start} ${name}`;
}

/** Makes an object of an own class. */
export function construct(
  python: Python,
  own: Extract<Thing, { kind: 'class' }>,
  given: readonly Given[],
  call: Node,
): Value {
  const object = thing({ ...own, kind: 'object' });
  const made = memberOf(python, object, { ...own, kind: 'object' }, '__init__').value?.thing;
  if (made?.kind === 'function') {
    callFunction(python, made, given, call);
    return object;
  }
  for (const { star, value, node } of given) {
    if (star === '') spend(python, value, node);
    else openStar(python, value, node);
  }
  return object;
}
