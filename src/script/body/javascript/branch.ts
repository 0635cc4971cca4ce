import { isOneOf } from './condition.ts';
import { take } from './decide.ts';
import { hoist } from './definition.ts';
import type { JavaScript } from './javascript.ts';
import type { Node } from './node.ts';
import { scopeOf, within } from './scope.ts';
import { unknown, type Value } from './value.ts';

export function runIf(code: JavaScript, node: Extract<Node, { type: 'IfStatement' }>): void {
  const test = code.test(node.test);
  code.paths.fork([
    () => take(code, test, true, () => code.run([node.consequent])),
    () => take(code, test, false, () => code.run(node.alternate ? [node.alternate] : [])),
  ]);
}

/** Deeper than this, what a `try` did before it failed is not known where it is caught. */
const twiceLimit = 2;

export function runTry(
  code: JavaScript,
  { block, handler, finalizer }: Extract<Node, { type: 'TryStatement' }>,
): void {
  const attempt = (): void => {
    code.tryDepth += handler ? 1 : 0;
    code.run([block]);
    code.tryDepth -= handler ? 1 : 0;
  };
  const caught = (): void => {
    if (!handler) return;
    if (code.tryDepth < twiceLimit) code.paths.fork([attempt, () => undefined]);
    within(code, scopeOf(code.scope, handler, false), () => {
      if (handler.param) code.bind(handler.param, unknown, true);
      code.run([handler.body]);
    });
  };
  code.paths.fork(handler ? [attempt, caught] : [attempt]);
  if (finalizer) code.run([finalizer]);
}

export function runSwitch(
  code: JavaScript,
  node: Extract<Node, { type: 'SwitchStatement' }>,
): void {
  const value = code.evaluate(node.discriminant);
  const { loop, scope } = code;
  code.paths.enclose((stretch) => {
    code.loop = stretch;
    code.scope = scopeOf(scope, node, false);
    hoist(
      code,
      node.cases.flatMap(({ consequent }) => consequent),
    );
    code.paths.fork(waysThrough(code, node, value));
  });
  code.loop = loop;
  code.scope = scope;
}

/** The ways from a value to each of its cases, and past all of them. */
function waysThrough(
  code: JavaScript,
  { discriminant, cases }: Extract<Node, { type: 'SwitchStatement' }>,
  value: Value,
): readonly (() => void)[] {
  const texts = cases.map(({ test }) => (test ? code.evaluate(test).text : undefined));
  const fallback = cases.findIndex(({ test }) => !test);
  const known = texts.filter((text) => text !== undefined);
  const isKnown = known.length === cases.length - (fallback < 0 ? 0 : 1);
  const from = (at: number): void => {
    // From one case into the next, up to a `break`.
    for (const { consequent } of cases.slice(at, at + fallLimit)) {
      if (code.paths.live) code.run(consequent);
    }
  };
  const way = (at: number, labels: readonly string[], isTrue: boolean) => (): void => {
    if (isKnown) take(code, isOneOf(code, discriminant, value, labels), isTrue);
    from(at);
  };
  let begin = 0;
  const ways = cases.flatMap(({ consequent }, at) => {
    if (consequent.length === 0) return [];
    const labels = texts.slice(begin, at + 1).filter((text) => text !== undefined);
    const isElse = fallback >= begin && fallback <= at;
    begin = at + 1;
    return [
      isElse
        ? way(
            at,
            known.filter((text) => !labels.includes(text)),
            false,
          )
        : way(at, labels, true),
    ];
  });
  const isCovered =
    fallback >= 0 && cases.slice(fallback).some(({ consequent }) => consequent.length > 0);
  return isCovered ? ways : [...ways, way(cases.length, known, false)];
}

/** As many cases are walked in one go. */
const fallLimit = 4;
