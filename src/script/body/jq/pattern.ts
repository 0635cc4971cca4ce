import type { Binding, Filter } from './filter.ts';
import { expect, identifier, type Scanner, take } from './scan.ts';

/** What stands behind `as`: `$x`, `{a: $x, $b}`, `[$x, $y]`; several with `?//`. */
export function parsePattern(scanner: Scanner, pipe: (scanner: Scanner) => Filter): Binding[] {
  const names: Binding[] = [];
  do parseOne(scanner, pipe, names, undefined);
  while (take(scanner, /\?\/\//y));
  return names;
}

function parseOne(
  scanner: Scanner,
  pipe: (scanner: Scanner) => Filter,
  names: Binding[],
  key: Binding['key'],
): void {
  if (take(scanner, /\[/y)) {
    do parseOne(scanner, pipe, names, 'part');
    while (take(scanner, /,/y));
    expect(scanner, /\]/y);
  } else if (take(scanner, /\{/y)) {
    do parseEntry(scanner, pipe, names, key);
    while (take(scanner, /,/y));
    expect(scanner, /\}/y);
  } else names.push({ name: expect(scanner, /\$\w+/y).slice(1), key });
}

/** In a pattern inside of a pattern, a key is none of the source's. */
function parseEntry(
  scanner: Scanner,
  pipe: (scanner: Scanner) => Filter,
  names: Binding[],
  outer: Binding['key'],
): void {
  const variable = take(scanner, /\$\w+/y);
  const start = scanner.at;
  const name = variable?.slice(1) ?? take(scanner, identifier) ?? take(scanner, /"[^"\\]*"/y);
  if (name === undefined) {
    expect(scanner, /\(/y);
    pipe(scanner);
    expect(scanner, /\)/y);
  }
  const bare = name?.replace(/"/g, '') ?? '';
  const end = scanner.at;
  const place = variable
    ? { start: end - bare.length, end }
    : { start: end - (name ?? '').length, end };
  const isKey = outer === undefined && name !== undefined && place.start >= 0 && start >= 0;
  const key = isKey ? { name: bare, place } : 'part';
  if (variable) names.push({ name: bare, key });
  if (!take(scanner, /:/y)) return;
  const before = names.length;
  parseOne(scanner, pipe, names, key);
  // A key whose value is taken apart is read all the same.
  if (names.length === before) names.push({ name: '', key });
}
