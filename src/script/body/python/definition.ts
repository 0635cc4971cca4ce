import { parametersOf } from './bind.ts';
import { memberKey } from './class.ts';
import { childNamed, type Node } from './node.ts';
import { type Python, textOf } from './python.ts';
import { mergeValues, thing, unknown } from './value.ts';
import { assign } from './variable.ts';

/** `def name(…)`: what nothing calls by name is walked at the end. */
export function define(python: Python, node: Node, decorators: readonly Node[]): void {
  const name = childNamed(node, 'VariableName');
  if (!name) return;
  for (const decorator of decorators) {
    const list = childNamed(decorator, 'ArgList');
    for (const child of list?.children ?? []) python.evaluate(child);
  }
  for (const { fallback } of parametersOf(node)) if (fallback) python.evaluate(fallback);
  const value = thing({ kind: 'function', definition: node, scope: python.scope });
  const isCommand = decorators.some((one) =>
    /^@click\.(command|group)\b/.test(textOf(python, one)),
  );
  python.definitions.set(node, value);
  assign(python, textOf(python, name), isCommand ? command(python, decorators) : value, name);
}

/** A function of click's takes the arguments of the script when it is called. */
function command(python: Python, decorators: readonly Node[]): ReturnType<typeof thing> {
  const isFed = decorators.some((one) => textOf(python, one).includes('OCTOMIND_PARAM_'));
  return isFed ? unknown : thing({ kind: 'library', name: 'click.command()' });
}

export function defineClass(python: Python, node: Node): void {
  const name = childNamed(node, 'VariableName');
  const body = childNamed(node, 'Body');
  if (!name || !body) return;
  const value = thing({ kind: 'class', definition: node, scope: python.scope });
  const object = thing({ kind: 'object', definition: node, scope: python.scope });
  assign(python, textOf(python, name), value, name);
  for (const statement of body.children) {
    const method = childNamed(statement, 'FunctionDefinition') ?? statement;
    if (method.name === 'FunctionDefinition') {
      const own = { kind: 'function', definition: method, scope: python.scope } as const;
      python.definitions.set(method, thing({ ...own, self: object }));
    } else if (statement.name === 'AssignStatement') bindField(python, node, statement);
  }
}

function bindField(python: Python, owner: Node, { children }: Node): void {
  const [name] = children;
  const at = children.findIndex((child) => child.name === 'AssignOp');
  const value = at < 0 ? undefined : children[at + 1];
  if (name?.name !== 'VariableName' || !value) return;
  const key = memberKey(owner, textOf(python, name));
  python.variables.set(key, mergeValues(python.variables.get(key), python.evaluate(value)));
}
