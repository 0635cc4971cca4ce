import type { Filter } from './filter.ts';
import { expect, JqError, type Scanner, skipBlank } from './scan.ts';

/** A string with what is put into it by `\(…)`; `format` is that of `@sh "…"`. */
export function parseString(
  scanner: Scanner,
  format: string | undefined,
  pipe: (scanner: Scanner) => Filter,
): Filter {
  skipBlank(scanner);
  if (scanner.text[scanner.at] !== '"') throw new JqError(`no string at ${scanner.at}`);
  const start = ++scanner.at;
  const filters: Filter[] = [];
  const plain = /[^"\\]+|\\[^(]/y;
  let text = '';
  for (;;) {
    plain.lastIndex = scanner.at;
    const found = plain.exec(scanner.text)?.[0];
    if (found !== undefined) {
      text += found.startsWith('\\') ? found.slice(1) : found;
      scanner.at += found.length;
    } else if (scanner.text.startsWith('\\(', scanner.at)) {
      scanner.at += 2;
      filters.push(pipe(scanner));
      expect(scanner, /\)/y);
    } else break;
  }
  if (scanner.text[scanner.at] !== '"') throw new JqError(`open string at ${start}`);
  scanner.at++;
  if (filters.length > 0) return { type: 'template', format, filters };
  return { type: 'string', text, place: { start, end: scanner.at - 1 } };
}
