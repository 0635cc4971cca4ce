import { fieldKey } from './access.ts';
import type { JavaScript } from './javascript.ts';
import type { Node } from './node.ts';
import { assign, declare } from './scope.ts';
import { type ClassNode, type FunctionNode, thing, type Value } from './value.ts';

/** A function as a value; what nothing calls by name is walked at the end. */
export function defineFunction(code: JavaScript, definition: FunctionNode): Value {
  const self = definition.type === 'ArrowFunctionExpression' ? code.self : undefined;
  const value = thing({ kind: 'function', definition, scope: code.scope, self });
  if (!code.definitions.has(definition)) code.definitions.set(definition, value);
  return value;
}

export function defineClass(code: JavaScript, definition: ClassNode): Value {
  const value = thing({ kind: 'class', definition, scope: code.scope });
  const object = thing({ kind: 'object', definition, scope: code.scope });
  if (definition.superClass) code.evaluate(definition.superClass);
  const { self } = code;
  for (const member of definition.body.body) {
    if (member.type === 'MethodDefinition') {
      const method = { kind: 'function', definition: member.value, scope: code.scope } as const;
      code.definitions.set(member.value, thing({ ...method, self: object }));
    } else if (member.type === 'PropertyDefinition' && member.value) {
      code.self = object;
      const field = code.evaluate(member.value);
      if ('name' in member.key) code.variables.set(fieldKey(definition, member.key.name), field);
    }
  }
  code.self = self;
  return value;
}

/** Declares what a block declares anywhere, and defines its functions. */
export function hoist(code: JavaScript, nodes: readonly Node[]): void {
  const statements = nodes.map(declarationIn);
  for (const statement of statements) {
    const isVar = statement?.type === 'VariableDeclaration' && statement.kind === 'var';
    for (const name of declaredBy(statement)) declare(code, name, isVar);
  }
  for (const statement of statements) {
    if (statement?.type === 'FunctionDeclaration') {
      const value = defineFunction(code, statement as FunctionNode);
      if (statement.id) assign(code, statement.id.name, value, statement.id);
    }
  }
}

function declaredBy(statement: Node | undefined): readonly string[] {
  switch (statement?.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : [];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => namesIn(id));
    case 'ImportDeclaration':
      return statement.specifiers.map(({ local }) => local.name);
    default:
      return [];
  }
}

export function declarationIn(node: Node): Node | undefined {
  const isExport =
    node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration';
  return isExport ? ((node.declaration ?? undefined) as Node | undefined) : node;
}

/** The names that a pattern binds. */
function namesIn(pattern: Node): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property.argument : property.value),
      );
    default:
      return [];
  }
}
