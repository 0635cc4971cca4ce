import type { Span } from '../../../core/span.ts';
import { settled } from './access.ts';
import type { JavaScript } from './javascript.ts';
import { type Node, spanOf } from './node.ts';
import { assign, declare } from './scope.ts';
import { thing, unknown, type Value } from './value.ts';

/** `import … from "module"`. */
export function importNames(
  code: JavaScript,
  node: Extract<Node, { type: 'ImportDeclaration' }>,
): void {
  const module = importModule(code, String(node.source.value), node);
  for (const specifier of node.specifiers) {
    const { local } = specifier;
    declare(code, local.name);
    const imported =
      specifier.type === 'ImportSpecifier' ? memberNamed(code, module, specifier) : module;
    assign(code, local.name, imported, local);
  }
}

function memberNamed(
  code: JavaScript,
  module: Value,
  { imported, local }: Extract<Node, { type: 'ImportSpecifier' }>,
): Value {
  if (module.thing?.kind !== 'library') return unknown;
  const name = imported.type === 'Identifier' ? imported.name : String(imported.value);
  const { name: from } = module.thing;
  return name === 'default' ? module : settled(`${from}.${name}`, local, code);
}

/** A module by its name: of another file of the repository nothing is known. */
export function importModule(code: JavaScript, name: string | undefined, span: Span): Value {
  if (name !== undefined && !/^([./#]|file:)/.test(name)) {
    return thing({ kind: 'library', name: name.replace(/^node:/, '') });
  }
  if (name === undefined || !name.endsWith('.json')) {
    code.facts.open('included', 'variable', spanOf(span));
    code.facts.open('included', 'stdin', spanOf(span));
  }
  return unknown;
}
