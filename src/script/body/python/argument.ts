import type { Argument, Part } from '../../body.ts';
import { commaSeparated, type Node } from './node.ts';
import { type Python, textOf } from './python.ts';
import type { Value, Word } from './value.ts';

/** What a call is given, in the order in which it is written. */
export interface Given extends Word {
  readonly node: Node;
  readonly keyword: string | undefined;
  readonly star: '' | '*' | '**';
}

export function argumentsOf(python: Python, { children }: Node): readonly Given[] {
  return commaSeparated(children).flatMap((group) => {
    const [first, second, third] = group;
    if (!first) return [];
    if (second?.name === 'AssignOp' && third && textOf(python, second) === '=') {
      return [given(python, third, textOf(python, first), '')];
    }
    if (first.name === '*' || first.name === '**') {
      return second ? [given(python, second, undefined, first.name)] : [];
    }
    return [given(python, group.at(-1) ?? first, undefined, '')];
  });
}

function given(
  python: Python,
  node: Node,
  keyword: string | undefined,
  star: Given['star'],
): Given {
  const value = python.evaluate(node);
  return { node, keyword, star, value, argument: argumentOf(node, value, keyword) };
}

export function argumentOf(node: Node, value: Value, keyword?: string): Argument {
  const { start, end } = node;
  const { thing } = value;
  const items = thing?.kind === 'list' ? thing.items.map(({ argument }) => argument) : undefined;
  return { span: { start, end }, text: value.text, parts: partsOf(node, value), keyword, items };
}

/** The pieces of a text; those that were put together elsewhere stand where the text is used. */
export function partsOf(
  { start, end }: Node,
  { parts, text, flows, thing }: Value,
): readonly Part[] {
  const span = { start, end };
  if (thing?.kind === 'list' || thing?.kind === 'dict') return [];
  if (!parts) return [{ span, text, splits: false, flows }];
  return parts.map((part) =>
    part.span.start >= start && part.span.end <= end ? part : { ...part, span },
  );
}
