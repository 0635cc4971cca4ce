import { runTry, runWith } from './attempt.ts';
import { take } from './decide.ts';
import { define, defineClass } from './definition.ts';
import { importNames } from './import.ts';
import { runFor, runWhile } from './loop.ts';
import { runMatch } from './match.ts';
import { childNamed, type Node } from './node.ts';
import { combine } from './operation.ts';
import { type Python, textOf } from './python.ts';
import { spend } from './spend.ts';
import { bindTarget } from './target.ts';
import { thing, unknown, type Value } from './value.ts';

/** Walks the statements of a block, or one. */
export function runStatements(python: Python, nodes: readonly Node[]): void {
  for (const node of nodes) {
    python.steps--;
    if (python.depth > 190) {
      python.complete = false;
      return;
    }
    python.depth++;
    if (Object.hasOwn(kinds, node.name)) kinds[node.name]?.(python, node);
    else if (/Expression$|^(String|FormatString|ContinuedString)$/.test(node.name))
      python.evaluate(node);
    python.depth--;
  }
}

const kinds: Readonly<Record<string, (python: Python, node: Node) => void>> = {
  StatementGroup: (python, node) => runStatements(python, node.children),
  ExpressionStatement: runExpression,
  AssignStatement: runAssignment,
  UpdateStatement: runUpdate,
  ReturnStatement: runReturn,
  YieldStatement: (python, { children }) => {
    const { value, node } = listed(python, children.slice(1));
    if (node) spend(python, value, node);
    python.returns?.values.push(value);
  },
  RaiseStatement: (python, { children }) => {
    for (const child of children.slice(1)) spend(python, python.evaluate(child), child);
    python.paths.end();
  },
  AssertStatement: (python, { children }) => {
    const [, condition] = children;
    if (condition) take(python, python.test(condition), true);
  },
  BreakStatement: leaveLoop,
  ContinueStatement: leaveLoop,
  PrintStatement: (python, { children }) => {
    for (const child of children.slice(1)) spend(python, python.evaluate(child), child);
  },
  ImportStatement: importNames,
  ScopeStatement: (python, { children }) => {
    const [word, ...names] = children;
    const way = word?.name === 'global' ? 'global' : 'nonlocal';
    for (const name of names) python.scope.shared.set(textOf(python, name), way);
  },
  IfStatement: runIf,
  WhileStatement: runWhile,
  ForStatement: runFor,
  TryStatement: runTry,
  WithStatement: runWith,
  MatchStatement: runMatch,
  FunctionDefinition: (python, node) => define(python, node, []),
  ClassDefinition: defineClass,
  DecoratedStatement: (python, { children }) => {
    const decorators = children.filter(({ name }) => name === 'Decorator');
    const definition = children.at(-1);
    if (definition?.name === 'FunctionDefinition') define(python, definition, decorators);
    else if (definition?.name === 'ClassDefinition') defineClass(python, definition);
  },
};

function runExpression(python: Python, node: Node): void {
  for (const child of node.children) python.evaluate(child);
}

function leaveLoop({ paths, loop }: Python): void {
  if (loop) paths.leave(loop);
}

/** What stands between commas, as one value. */
function listed(
  python: Python,
  nodes: readonly Node[],
): { readonly value: Value; readonly node: Node | undefined } {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return { value: unknown, node: undefined };
  if (nodes.length === 1) return { value: python.evaluate(first), node: first };
  const whole = { start: first.start, end: last.end, name: 'TupleExpression', children: nodes };
  return { value: python.evaluate(whole), node: whole };
}

function runAssignment(python: Python, { children }: Node): void {
  const sides: Node[][] = [[]];
  for (const child of children) {
    if (child.name === 'AssignOp') sides.push([]);
    else if (child.name !== 'TypeDef') sides.at(-1)?.push(child);
  }
  if (sides.length < 2) return;
  const { value } = listed(python, sides.at(-1) ?? []);
  for (const targets of sides.slice(0, -1)) bindTarget(python, targets, value);
}

function runUpdate(python: Python, { children }: Node): void {
  const [target, operator, ...rest] = children;
  const { value, node } = listed(python, rest);
  if (!target || !operator || !node) return;
  const before = { node: target, value: python.evaluate(target) };
  const kind = textOf(python, operator).slice(0, -1);
  bindTarget(python, [target], combine(python, kind, before, { node, value }));
}

function runReturn(python: Python, { children }: Node): void {
  const { value, node } = listed(python, children.slice(1));
  const { returns } = python;
  if (!returns) return;
  if (python.loose && python.stack.length <= 1 && node) spend(python, value, node);
  if (python.paths.live) returns.values.push(node ? value : thing({ kind: 'none' }));
  python.paths.leave(returns.stretch);
}

function runIf(python: Python, { children }: Node): void {
  const at = children.findIndex(({ name }) => name === 'Body');
  const [condition, body] = [children[at - 1], children[at]];
  if (!condition || !body) return;
  const test = python.test(condition);
  const rest = children.slice(at + 1);
  const otherwise = (): void => {
    const [word] = rest;
    if (word?.name === 'elif')
      runStatements(python, [{ ...word, name: 'IfStatement', children: rest }]);
    else python.run(childNamed({ ...body, children: rest }, 'Body'));
  };
  python.paths.fork([
    () => take(python, test, true, () => python.run(body)),
    () => take(python, test, false, otherwise),
  ]);
}
