import { decide } from './decide.ts';
import type { Node } from './node.ts';
import type { Python } from './python.ts';
import { bindTarget, elementsOf } from './target.ts';
import { unknown } from './value.ts';

/** Loops nested deeper than this are walked once, without what they leave for their next round. */
const twiceLimit = 2;

export function runFor(python: Python, { children }: Node): void {
  const [at, body] = bodyOf(children);
  const inAt = children.findIndex(({ name }) => name === 'in');
  const from = children.findIndex(({ name }) => name === 'for');
  const source = children.slice(inAt + 1, at).filter(({ name }) => name !== ',');
  const [only] = source;
  const list = only && source.length > 1 ? tuple(only, source) : only;
  const elements = list ? elementsOf(python, python.evaluate(list), list) : [unknown];
  for (const element of elements) {
    rounds(python, elements.length > 1 ? 1 : 2, () => {
      python.paths.fork([
        () => {
          bindTarget(python, children.slice(from + 1, inAt), element);
          python.run(body);
        },
        () => undefined,
      ]);
    });
  }
  runElse(python, children, at);
}

function tuple(first: Node, nodes: readonly Node[]): Node {
  const end = nodes.at(-1)?.end ?? first.end;
  return { name: 'TupleExpression', start: first.start, end, children: interleaved(nodes) };
}

function interleaved(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [
    node,
    { name: ',', start: node.end, end: node.end, children: [] },
  ]);
}

export function runWhile(python: Python, { children }: Node): void {
  const [at, body] = bodyOf(children);
  const condition = children[at - 1];
  if (!condition) return;
  rounds(python, 2, () => decide(python, python.test(condition), () => python.run(body)));
  runElse(python, children, at);
}

function bodyOf(children: readonly Node[]): readonly [number, Node | undefined] {
  const at = children.findIndex(({ name }) => name === 'Body');
  return [at, children[at]];
}

function rounds(python: Python, times: number, round: () => void): void {
  const { loop } = python;
  python.loopDepth++;
  for (let left = python.loopDepth <= twiceLimit ? times : 1; left > 0; left--) {
    python.paths.enclose((stretch) => {
      python.loop = stretch;
      round();
    });
  }
  python.loopDepth--;
  python.loop = loop;
}

function runElse(python: Python, children: readonly Node[], at: number): void {
  python.run(children.slice(at + 1).find(({ name }) => name === 'Body'));
}
