import type { Json } from './json.ts';

/**
 * What a JSON text says. `inexact` is the first number in it that JavaScript would write in another
 * way than it is written, so that it cannot be handed on as it is: `1.0`, `1e3`, all beyond 2^53.
 */
export type Reading =
  | { readonly value: Json; readonly inexact: string | undefined }
  | { readonly fault: string };

/** Deeper than any call needs, and far from the end of the stack. */
const depthLimit = 100;

const token = /[{}[\],:]|"[^"\\]*(?:\\.[^"\\]*)*"|[^\s{}[\],:"]+/g;

/** Reads `text`. What is wrong with it completes a sentence: `… is no valid JSON`. */
export function parseJson(text: string): Reading {
  if (!isJson(text)) return { fault: 'is no valid JSON' };
  const tokens = text.match(token) ?? [];
  if (deepest(tokens) > depthLimit) return { fault: `is nested deeper than ${depthLimit} levels` };
  if (tokens.some(isHalfPair)) return { fault: 'holds half of a surrogate pair' };
  return {
    value: readValue(tokens.values()),
    inexact: tokens.find((each) => /^[-\d]/.test(each) && !isExact(each)),
  };
}

/** How deep the brackets nest. */
function deepest(tokens: readonly string[]): number {
  let depth = 0;
  let most = 0;
  for (const each of tokens) {
    if (each === '{' || each === '[') most = Math.max(most, ++depth);
    if (each === '}' || each === ']') depth--;
  }
  return most;
}

/** The value that the next tokens form; the text they come from is known to be JSON. */
function readValue(tokens: Iterator<string>, first = next(tokens)): Json {
  if (first === '{') return readObject(tokens);
  return first === '[' ? readArray(tokens) : JSON.parse(first);
}

function next(tokens: Iterator<string>): string {
  return tokens.next().value ?? '';
}

function readObject(tokens: Iterator<string>): Json {
  const members = new Map<string, Json>();
  for (let each = next(tokens); each !== '}'; each = next(tokens)) {
    const name: string = JSON.parse(each === ',' ? next(tokens) : each);
    next(tokens);
    members.set(name, readValue(tokens));
  }
  return members;
}

function readArray(tokens: Iterator<string>): Json {
  const items: Json[] = [];
  for (let each = next(tokens); each !== ']'; each = next(tokens)) {
    items.push(readValue(tokens, each === ',' ? next(tokens) : each));
  }
  return items;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a token is a string with a `\\ud800` that no UTF-8 can carry. */
function isHalfPair(each: string): boolean {
  return each.startsWith('"') && !(JSON.parse(each) as string).isWellFormed();
}

/**
 * Whether JavaScript writes this JSON number as it stands there, and as the runtime writes it, which
 * has no `+` in an exponent. Of a fraction, zeros at its end do not count; a whole number is held
 * exactly up to 2^53.
 */
function isExact(text: string): boolean {
  if (/^-?\d+$/.test(text)) return Number.isSafeInteger(Number(text)) && text !== '-0';
  const written = String(Number(text));
  const short = /^-?\d+\.\d*[1-9]0+$/.test(text) ? text.replace(/0+$/, '') : text;
  return written === short && !written.includes('+');
}
