import { elementOf } from './access.ts';
import { decide } from './decide.ts';
import type { JavaScript } from './javascript.ts';
import { type Node, spanOf } from './node.ts';
import { scopeOf, within } from './scope.ts';
import { spend } from './spend.ts';
import { unknown, type Value } from './value.ts';

/** Loops nested deeper than this are walked once, without what they leave for their next round. */
const twiceLimit = 2;

function rounds(code: JavaScript, node: Node, round: () => void): void {
  const { loop } = code;
  code.loopDepth++;
  within(code, scopeOf(code.scope, node, false), () => {
    for (let left = code.loopDepth <= twiceLimit ? 2 : 1; left > 0; left--) {
      code.paths.enclose((stretch) => {
        code.loop = stretch;
        round();
      });
    }
  });
  code.loopDepth--;
  code.loop = loop;
}

export function runForOf(code: JavaScript, node: Extract<Node, { type: 'ForOfStatement' }>): void {
  const { left, right, body } = node;
  const list = code.evaluate(right);
  runEach(code, node, left, elementOf(code, list, right), body);
  if (list.thing?.kind === 'stdin') code.known.set('stdin', true);
}

export function runForIn(code: JavaScript, node: Extract<Node, { type: 'ForInStatement' }>): void {
  const of = code.evaluate(node.right);
  if (of.thing?.kind === 'whole') code.facts.open('iterated', 'stdin', spanOf(node.right));
  else if (of.thing?.kind === 'environment') spend(code, of, node.right);
  runEach(code, node, node.left, unknown, node.body);
}

function runEach(code: JavaScript, node: Node, left: Node, element: Value, body: Node): void {
  rounds(code, node, () => {
    code.paths.fork([
      () => {
        const isNew = left.type === 'VariableDeclaration';
        const target = isNew ? left.declarations[0]?.id : left;
        if (target) code.bind(target, element, isNew);
        code.run([body]);
      },
      () => undefined,
    ]);
  });
}

export function runWhile(code: JavaScript, node: Extract<Node, { type: 'WhileStatement' }>): void {
  rounds(code, node, () => decide(code, code.test(node.test), () => code.run([node.body])));
}

export function runDo(code: JavaScript, node: Extract<Node, { type: 'DoWhileStatement' }>): void {
  rounds(code, node, () => {
    code.run([node.body]);
    code.test(node.test);
  });
}

export function runFor(code: JavaScript, node: Extract<Node, { type: 'ForStatement' }>): void {
  const { init, test, update, body } = node;
  within(code, scopeOf(code.scope, node, false), () => {
    if (init?.type === 'VariableDeclaration') code.run([init]);
    else if (init) code.evaluate(init);
    rounds(code, body, () => {
      const round = (): void => {
        code.run([body]);
        if (update) code.evaluate(update);
      };
      if (test) decide(code, code.test(test), round);
      else round();
    });
  });
}
