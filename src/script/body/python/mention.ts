import { parameterName, variablePrefix } from '../variable-name.ts';
import { literalOf } from './literal.ts';
import { type Node, nodesIn } from './node.ts';
import { type Python, textOf } from './python.ts';

const variable = new RegExp(`${variablePrefix}(\\w*)`, 'g');

/** Notes the variables of parameters that texts name, and texts in which only their prefix stands. */
export function mentionVariables(python: Python, root: Node): void {
  for (const node of nodesIn(root)) {
    if (node.name !== 'String' && node.name !== 'FormatString') continue;
    for (const { 0: written, index } of textOf(python, node).matchAll(variable)) {
      const start = node.start + index;
      const span = { start, end: start + written.length };
      const name = parameterName(written);
      if (name !== undefined) python.facts.mention({ channel: 'variable', name, span });
      else {
        const { inside } = literalOf(python.source, node);
        python.prefixes.set(inside.start, { span, resolved: false });
      }
    }
  }
}
