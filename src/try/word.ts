import { shellQuoted } from '../core/shell-quoted.ts';
import type { ParamType } from '../script/param.ts';
import { compactJson, type Json } from './json.ts';

/** The word of the command line that gives `name` this value, ready for a shell. */
export function wordFor(name: string, value: Json, declared: ParamType | undefined): string {
  const asText = typeof value === 'string' && (declared === undefined || declared === 'string');
  const plain = asText || typeof value === declared || declared === 'integer';
  if (asText) return shellQuoted(`${name}=${value}`);
  return shellQuoted(`${name}${plain ? '=' : ':='}${compactJson(value)}`);
}

/** A value as a message shows it: a text as it is, cut where it grows long. */
export function exactText(value: Json): string {
  const text = typeof value === 'string' ? value : compactJson(value);
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`;
}
