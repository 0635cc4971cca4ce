import { argumentsOf, type Given } from './argument.ts';
import { construct } from './class.ts';
import { evaluateComprehension } from './comprehension.ts';
import { callFunction } from './function.ts';
import { callLibrary } from './library.ts';
import { callMethod } from './method.ts';
import { childNamed, type Node } from './node.ts';
import { type Python, textOf, useArguments } from './python.ts';
import { recordCall, spendAll } from './record.ts';
import { unknown, type Value } from './value.ts';

/** `callee(…)`. */
export function evaluateCall(python: Python, node: Node): Value {
  const [callee] = node.children;
  const list = childNamed(node, 'ArgList');
  if (!callee || !list) return unknown;
  const called = python.evaluate(callee);
  const given = childNamed(list, 'for') ? generated(python, list) : argumentsOf(python, list);
  const { thing } = called;
  switch (thing?.kind) {
    case 'function':
      return callFunction(python, thing, given, node);
    case 'class':
      return construct(python, thing, given, node);
    case 'attribute':
      return callMethod({ python, name: thing.name, of: thing.of, given, node, callee });
    case 'library':
      return callLibrary({ python, name: thing.name, given, node, callee });
    case 'made':
      if (thing.name === 'typer.Typer') {
        const span = { start: node.start, end: node.end };
        useArguments(python, { text: `${textOf(python, callee)}()`, span });
      }
      return unknown;
    default:
      recordCall({ python, name: undefined, given, node, callee });
      spendAll(python, given);
      return unknown;
  }
}

/** `f(x for x in y)`. */
function generated(python: Python, node: Node): readonly Given[] {
  const value = evaluateComprehension(python, node);
  const span = { start: node.start, end: node.end };
  const parts = [{ span, text: undefined, splits: false, flows: value.flows }];
  const argument = { span, text: undefined, parts, keyword: undefined, items: undefined };
  return [{ node, value, keyword: undefined, star: '', argument }];
}
