import type { Node } from './node.ts';
import { type Python, textOf } from './python.ts';
import { bindTarget } from './target.ts';
import { unknown } from './value.ts';

/** Deeper than this, what a `try` did before it failed is not known where it is caught. */
const twiceLimit = 2;

export function runTry(python: Python, node: Node): void {
  const clauses = clausesOf(node);
  const body = clauses.find(({ word }) => word === 'try')?.body;
  const handlers = clauses.filter(({ word }) => word === 'except');
  const attempt = (): void => {
    python.tryDepth += handlers.length > 0 ? 1 : 0;
    python.run(body);
    python.tryDepth -= handlers.length > 0 ? 1 : 0;
  };
  python.paths.fork([
    () => {
      attempt();
      python.run(clauses.find(({ word }) => word === 'else')?.body);
    },
    ...handlers.map((handler) => () => {
      if (python.tryDepth < twiceLimit) python.paths.fork([attempt, () => undefined]);
      const at = handler.head.findIndex(({ name }) => name === 'as');
      if (at >= 0) bindTarget(python, handler.head.slice(at + 1), unknown);
      python.run(handler.body);
    }),
  ]);
  python.run(clauses.find(({ word }) => word === 'finally')?.body);
}

interface Clause {
  readonly word: string;
  readonly head: readonly Node[];
  readonly body: Node | undefined;
}

function clausesOf({ children }: Node): readonly Clause[] {
  const clauses: { word: string; head: Node[]; body: Node | undefined }[] = [];
  for (const child of children) {
    if (/^(try|except|else|finally)$/.test(child.name)) {
      clauses.push({ word: child.name, head: [], body: undefined });
    } else if (child.name === 'Body') {
      const last = clauses.at(-1);
      if (last) last.body = child;
    } else clauses.at(-1)?.head.push(child);
  }
  return clauses;
}

export function runWith(python: Python, { children }: Node): void {
  let isQuiet = false;
  for (const [at, node] of children.entries()) {
    const before = children[at - 1]?.name;
    if (before !== 'with' && before !== ',') continue;
    const value = python.evaluate(node);
    isQuiet ||= /^(contextlib\.)?suppress\(/.test(textOf(python, node));
    const target = children[at + 1]?.name === 'as' ? children[at + 2] : undefined;
    if (target) bindTarget(python, [target], value);
  }
  const body = children.find(({ name }) => name === 'Body');
  if (!isQuiet) {
    python.run(body);
    return;
  }
  python.tryDepth++;
  python.paths.fork([() => python.run(body), () => undefined]);
  python.tryDepth--;
}
