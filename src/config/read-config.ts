import schema from '../../schema/config.json';
import { UserError } from '../core/exit.ts';
import { defaultSettings, type Settings } from '../core/settings.ts';
import { lineStarts, positionAt } from '../core/span.ts';
import { mistakeOf } from './mistake.ts';
import { JsonMistake, type Located, parseJson } from './parse-json.ts';
import { type SchemaError, validate } from './validator.js';

/** A config file that was read. */
export interface Config {
  readonly settings: Settings;
  /** The line, from 1, on which a setting stands, by its path of keys; undefined if it stands nowhere. */
  lineOf(...keys: readonly string[]): number | undefined;
}

/**
 * Reads the text of a config file, or of the part of `file` below `key`; undefined if that part is
 * missing. Throws a {@link UserError} about the first mistake.
 */
export function readConfig(text: string, file: string, key?: string): Config | undefined {
  const starts = lineStarts(text);
  const lineAt = (offset: number): number => positionAt(starts, offset).line;
  const located = parsed(text, file, lineAt);
  const value = key === undefined ? located.value : part(located.value, key);
  if (value === undefined) return undefined;
  const base = key === undefined ? '' : `/${key}`;
  const lineOfPointer = (pointer: string): number | undefined => {
    const offset = located.places.get(base + pointer);
    return offset === undefined ? undefined : lineAt(offset);
  };
  if (!validate(value)) {
    const [error] = validate.errors ?? [];
    if (error) throw mistakeOf(error, value, file, lineOfPointer);
  }
  const unknown = unknownRule(value as Partial<Settings>);
  if (unknown) throw mistakeOf(unknown, value, file, lineOfPointer);
  const { $schema: _schema, ...settings } = value as Partial<Settings> & { $schema?: string };
  return {
    settings: { ...defaultSettings, ...settings },
    lineOf: (...keys) => lineOfPointer(keys.map((name) => `/${name}`).join('')),
  };
}

/** The schema that is shipped names the rules; the validator takes any. */
function unknownRule({ rules = {} }: Partial<Settings>): SchemaError | undefined {
  const known = schema.properties.rules.properties;
  const id = Object.keys(rules).find((name) => !Object.hasOwn(known, name));
  if (id === undefined) return undefined;
  const params = { additionalProperty: id };
  return { instancePath: '/rules', keyword: 'additionalProperties', params };
}

function parsed(text: string, file: string, lineAt: (offset: number) => number): Located {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error;
    throw new UserError(
      `${file} is no JSON on line ${lineAt(error.offset)}: ${error.message}`,
      'Mend it; JSON has no comments and no comma behind the last item',
    );
  }
}

function part(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}
