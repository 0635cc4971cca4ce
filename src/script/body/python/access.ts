import { inexact } from '../flow.ts';
import { memberOf } from './class.ts';
import { callFunction } from './function.ts';
import { readKey, readVariable } from './input.ts';
import type { Node } from './node.ts';
import { type Python, textOf, useArguments } from './python.ts';
import { spend } from './spend.ts';
import { flowing, madeFrom, thing, unknown, type Value } from './value.ts';

/** `object.name` or `object[…]`. */
export function evaluateMember(python: Python, node: Node): Value {
  const [object, separator, ...rest] = node.children;
  if (!object || !separator) return unknown;
  const of = python.evaluate(object);
  if (separator.name !== '.') return subscript(python, of, node, rest.slice(0, -1));
  const [property] = rest;
  return property ? attribute(python, of, textOf(python, property), node) : unknown;
}

function attribute(python: Python, of: Value, name: string, node: Node): Value {
  const held = of.thing;
  if (held?.kind === 'library') return settled(python, `${held.name}.${name}`, node);
  if (held?.kind === 'stdin' && name === 'buffer') return of;
  if (held?.kind === 'object' || held?.kind === 'class') {
    const member = memberOf(python, of, held, name);
    if (member.value?.thing?.kind === 'function' && member.isProperty) {
      return callFunction(python, member.value.thing, [], node);
    }
    if (member.value) return member.value;
  }
  return { ...flowing(inexact(of.flows)), thing: { kind: 'attribute', of, name } };
}

/** What a name of a library stands for. */
export function settled(python: Python, name: string, node: Node): Value {
  if (/^os\.environb?$/.test(name)) return thing({ kind: 'environment' });
  if (/^sys\.(__)?stdin(__)?$/.test(name)) return thing({ kind: 'stdin' });
  if (name !== 'sys.argv') return thing({ kind: 'library', name });
  const { start, end } = node;
  const use = { text: textOf(python, node), span: { start, end } };
  return thing({ kind: 'argv', from: 0, use });
}

function subscript(python: Python, of: Value, node: Node, index: readonly Node[]): Value {
  const colon = index.findIndex(({ name }) => name === ':');
  const keys = index.filter(({ name }) => !/^[:,]$/.test(name));
  const values = keys.map((key) => python.evaluate(key));
  const [keyNode, key] = [keys[0], values[0]];
  const isSlice = colon >= 0;
  if (of.thing?.kind === 'argv') return argument(python, of.thing, keyNode, isSlice, colon);
  if (isSlice || !keyNode || !key) {
    if (of.thing?.kind === 'raw') return of;
    return flowing(inexact(of.flows));
  }
  const absence = python.tryDepth > 0 ? 'nothing' : 'end';
  const asking = { key, keySpan: keyNode, span: node, absence } as const;
  switch (of.thing?.kind) {
    case 'environment':
      return readVariable(python, asking);
    case 'whole':
      return readKey(python, asking, of.thing.sure);
    case 'dict':
      if (key.text !== undefined) return of.thing.entries.get(key.text) ?? unknown;
      return madeFrom(of);
    case 'list':
      return element(of, textOf(python, keyNode));
    case 'library':
      return unknown;
  }
  spend(python, of.thing?.kind === 'attribute' ? unknown : of, node);
  return flowing(inexact(of.flows));
}

function element(of: Value, written: string): Value {
  const items = of.thing?.kind === 'list' && !of.thing.open ? of.thing.items : [];
  return (/^\d+$/.test(written) ? items[Number(written)]?.value : undefined) ?? madeFrom(of);
}

function argument(
  python: Python,
  argv: Extract<Value['thing'], { kind: 'argv' | 'argc' }>,
  index: Node | undefined,
  isSlice: boolean,
  colon: number,
): Value {
  const written = index ? textOf(python, index) : '';
  const number = /^\d+$/.test(written) ? Number(written) : undefined;
  if (isSlice && (colon > 0 || !index)) {
    return thing({ ...argv, kind: 'argv', from: argv.from + (number ?? (index ? 1 : 0)) });
  }
  if (isSlice && number === 1 && argv.from === 0) return unknown;
  if (number === undefined || number + argv.from > 0) useArguments(python, argv.use);
  return unknown;
}
