/**
 * A JSON value whose objects keep the order of their members and any name: an object of JavaScript
 * puts `1` before `b` and has a `__proto__` of its own, and the runtime does neither. A repeated name
 * keeps its first place and its last value.
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject extends ReadonlyMap<string, Json> {}

export function isJsonObject(value: Json): value is JsonObject {
  return value instanceof Map;
}

/** Without any white space, as the runtime writes it. */
export function compactJson(value: Json): string {
  if (isJsonObject(value)) {
    const members = Array.from(value, ([name, member]) => [JSON.stringify(name), member] as const);
    return `{${members.map(([name, member]) => `${name}:${compactJson(member)}`).join(',')}}`;
  }
  if (typeof value === 'object' && value !== null) return `[${value.map(compactJson).join(',')}]`;
  return JSON.stringify(value);
}
