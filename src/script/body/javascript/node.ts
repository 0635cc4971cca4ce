import { type AnyNode, type Options, type Program, parse } from 'acorn';

export type Node = AnyNode;

const leniently: Options = {
  ecmaVersion: 'latest',
  allowAwaitOutsideFunction: true,
  allowHashBang: true,
  allowReturnOutsideFunction: true,
  preserveParens: false,
};

/**
 * Parses what begins at `start`: as a module, or as a script where that fails. Undefined if it is
 * neither, or nested too deeply for the parser.
 */
export function parseJavaScript(text: string, start: number): Program | undefined {
  // Blanks keep the offsets, and a line break more or less means nothing before the first word.
  const code = ' '.repeat(start) + text.slice(start);
  for (const sourceType of ['module', 'script'] as const) {
    try {
      return parse(code, { ...leniently, sourceType });
    } catch {
      // The other kind may do; if not, there is no tree to read.
    }
  }
  return undefined;
}

/** All nodes below `root`, each before those in it. */
export function* nodesIn(root: Node): Generator<Node> {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node;
    const parts: unknown[] = Object.values(node).flat();
    for (const part of parts) if (isNode(part)) stack.push(part);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** What stands inside `await`, optional chaining and parentheses. */
export function inner(node: Node): Node {
  let at = node;
  for (;;) {
    if (at.type === 'AwaitExpression') at = at.argument;
    else if (at.type === 'ChainExpression' || at.type === 'ParenthesizedExpression')
      at = at.expression;
    else return at;
  }
}

export function spanOf({ start, end }: Pick<Node, 'start' | 'end'>): {
  start: number;
  end: number;
} {
  return { start, end };
}
