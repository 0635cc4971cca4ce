import type { Span } from '../../../core/span.ts';
import { isForeign } from './module.ts';
import { commaSeparated, type Node } from './node.ts';
import { type Python, textOf } from './python.ts';
import { thing } from './value.ts';
import { assign } from './variable.ts';

/** `import a.b as c` and `from a import b as c`. */
export function importNames(python: Python, node: Node): void {
  const { children } = node;
  const at = children.findIndex(({ name }) => name === 'import');
  const module = children[0]?.name === 'from' ? moduleOf(python, children.slice(1, at)) : undefined;
  const span = { start: node.start, end: node.end };
  if (module !== undefined) include(python, module, span);
  for (const group of commaSeparated(children.slice(at + 1))) {
    bindImport(python, module, group, span);
  }
}

function bindImport(
  python: Python,
  module: string | undefined,
  group: readonly Node[],
  span: Span,
): void {
  const as = group.findIndex(({ name }) => name === 'as');
  const path = moduleOf(python, as < 0 ? group : group.slice(0, as));
  const [first] = group;
  const bound = as < 0 ? first : group[as + 1];
  if (!first || !bound) return;
  if (path === '*') {
    python.complete = false;
    return;
  }
  if (module !== undefined) {
    assign(
      python,
      textOf(python, bound),
      thing({ kind: 'library', name: `${module}.${path}` }),
      bound,
    );
    return;
  }
  include(python, path, span);
  const name = as < 0 ? textOf(python, first) : path;
  assign(python, textOf(python, bound), thing({ kind: 'library', name }), bound);
}

function moduleOf(python: Python, nodes: readonly Node[]): string {
  return nodes.map((node) => textOf(python, node)).join('');
}

/** Code that is neither Python's own nor a well-known package's may be the repository's. */
function include({ facts }: Python, module: string, span: Span): void {
  if (!isForeign(module)) return;
  facts.open('included', 'variable', span);
  facts.open('included', 'stdin', span);
}
