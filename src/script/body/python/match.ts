import { readKey } from './input.ts';
import { literalOf } from './literal.ts';
import { likeAndUnlike, remember } from './narrow.ts';
import { childNamed, commaSeparated, type Node, nodesIn } from './node.ts';
import { type Python, textOf } from './python.ts';
import { constant, madeFrom, unknown, type Value } from './value.ts';
import { assign } from './variable.ts';

/** Constants beyond these are not told of the cases that come after them. */
const patternLimit = 256;

/** `match subject:` */
export function runMatch(python: Python, { children }: Node): void {
  const [, subject] = children;
  const body = children.find(({ name }) => name === 'MatchBody');
  if (!subject || !body) return;
  const value = python.evaluate(subject);
  const clauses = body.children.filter(({ name }) => name === 'MatchClause');
  const isWhole = clauses.some(({ children: parts }) => isAny(parts));
  const seen: string[] = [];
  python.paths.fork([
    ...clauses.map((clause) => () => runClause(python, subject, value, clause, [...seen], seen)),
    ...(isWhole ? [] : [() => exclude(python, subject, value, seen)]),
  ]);
}

/** `case _:` or `case name:` without a condition. */
function isAny(parts: readonly Node[]): boolean {
  return parts[1]?.name === 'CapturePattern' && parts[2]?.name === 'Body';
}

function runClause(
  python: Python,
  subject: Node,
  value: Value,
  clause: Node,
  before: readonly string[],
  seen: string[],
): void {
  exclude(python, subject, value, before);
  const { children } = clause;
  const guard = childNamed(clause, 'Guard');
  const pattern = children[1];
  const texts = pattern ? textsOf(python, pattern) : undefined;
  if (texts) {
    const [like] = likeAndUnlike(subject, texts);
    if (value.flows.length > 0) remember(python, subject, value, like);
    if (!guard && seen.length < patternLimit) seen.push(...texts);
  } else if (pattern) bindPattern(python, pattern, value);
  if (guard) for (const fact of testOf(python, guard)) fact();
  python.run(childNamed(clause, 'Body'));
}

function testOf(python: Python, { children }: Node): readonly (() => void)[] {
  const [, condition] = children;
  return condition ? python.test(condition).whenTrue : [];
}

function exclude(python: Python, subject: Node, value: Value, texts: readonly string[]): void {
  if (texts.length === 0 || value.flows.length === 0) return;
  const [, unlike] = likeAndUnlike(subject, texts);
  remember(python, subject, value, unlike);
}

function textsOf(python: Python, pattern: Node): readonly string[] | undefined {
  const literals = pattern.name === 'OrPattern' ? pattern.children : [pattern];
  const texts = literals
    .filter(({ name }) => name !== 'LogicOp')
    .map(({ name, children: [literal] }) =>
      name === 'LiteralPattern' && literal?.name === 'String'
        ? literalOf(python.source, literal).text
        : undefined,
    );
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function bindPattern(python: Python, pattern: Node, value: Value): void {
  if (pattern.name === 'CapturePattern') {
    assign(python, textOf(python, pattern), value, pattern);
    return;
  }
  if (pattern.name === 'MappingPattern' && value.thing?.kind === 'whole') {
    bindKeys(python, pattern, value.thing.sure);
    return;
  }
  for (const { name, start, end } of nodesIn(pattern)) {
    if (name !== 'CapturePattern') continue;
    assign(python, python.source.slice(start, end), madeFrom(value), { start, end });
  }
}

function bindKeys(python: Python, pattern: Node, sure: boolean): void {
  for (const [first, , target] of commaSeparated(pattern.children)) {
    if (first?.name === '**') python.facts.open('iterated', 'stdin', pattern);
    const [literal] = first?.children ?? [];
    if (!first || literal?.name !== 'String') continue;
    const { text, inside } = literalOf(python.source, literal);
    const key = constant(text, inside);
    const span = { start: first.start, end: first.end };
    const taken = readKey(python, { key, keySpan: first, span, absence: 'nothing' }, sure);
    if (target) bindPattern(python, target, taken ?? unknown);
  }
}
