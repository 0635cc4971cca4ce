import type { Span } from '../core/span.ts';
import { words } from './white-space.ts';

export type ParamType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';

/** A parameter as the model sees it. */
export interface Param {
  readonly name: string;
  readonly type: ParamType;
  readonly description: string;
  readonly required: boolean;
}

/** A parameter and where its parts stand in the text. */
export interface ParamTag extends Param {
  /** From `@` to the end of the line's text. */
  readonly span: Span;
  /** Without the `*`. */
  readonly nameSpan: Span;
  /** The word in the place of the type; undefined if the line ends before it. */
  readonly typeWord:
    | { readonly text: string; readonly span: Span; readonly known: boolean }
    | undefined;
  readonly descriptionSpan: Span | undefined;
}

/** Every word the runtime takes for a type, lower-cased, and the type it means. */
export const typeWords: Readonly<Record<string, ParamType>> = Object.assign(Object.create(null), {
  string: 'string',
  str: 'string',
  integer: 'integer',
  int: 'integer',
  number: 'number',
  num: 'number',
  float: 'number',
  boolean: 'boolean',
  bool: 'boolean',
  array: 'array',
  list: 'array',
  object: 'object',
  obj: 'object',
  map: 'object',
});

/**
 * Reads the value of a `@param` tag, `[*]NAME TYPE DESCRIPTION…`, that begins at `offset`; `span` is
 * the whole tag's. Without a name the runtime drops the line: undefined.
 */
export function parseParam(value: string, offset: number, span: Span): ParamTag | undefined {
  const [first, second, ...rest] = words(value);
  if (!first) return undefined;
  const required = first.text.startsWith('*');
  const name = required ? first.text.slice(1) : first.text;
  if (name === '') return undefined;
  const at = (start: number, text: string): Span => ({
    start: offset + start,
    end: offset + start + text.length,
  });
  const type = second && typeWords[second.text.toLowerCase()];
  const [from, to] = [rest[0], rest.at(-1)];
  return {
    name,
    type: type ?? 'string',
    description: rest.map((word) => word.text).join(' '),
    required,
    span,
    nameSpan: at(first.start + (required ? 1 : 0), name),
    typeWord: second && {
      text: second.text,
      span: at(second.start, second.text),
      known: type !== undefined,
    },
    descriptionSpan: from &&
      to && { start: offset + from.start, end: offset + to.start + to.text.length },
  };
}
