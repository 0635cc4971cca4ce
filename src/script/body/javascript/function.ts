import type { Span } from '../../../core/span.ts';
import type { JavaScript } from './javascript.ts';
import { declare, scopeOf } from './scope.ts';
import { spend } from './spend.ts';
import { wordOf } from './text.ts';
import { type ClassNode, listOf, oneOf, type Thing, thing, unknown, type Value } from './value.ts';

type OwnFunction = Extract<Thing, { kind: 'function' }>;

/** Calls deeper than this are not followed. */
const depthLimit = 12;

/** Walks a function of the script, or makes an object of its class, with these values. */
export function invoke(
  code: JavaScript,
  callee: Value,
  values: readonly Value[],
  span: Span,
): Value {
  if (callee.thing?.kind === 'function') return callFunction(code, callee.thing, values, span);
  if (callee.thing?.kind === 'class') return construct(code, callee.thing, values, span);
  for (const value of values) spend(code, value, span);
  return unknown;
}

function callFunction(
  code: JavaScript,
  { definition, scope, self }: OwnFunction,
  values: readonly Value[],
  span: Span,
): Value {
  const isFollowed = code.stack.length < depthLimit && !code.stack.includes(definition);
  if (!isFollowed || (code.steps <= 0 && code.called.has(definition))) {
    for (const value of values) spend(code, value, span);
    code.complete &&= code.steps > 0;
    return unknown;
  }
  code.called.add(definition);
  code.stack.push(definition);
  const { scope: outer, returns, loop, self: around } = code;
  const given: Value[] = [];
  code.paths.enclose((stretch) => {
    code.scope = scopeOf(scope, definition, true);
    code.self = self;
    code.returns = { values: given, stretch };
    code.loop = undefined;
    if (definition.type !== 'ArrowFunctionExpression') {
      declare(code, 'arguments');
      code.variables.set(`${code.scope.id} arguments`, listOf([], true));
    }
    bindParameters(code, definition, values, span);
    if (definition.body.type === 'BlockStatement') code.run([definition.body]);
    else given.push(code.evaluate(definition.body));
  });
  code.scope = outer;
  code.returns = returns;
  code.loop = loop;
  code.self = around;
  code.stack.pop();
  return oneOf(given);
}

function bindParameters(
  code: JavaScript,
  { params }: OwnFunction['definition'],
  values: readonly Value[],
  span: Span,
): void {
  for (const [at, pattern] of params.entries()) {
    const isRest = pattern.type === 'RestElement';
    const rest = (): Value =>
      listOf(
        values.slice(at).map((value) => wordOf(span, value)),
        false,
      );
    code.bind(pattern, isRest ? rest() : (values[at] ?? unknown), true);
  }
  // What no parameter takes is lost, but for `arguments`.
  if (params.at(-1)?.type === 'RestElement') return;
  for (const value of values.slice(params.length)) {
    if (/^(whole|raw|stdin|environment)$/.test(value.thing?.kind ?? '')) spend(code, value, span);
  }
}

function construct(
  code: JavaScript,
  own: { readonly definition: ClassNode; readonly scope: OwnFunction['scope'] },
  values: readonly Value[],
  span: Span,
): Value {
  const object = thing({ ...own, kind: 'object' });
  const made = own.definition.body.body.find(
    (member) => member.type === 'MethodDefinition' && member.kind === 'constructor',
  );
  if (made?.type === 'MethodDefinition') {
    const { scope } = own;
    callFunction(
      code,
      { kind: 'function', definition: made.value, scope, self: object },
      values,
      span,
    );
    return object;
  }
  for (const value of values) spend(code, value, span);
  return object;
}
