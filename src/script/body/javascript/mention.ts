import { parameterName, variablePrefix } from '../variable-name.ts';
import type { JavaScript } from './javascript.ts';
import { type Node, nodesIn } from './node.ts';

const variable = new RegExp(`${variablePrefix}(\\w*)`, 'g');

/** Notes the variables of parameters that are named, and texts in which only their prefix stands. */
export function mentionVariables(
  code: Pick<JavaScript, 'source' | 'facts' | 'prefixes'>,
  root: Node,
): void {
  for (const node of nodesIn(root)) {
    if (!/^(Identifier|Literal|TemplateElement)$/.test(node.type)) continue;
    const written = code.source.slice(node.start, node.end);
    for (const { 0: found, index } of written.matchAll(variable)) {
      const start = node.start + index;
      const span = { start, end: start + found.length };
      const name = parameterName(found);
      if (name !== undefined) code.facts.mention({ channel: 'variable', name, span });
      else code.prefixes.set(insideOf(node).start, { span, resolved: false });
    }
  }
}

/** Where a text stands without its quotes. */
export function insideOf(node: Node): { start: number; end: number } {
  const { start, end } = node;
  const isQuoted = node.type === 'Literal' && typeof node.value === 'string';
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

/** Notes what is named anywhere but in a line of comment, where there is no tree. */
export function mentionInLines(
  { facts }: Pick<JavaScript, 'facts'>,
  text: string,
  start: number,
): void {
  for (const { 0: line, index } of text.slice(start).matchAll(/[^\n]+/g)) {
    if (/^\s*(\/\/|#)/.test(line)) continue;
    for (const { 0: found, index: at } of line.matchAll(variable)) {
      const name = parameterName(found);
      const from = start + index + at;
      const span = { start: from, end: from + found.length };
      if (name === undefined) facts.open('indirect', 'variable', span);
      else facts.mention({ channel: 'variable', name, span });
    }
  }
}
