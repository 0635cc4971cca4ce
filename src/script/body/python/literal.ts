import type { Span } from '../../../core/span.ts';

const opening = /^([a-z]*)('''|"""|'|")/i;

/** A string literal's text, and where that stands without its quotes. */
export function literalOf(source: string, { start, end }: Span): { text: string; inside: Span } {
  const written = source.slice(start, end);
  const [all = '', prefix = '', quote = ''] = opening.exec(written) ?? [];
  const isClosed = written.length >= all.length + quote.length && written.endsWith(quote);
  const inside = {
    start: start + all.length,
    end: Math.max(start + all.length, isClosed ? end - quote.length : end),
  };
  const text = source.slice(inside.start, inside.end);
  return { text: /r/i.test(prefix) ? text : unescaped(text), inside };
}

const simple: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** The text that a part of a literal, which is not raw, stands for. */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|([\s\S]))/gi,
    (all, byte?: string, unit?: string, character = '') => {
      const code = byte ?? unit;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return simple[character] ?? all;
    },
  );
}
