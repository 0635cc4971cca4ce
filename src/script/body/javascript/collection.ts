import { elementOf } from './access.ts';
import type { JavaScript } from './javascript.ts';
import { type Node, spanOf } from './node.ts';
import { keyOf } from './pattern.ts';
import { spend } from './spend.ts';
import { wordOf } from './text.ts';
import { type Given, listOf, mapOf, thing, type Value, type Word } from './value.ts';

export function givenTo(code: JavaScript, nodes: readonly (Node | null)[]): readonly Given[] {
  return nodes.flatMap((node) => {
    if (!node) return [];
    const isSpread = node.type === 'SpreadElement';
    const at = isSpread ? node.argument : node;
    return [{ ...wordOf(at, code.evaluate(at)), node: at, isSpread }];
  });
}

/** The elements, with those of lists that are spread; `open` if there may be more. */
export function spreadOut(
  code: JavaScript,
  given: readonly Given[],
): { readonly items: readonly Word[]; readonly open: boolean } {
  let open = false;
  const items = given.flatMap((one): readonly Word[] => {
    if (!one.isSpread) return [one];
    const { thing: held } = one.value;
    if (held?.kind === 'list') {
      open ||= held.open;
      return held.items;
    }
    open = true;
    return [wordOf(one.node, elementOf(code, one.value, one.node))];
  });
  return { items, open };
}

export function evaluateArray(
  code: JavaScript,
  { elements }: Extract<Node, { type: 'ArrayExpression' }>,
): Value {
  const given = givenTo(code, elements);
  const [only] = given;
  // `[...process.argv]` is a copy.
  if (given.length === 1 && only?.isSpread && /^(argv|raw)$/.test(only.value.thing?.kind ?? '')) {
    return only.value;
  }
  const { items, open } = spreadOut(code, given);
  return listOf(items, open);
}

/** An object that is being put together. */
interface Making {
  readonly entries: Map<string, Word>;
  open: boolean;
  isWhole: boolean;
}

export function evaluateObject(
  code: JavaScript,
  { properties, start, end }: Extract<Node, { type: 'ObjectExpression' }>,
): Value {
  const made: Making = { entries: new Map(), open: false, isWhole: false };
  for (const property of properties) {
    if (property.type === 'SpreadElement') spreadInto(code, made, property.argument);
    else putInto(code, made, property);
  }
  const { entries, open } = made;
  if (!made.isWhole) return mapOf(entries, open);
  for (const { value } of entries.values()) spend(code, value, { start, end });
  return thing({ kind: 'whole', sure: entries.size === 0 && !open });
}

function spreadInto(code: JavaScript, made: Making, node: Node): void {
  const value = code.evaluate(node);
  const { thing: held } = value;
  switch (held?.kind) {
    case 'map':
      for (const [key, word] of held.entries) made.entries.set(key, word);
      made.open ||= held.open;
      return;
    case 'whole':
      made.isWhole = true;
      return;
    case 'nothing':
      return;
  }
  made.open = true;
  spend(code, value, spanOf(node));
}

function putInto(
  code: JavaScript,
  made: Making,
  property: Extract<Node, { type: 'Property' }>,
): void {
  const key = property.computed ? code.evaluate(property.key) : keyOf(property.key);
  const value = code.evaluate(property.value);
  if (key.text !== undefined) {
    made.entries.set(key.text, wordOf(property.value, value));
    return;
  }
  made.open = true;
  spend(code, value, property.value);
}
