import type { ParamType } from '../script/param.ts';
import { parseJson, type Reading } from './parse-json.ts';

/**
 * The text behind `key=` as the declared type takes it. Text that does not read as that type stays
 * the text it is: the check then says what is wrong, and `--no-validate` sends it.
 */
export function convert(text: string, type: ParamType): Reading {
  const asText = { value: text, inexact: undefined };
  if (type === 'string' || !looksLike[type].test(text)) return asText;
  const reading = parseJson(text);
  return 'fault' in reading ? asText : reading;
}

const looksLike: Record<Exclude<ParamType, 'string'>, RegExp> = {
  integer: /^-?\d/,
  number: /^-?\d/,
  boolean: /^(true|false)$/,
  array: /^\s*\[/,
  object: /^\s*\{/,
};
