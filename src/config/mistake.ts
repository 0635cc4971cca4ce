import schema from '../../schema/config.json';
import { UserError } from '../core/exit.ts';
import { listed, nearest } from '../core/words.ts';
import type { SchemaError } from './validator.js';

/** A fault in a config file in words: the line, the path, what was expected, and the nearest to it. */
export function mistakeOf(
  { instancePath, keyword, params }: SchemaError,
  config: unknown,
  file: string,
  lineOf: (pointer: string) => number | undefined,
): UserError {
  const unknown =
    keyword === 'additionalProperties' ? String(params.additionalProperty) : undefined;
  const pointer = unknown === undefined ? instancePath : `${instancePath}/${escaped(unknown)}`;
  const keys = pointer.split('/').slice(1).map(unescaped);
  const line = lineOf(pointer);
  const where = `in ${file}${line === undefined ? '' : `, line ${line}`},`;
  const path = keys.length === 0 ? 'the whole' : `\`${pathOf(keys)}\``;
  if (unknown !== undefined) return unknownKey(unknown, keys.length > 1, `${where} ${path}`);
  const value = `\`${shortened(JSON.stringify(valueAt(config, keys)))}\``;
  const { is, help } = expectation(keyword, params, valueAt(config, keys));
  return new UserError(`${where} ${path} is ${value}, and ${is} was expected`, help);
}

function unknownKey(key: string, inRules: boolean, what: string): UserError {
  const { properties } = schema;
  const known = Object.keys(inRules ? properties.rules.properties : properties);
  const close = nearest(key, known);
  const list = inRules
    ? 'List the rules: `agent-tools lint --rules`'
    : `Use ${listed(
        known.slice(1).map((name) => `\`${name}\``),
        'or',
      )}`;
  return new UserError(
    `${what} is no ${inRules ? 'rule' : 'setting'}`,
    close === undefined ? list : `Did you mean \`${close}\`?`,
  );
}

function expectation(
  keyword: string,
  params: SchemaError['params'],
  value: unknown,
): { is: string; help?: string } {
  if (keyword === 'enum') {
    const allowed = (params.allowedValues as readonly unknown[]).map(String);
    const close = typeof value === 'string' ? nearest(value, allowed) : undefined;
    const is = listed(
      allowed.map((word) => `\`"${word}"\``),
      'or',
    );
    return close === undefined ? { is } : { is, help: `Did you mean \`${meant(close)}\`?` };
  }
  if (keyword === 'type' && params.type === 'array') {
    return { is: 'a list of strings', help: 'Put it in brackets: `["…"]`' };
  }
  if (keyword === 'type') return { is: params.type === 'object' ? 'an object' : 'a string' };
  return { is: params.pattern === '[^ ]' ? 'a glob' : 'a name of letters, digits, `_` and `-`' };
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** As it is to be written. */
function meant(word: string): string {
  return JSON.stringify(word);
}

/** `rules.file-executable`, `ignore[2]`. */
function pathOf(keys: readonly string[]): string {
  return keys
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);
}

function valueAt(config: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    config,
  );
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
