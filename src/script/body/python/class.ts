import type { Given } from './argument.ts';
import { openStar } from './bind.ts';
import { callFunction } from './function.ts';
import { childNamed, type Node } from './node.ts';
import { type Python, textOf } from './python.ts';
import { spend } from './spend.ts';
import { type Thing, thing, type Value } from './value.ts';

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
