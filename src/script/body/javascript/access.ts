import type { Span } from '../../../core/span.ts';
import { inexact } from '../flow.ts';
import { readKey, readVariable } from './input.ts';
import { type JavaScript, useArguments } from './javascript.ts';
import { answer, likeAndUnlike, literally, narrow } from './narrow.ts';
import { type Node, spanOf } from './node.ts';
import { spend } from './spend.ts';
import { textsOf } from './text.ts';
import {
  type ClassNode,
  constant,
  flowing,
  madeFrom,
  oneOf,
  thing,
  unknown,
  type Value,
} from './value.ts';

/** `object.name` or `object[key]`. */
export function evaluateMember(
  code: JavaScript,
  node: Extract<Node, { type: 'MemberExpression' }>,
): Value {
  const of = node.object.type === 'Super' ? (code.self ?? unknown) : code.evaluate(node.object);
  const { property } = node;
  if (node.computed) return itemOf(code, of, code.evaluate(property), property, node);
  return 'name' in property ? memberOf(code, of, property.name, property, node) : unknown;
}

/** `of.name`, for whatever kind of member. */
export function memberOf(
  code: JavaScript,
  of: Value,
  name: string,
  nameSpan: Span,
  span: Span,
): Value {
  const held = of.thing;
  switch (held?.kind) {
    case 'library':
      return settled(`${held.name}.${name}`, span, code);
    case 'environment':
    case 'whole':
      if (/^(hasOwnProperty|then|catch|finally)$/.test(name))
        return thing({ kind: 'method', of, name });
      return itemOf(code, of, constant(name, spanOf(nameSpan)), nameSpan, span);
    case 'argv':
      if (name === 'length') return thing({ ...held, kind: 'argc' });
      break;
    case 'map':
      return held.entries.get(name)?.value ?? methodOf(of, name);
    case 'object':
    case 'class':
      return fieldOf(code, of, held.definition, name) ?? methodOf(of, name);
    case 'stdin':
      if (name === 'fd') return { ...of, text: '0' };
  }
  return methodOf(of, name);
}

function methodOf(of: Value, name: string): Value {
  if (/^(length|size|isTTY)$/.test(name)) return unknown;
  return { ...flowing(inexact(of.flows)), thing: { kind: 'method', of, name } };
}

/** What a name of a library stands for. */
export function settled(written: string, span: Span, code: JavaScript): Value {
  const name = written
    .replace(/^(globalThis|global)\./, '')
    .replace(/^(\w[\w/]*)\.default(?=\.|$)/, '$1');
  if (name === 'process.env' || name === 'Bun.env') return thing({ kind: 'environment' });
  if (/^(process|Bun)\.stdin$/.test(name)) return thing({ kind: 'stdin' });
  if (!/^((process|Bun)\.argv|Deno\.args|zx\.argv)$/.test(name))
    return thing({ kind: 'library', name });
  const use = { text: code.source.slice(span.start, span.end), span: spanOf(span) };
  return thing({ kind: 'argv', from: /args$|^zx/.test(name) ? 2 : 0, use });
}

/** `of[key]`. */
export function itemOf(code: JavaScript, of: Value, key: Value, keyNode: Span, span: Span): Value {
  const held = of.thing;
  const asking = { key, keySpan: spanOf(keyNode), span: spanOf(span), absence: 'nothing' } as const;
  switch (held?.kind) {
    case 'environment':
      return readVariable(code, asking);
    case 'whole':
      return readKey(code, asking, held.sure);
    case 'argv': {
      const at = Number(key.text);
      if (key.text !== undefined && at >= 0 && held.from + at < 2) return unknown;
      useArguments(code, held.use);
      return thing({ ...held, kind: 'word' });
    }
    case 'list':
      return (held.open ? undefined : held.items[Number(key.text)]?.value) ?? madeFrom(of);
    case 'map':
      if (key.text !== undefined) return held.entries.get(key.text)?.value ?? unknown;
      return choice(code, of, key, keyNode, span);
    case 'library':
    case 'object':
    case 'class':
      return key.text === undefined ? unknown : memberOf(code, of, key.text, keyNode, span);
  }
  return held?.kind === 'raw' ? unknown : madeFrom(of);
}

/** One of an object's values, and that there is one if it is true. */
function choice(code: JavaScript, of: Value, key: Value, keyNode: Span, span: Span): Value {
  spend(code, of, span);
  const texts = textsOf(of)?.map(literally);
  const { flows } = madeFrom(of);
  if (!texts) return flowing(flows);
  return {
    ...flowing(flows),
    ...answer(narrow(code, keyNode as Node, key, ...likeAndUnlike(keyNode, texts))),
    flows,
  };
}

/** What an own class, or an object of it, has under a name. */
function fieldOf(
  code: JavaScript,
  of: Value,
  definition: ClassNode,
  name: string,
): Value | undefined {
  const held = code.variables.get(fieldKey(definition, name));
  if (held) return held;
  for (const member of definition.body.body) {
    if (member.type !== 'MethodDefinition' || !('name' in member.key) || member.key.name !== name)
      continue;
    const known = code.definitions.get(member.value)?.thing;
    if (known?.kind !== 'function') continue;
    const method = thing({ ...known, self: of });
    return member.kind === 'get' ? code.invoke(method, [], member) : method;
  }
  return undefined;
}

export function fieldKey({ start }: ClassNode, name: string): string {
  return `@${start} ${name}`;
}

/** What comes when one goes through a value. */
export function elementOf(code: JavaScript, value: Value, span: Span): Value {
  const { thing: held } = value;
  switch (held?.kind) {
    case 'stdin':
      return thing({ kind: 'raw' });
    case 'raw':
      return value;
    case 'whole':
      code.facts.open('iterated', 'stdin', spanOf(span));
      return unknown;
    case 'list':
      if (held.items.length <= 64) return oneOf(held.items.map((item) => item.value));
      return madeFrom(value);
  }
  spend(code, value, span);
  return madeFrom(value);
}
