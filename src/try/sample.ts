import type { Param } from '../script/param.ts';
import { bare, choicesIn } from './choices.ts';
import { convert } from './convert.ts';
import type { Json } from './json.ts';

/** A value that nobody gave, and where it comes from. */
export interface Sample {
  readonly value: Json;
  /** Completes `made up: `. */
  readonly why: string;
}

/**
 * A plausible value for a parameter, the same each time: what its description says of choices,
 * defaults and examples, else a guess by its type and name. What reads like a dry run is true.
 */
export function sample(param: Param): Sample {
  if (param.type === 'boolean' && isDryRun(param.name)) {
    return { value: true, why: 'it reads like a dry run, so it is true' };
  }
  for (const { texts, why } of told(param)) {
    for (const text of texts) {
      const value = typed(text, param);
      if (value !== undefined) return { value, why };
    }
  }
  return { value: guess(param), why: 'a guess by its type and name' };
}

const dryRun =
  /^(is|do)?(dry(run)?|simulat(e|ion)|whatif|preview|noop|pretend|checkonly|planonly)$/;

/** Whether a parameter reads as if the tool only pretended when it is true. */
function isDryRun(name: string): boolean {
  return dryRun.test(name.toLowerCase().replace(/[-_]/g, ''));
}

/** What a description says of a value, the most telling first. */
function told({ description, type }: Param): { texts: string[]; why: string }[] {
  const choices = choicesIn(description);
  return [
    {
      // A word before it may as well be `newest` or `unchanged`: only what has a type is a value.
      texts: [
        ...found(defaultValue, description),
        ...(type === 'string' ? [] : found(byDefault, description)),
      ],
      why: 'the default in its description',
    },
    {
      texts: choices.toSorted((a, b) => Number(isLive(a)) - Number(isLive(b))),
      why: 'a choice in its description',
    },
    { texts: found(exampleValue, description), why: 'the example in its description' },
  ];
}

const written = String.raw`(\[[^\]]*\]|\{[^}]*\}|["'\x60][^"'\x60]+["'\x60]|[^\s,;()]+)`;
const defaultValue = new RegExp(
  String.raw`\bdefaults?(?:\s+(?:to|is|value))?\s*[:=]?\s*${written}`,
  'i',
);
const byDefault = /([^\s,;()]+) by default/i;
const exampleValue = new RegExp(
  String.raw`(?:\be\.g\.|\bfor example|\bexamples?:|\bsuch as|\blike)[,:]?\s+${written}`,
  'i',
);

function found(pattern: RegExp, description: string): string[] {
  const [, value] = pattern.exec(description) ?? [];
  return value === undefined ? [] : [bare(value)];
}

/** Of several choices, not the one that could hurt. */
function isLive(choice: string): boolean {
  return /^(prod|live|major|delete|destroy)/i.test(choice);
}

/** The text as a value of the parameter's type; undefined if it is none. */
function typed(text: string, { type }: Param): Json | undefined {
  const reading = convert(text, type);
  if ('fault' in reading || text === '') return undefined;
  const { value } = reading;
  if (type === 'string') return value;
  if (type === 'integer') return Number.isInteger(value) ? value : undefined;
  return typeof value === 'string' ? undefined : value;
}

function guess({ name, type }: Param): Json {
  const word = name.toLowerCase();
  const [, text, number] = guesses.find(([pattern]) => pattern.test(word)) ?? [/./, 'example', 1];
  switch (type) {
    case 'string':
      return text;
    case 'boolean':
      return false;
    case 'array':
      return [text];
    case 'object':
      return new Map();
    default:
      return number;
  }
}

/** By what a name contains: a text and a whole number. */
const guesses: readonly (readonly [RegExp, string, number])[] = [
  [/url|uri|link|endpoint/, 'https://example.com', 1],
  [/e?mail/, 'user@example.com', 1],
  [/dir|folder/, '.', 1],
  [/path|file/, 'README.md', 1],
  [/branch|ref|revision|commit/, 'main', 1],
  [/version|release|(^|[_-])tag$/, '1.0.0', 1],
  [/date|since|until|day/, '2025-01-31', 1],
  [/port/, '8080', 8080],
  [/host|server/, 'localhost', 1],
  [/timeout|seconds/, '30', 30],
  [/limit|count|max|size|lines/, '10', 10],
  [/method/, 'GET', 1],
  [/env|stage/, 'staging', 1],
  [/(^|_|-)id$|number/, '42', 42],
];
