import type { Program } from 'acorn';
import type { Body } from '../../body.ts';
import { createFacts } from '../facts.ts';
import { createPaths } from '../paths.ts';
import { callValue } from './call.ts';
import { evaluate } from './expression.ts';
import { invoke } from './function.ts';
import type { JavaScript } from './javascript.ts';
import { judge } from './logical.ts';
import { mentionInLines, mentionVariables } from './mention.ts';
import { meetingChecks } from './narrow.ts';
import { nodesIn, parseJavaScript, spanOf } from './node.ts';
import { bind } from './pattern.ts';
import { scopeOf } from './scope.ts';
import { runStatements } from './statement.ts';
import { mergeValues, type Value } from './value.ts';

/** The facts of a JavaScript program, whose code begins at `start` in `text`. Never throws. */
export function readJavaScript(text: string, start: number): Body {
  const root = parseJavaScript(text, start);
  if (root) return factsOf(text, root);
  const facts = createFacts();
  mentionInLines({ facts }, text, start);
  return facts.body('javascript', false);
}

function factsOf(text: string, root: Program): Body {
  const code = createWalk(text, root);
  mentionVariables(code, root);
  code.run(root.body);
  callLater(code);
  for (const { span, resolved } of code.prefixes.values()) {
    if (!resolved) code.facts.open('indirect', 'variable', span);
  }
  for (const { use, spare } of code.uses) code.facts.argument({ ...use, spare });
  return code.facts.body('javascript', code.complete);
}

function createWalk(text: string, root: Program): JavaScript {
  const paths = createPaths();
  let nodes = 0;
  for (const _node of nodesIn(root)) nodes++;
  const code: JavaScript = {
    source: text,
    facts: createFacts(),
    paths,
    variables: paths.cells(mergeValues),
    checks: paths.cells(meetingChecks),
    known: paths.cells((a, b) => a && b),
    prefixes: new Map(),
    definitions: new Map(),
    called: new Set(),
    escaped: new Map(),
    stack: [],
    uses: [],
    scope: scopeOf(undefined, root, true),
    self: undefined,
    returns: undefined,
    loop: undefined,
    loopDepth: 0,
    tryDepth: 0,
    depth: 0,
    steps: 2000 + 8 * nodes,
    complete: true,
    loose: false,
    spare: false,
    evaluate: (node) => evaluate(code, node),
    test: (node) => judge(code, node),
    run: (body) => runStatements(code, body),
    bind: (pattern, value, isDeclared) => bind(code, pattern, value, isDeclared),
    call: (callee, given, node) => callValue(code, callee, given, node, node),
    invoke: (callee, values, span) => invoke(code, callee, values, span),
  };
  return code;
}

/** Walks the functions that something unknown calls later, or may call. */
function callLater(code: JavaScript): void {
  const walk = (value: Value, given: readonly Value[]): void => {
    if (value.thing?.kind !== 'function') return;
    code.paths.aside(() => {
      code.invoke(
        value,
        given,
        spanOf(value.thing?.kind === 'function' ? value.thing.definition : { start: 0, end: 0 }),
      );
    });
  };
  // Both grow while they are gone through.
  for (const { value, given } of code.escaped.values()) walk(value, given);
  code.loose = true;
  for (const [definition, value] of code.definitions) {
    if (!code.called.has(definition)) walk(value, []);
  }
}
