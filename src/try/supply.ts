import { UserError } from '../core/exit.ts';
import type { Param, ParamType } from '../script/param.ts';
import { convert } from './convert.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { pairHelp } from './pair-help.ts';
import { parseJson } from './parse-json.ts';
import type { Problem } from './problem.ts';

/** What a call is given, in the order in which it came, and what of it cannot be handed on. */
export interface Supplied {
  readonly values: JsonObject;
  /** The names of those that come from `--params`. */
  readonly inJson: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

/**
 * The parameters of a call from the command line: the JSON texts of `--params` first, then the words
 * `key=value` and `key:=<json>`. What comes later replaces what came before, in its place. Throws a
 * {@link UserError} for what can be read in no way.
 */
export function supply(
  params: readonly Param[],
  objects: readonly string[],
  words: readonly string[],
): Supplied {
  const types = new Map(params.map(({ name, type }) => [name, type]));
  const values = new Map<string, Json>();
  const inJson = new Set<string>();
  const problems: Problem[] = [];
  for (const text of objects) {
    const { value, inexact } = readObject(text);
    for (const [name, member] of value) {
      values.set(name, member);
      inJson.add(name);
    }
    if (inexact !== undefined) problems.push(inexactNumber('--params', inexact));
  }
  for (const word of words) {
    const { name, value, inexact } = readWord(word, types, params);
    values.set(name, value);
    inJson.delete(name);
    if (inexact !== undefined) problems.push(inexactNumber(name, inexact));
  }
  return { values, inJson, problems };
}

function inexactNumber(where: string, text: string): Problem {
  return {
    severity: 'error',
    message: `\`${where}\` has the number \`${text}\`, which JavaScript cannot hold exactly as it is written`,
    help: `Write \`${String(Number(text))}\` if that is what you mean`,
  };
}

type Read<Value> = { readonly value: Value; readonly inexact: string | undefined };

function readObject(text: string): Read<JsonObject> {
  const reading = parseJson(text);
  const fault = 'fault' in reading ? reading.fault : `is ${kindOf(reading.value)}`;
  if ('value' in reading && isJsonObject(reading.value)) {
    return { value: reading.value, inexact: reading.inexact };
  }
  throw new UserError(
    `the value of \`--params\` ${fault}`,
    'Give it one object: `--params \'{"name":"value"}\'`',
  );
}

function kindOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
}

function readWord(
  word: string,
  types: ReadonlyMap<string, ParamType>,
  params: readonly Param[],
): Read<Json> & { readonly name: string } {
  const equals = word.indexOf('=');
  const isJson = equals > 1 && word[equals - 1] === ':';
  const name = word.slice(0, isJson ? equals - 1 : equals);
  if (equals < 1) {
    throw new UserError(`\`${word}\` is no \`key=value\``, pairHelp(word, params));
  }
  const text = word.slice(equals + 1);
  const reading = isJson ? parseJson(text) : convert(text, types.get(name) ?? 'string');
  if ('fault' in reading) {
    throw new UserError(
      `the value of \`${name}\` ${reading.fault}`,
      `Write \`${name}=${text}\` for a text, or JSON: \`${name}:='["a","b"]'\``,
    );
  }
  return { name, ...reading };
}
