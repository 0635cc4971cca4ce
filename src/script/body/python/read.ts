import type { Body } from '../../body.ts';
import { createFacts } from '../facts.ts';
import { createPaths } from '../paths.ts';
import { evaluate } from './expression.ts';
import { callFunction } from './function.ts';
import { judge } from './judge.ts';
import { mentionVariables } from './mention.ts';
import { meetingChecks } from './narrow.ts';
import { type Node, nodesIn, parsePython } from './node.ts';
import type { Python } from './python.ts';
import { runStatements } from './statement.ts';
import { mergeValues, type Value } from './value.ts';

/** The facts of a Python program, whose code begins at `start` in `text`. Never throws. */
export function readPython(text: string, start: number): Body {
  const { root, broken } = parsePython(text, start);
  const facts = createFacts();
  const paths = createPaths();
  const python: Python = {
    source: text,
    facts,
    paths,
    variables: paths.cells(mergeValues),
    checks: paths.cells(meetingChecks),
    known: paths.cells((a, b) => a && b),
    prefixes: new Map(),
    called: new Set(),
    escaped: new Map(),
    definitions: new Map(),
    stack: [],
    scope: { id: -1, outer: undefined, shared: new Map() },
    returns: undefined,
    loop: undefined,
    loopDepth: 0,
    tryDepth: 0,
    depth: 0,
    steps: 2000 + 8 * count(root),
    complete: !broken,
    broken,
    loose: false,
    spare: false,
    evaluate: (node) => evaluate(python, node),
    test: (node) => judge(python, node).outcome,
    run: (body) => runStatements(python, body?.children ?? []),
  };
  mentionVariables(python, root);
  attempt(python, () => {
    python.run(root);
    runUncalled(python);
  });
  for (const { span, resolved } of python.prefixes.values()) {
    if (!resolved) facts.open('indirect', 'variable', span);
  }
  return facts.body('python', python.complete);
}

/** What is nested too deeply for the stack is left where it is. */
function attempt(python: Python, walk: () => void): void {
  try {
    walk();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    python.complete = false;
  }
}

function count(root: Node): number {
  let nodes = 0;
  for (const _node of nodesIn(root)) nodes++;
  return nodes;
}

/** Walks the functions that something unknown may call, at any time, with anything. */
function runUncalled(python: Python): void {
  python.loose = true;
  const walked = new Set<Node>();
  const walk = (node: Node, { thing }: Value): void => {
    if (walked.has(node) || thing?.kind !== 'function') return;
    walked.add(node);
    python.called.delete(node);
    python.paths.aside(() => {
      callFunction(python, thing, [], node);
    });
  };
  // Both grow while they are gone through.
  for (const [node, value] of python.definitions) if (!python.called.has(node)) walk(node, value);
  for (const [node, value] of python.escaped) walk(node, value);
  for (const [node, value] of python.definitions) if (!python.called.has(node)) walk(node, value);
}
