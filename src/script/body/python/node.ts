import { parser } from '@lezer/python';
import type { Span } from '../../../core/span.ts';

/** A piece of a Python program, named as `@lezer/python` names it; comments are left out. */
export interface Node extends Span {
  readonly name: string;
  readonly children: readonly Node[];
}

interface OpenNode extends Node {
  readonly children: Node[];
}

/** Reads what begins at `start`. `broken` says that some of it is no Python that the parser knows. */
export function parsePython(text: string, start: number): { root: Node; broken: boolean } {
  const root: OpenNode = { name: 'Script', start, end: text.length, children: [] };
  const stack = [root];
  let broken = false;
  parser.parse(text.slice(start)).iterate({
    enter({ name, type, from, to }) {
      if (type.isError) broken = true;
      if (type.isTop) return true;
      if (type.isError || name === 'Comment') return false;
      const node: OpenNode = { name, start: start + from, end: start + to, children: [] };
      stack.at(-1)?.children.push(node);
      stack.push(node);
      return true;
    },
    leave({ type, name }) {
      if (!type.isTop && !type.isError && name !== 'Comment') stack.pop();
    },
  });
  return { root, broken };
}

export function childNamed({ children }: Node, name: string): Node | undefined {
  return children.find((child) => child.name === name);
}

/** The children between commas, without brackets around them. */
export function commaSeparated(children: readonly Node[]): Node[][] {
  const groups: Node[][] = [[]];
  for (const child of children) {
    if (child.name === ',') groups.push([]);
    else if (!/^[()[\]{}]$/.test(child.name)) groups.at(-1)?.push(child);
  }
  return groups.filter((group) => group.length > 0);
}

/** All nodes below `root`, in the order of the text; those below one that is `skipped` are not. */
export function* nodesIn(root: Node, skipped?: (node: Node) => boolean): Generator<Node> {
  const stack = root.children.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    if (skipped?.(node)) continue;
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at];
      if (child) stack.push(child);
    }
  }
}
