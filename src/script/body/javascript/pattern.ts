import type { Read } from '../../body.ts';
import { elementOf, fieldKey, itemOf, memberOf } from './access.ts';
import type { JavaScript } from './javascript.ts';
import { insideOf } from './mention.ts';
import { type Node, spanOf } from './node.ts';
import { assign, change, declare } from './scope.ts';
import { spend } from './spend.ts';
import { wordOf } from './text.ts';
import {
  constant,
  itemLimit,
  listOf,
  mapOf,
  mergeValues,
  thing,
  unknown,
  type Value,
  type Word,
} from './value.ts';

/** Assigns to what stands on the left; `isDeclared` if that makes new names. */
export function bind(code: JavaScript, pattern: Node, value: Value, isDeclared: boolean): void {
  switch (pattern.type) {
    case 'Identifier':
      if (isDeclared) declare(code, pattern.name);
      assign(code, pattern.name, value, pattern);
      return;
    case 'AssignmentPattern':
      bind(code, pattern.left, withDefault(code, value, pattern.right), isDeclared);
      return;
    case 'ArrayPattern':
      bindElements(code, pattern, value, isDeclared);
      return;
    case 'ObjectPattern':
      bindProperties(code, pattern, value, isDeclared);
      return;
    case 'RestElement':
      bind(code, pattern.argument, value, isDeclared);
      return;
    case 'MemberExpression':
      bindMember(code, pattern, value);
  }
}

/** A value, or another where it is undefined. */
export function withDefault(code: JavaScript, value: Value, node: Node): Value {
  let other = unknown;
  code.paths.fork([
    () => {
      other = code.evaluate(node);
    },
    () => undefined,
  ]);
  const kind = value.thing?.kind;
  if (value.text !== undefined || (kind && kind !== 'nothing' && kind !== 'variable')) return value;
  setAbsence(value, 'value');
  const merged = mergeValues(kind === 'variable' ? unknown : value, other) ?? unknown;
  return kind === 'nothing' ? other : { ...merged, text: undefined };
}

/** Says what it is if the parameter that was just read is not supplied. */
export function setAbsence({ flows }: Value, absence: Read['absence']): void {
  const [flow] = flows;
  if (!flow?.exact || flows.length > 1 || flow.path.length > 0) return;
  const read: { absence: Read['absence'] } = flow.read;
  if (read.absence === 'nothing') read.absence = absence;
}

function bindElements(
  code: JavaScript,
  { elements, start, end }: Extract<Node, { type: 'ArrayPattern' }>,
  value: Value,
  isDeclared: boolean,
): void {
  const { thing: held } = value;
  for (const [at, element] of elements.entries()) {
    if (!element) continue;
    let item: Value;
    if (element.type === 'RestElement') item = restOf(code, value, at, { start, end });
    else if (held?.kind === 'argv' || held?.kind === 'list') {
      item = itemOf(code, value, constant(String(at)), element, element);
    } else item = elementOf(code, value, element);
    bind(code, element, item, isDeclared);
  }
}

function restOf(
  code: JavaScript,
  value: Value,
  at: number,
  span: { start: number; end: number },
): Value {
  const { thing: held } = value;
  if (held?.kind === 'argv') return thing({ ...held, from: held.from + at });
  if (held?.kind === 'list') return listOf(held.items.slice(at), held.open);
  return listOf([wordOf(span, elementOf(code, value, span))], true);
}

function bindProperties(
  code: JavaScript,
  { properties }: Extract<Node, { type: 'ObjectPattern' }>,
  value: Value,
  isDeclared: boolean,
): void {
  for (const property of properties) {
    if (property.type === 'RestElement') {
      const isFollowed = /^(whole|environment|map)$/.test(value.thing?.kind ?? '');
      bind(code, property.argument, isFollowed ? value : unknown, isDeclared);
      continue;
    }
    const { key, computed } = property;
    const name = computed ? code.evaluate(key) : keyOf(key);
    const span = isShort(property) ? key : property;
    const item =
      name.text !== undefined &&
      !/^(whole|environment|map|list|argv)$/.test(value.thing?.kind ?? '')
        ? memberOf(code, value, name.text, key, span)
        : itemOf(code, value, name, key, span);
    bind(code, property.value, item, isDeclared);
  }
}

function isShort(property: { shorthand: boolean; value: Node }): boolean {
  return property.shorthand && property.value.type === 'Identifier';
}

/** A key that is written without brackets. */
export function keyOf(key: Node): Value {
  if (key.type === 'Identifier' || key.type === 'PrivateIdentifier')
    return constant(key.name, spanOf(key));
  if (key.type === 'Literal') return constant(String(key.value), insideOf(key));
  return unknown;
}

function bindMember(
  code: JavaScript,
  node: Extract<Node, { type: 'MemberExpression' }>,
  value: Value,
): void {
  const { object, property } = node;
  const of = object.type === 'Super' ? unknown : code.evaluate(object);
  const { text } = node.computed ? code.evaluate(property) : keyOf(property);
  switch (of.thing?.kind) {
    case 'object':
    case 'class': {
      const field = fieldKey(of.thing.definition, text ?? '[]');
      code.variables.set(field, mergeValues(code.variables.get(field), value));
      return;
    }
    case 'whole':
      if (text !== undefined) code.known.set(`stdin ${text}`, true);
      break;
    case 'environment':
      if (text !== undefined) code.known.set(`variable ${text}`, true);
      break;
    case 'map':
      if (
        object.type === 'Identifier' &&
        putIn(code, object.name, of.thing, text, wordOf(node, value))
      )
        return;
  }
  spend(code, value, node);
}

/** `object.key = value` in an object that a variable holds; whether its key is known. */
function putIn(
  code: JavaScript,
  name: string,
  { entries, open }: Extract<Value['thing'], { kind: 'map' }>,
  key: string | undefined,
  word: Word,
): boolean {
  const isKnown = key !== undefined && entries.size < itemLimit;
  const more = isKnown ? new Map(entries).set(key, word) : entries;
  if (isKnown || !open) change(code, name, mapOf(more, open || !isKnown));
  return isKnown;
}
