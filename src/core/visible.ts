/**
 * What must not reach a terminal as it is: control characters, bidirectional controls, zero-width
 * and tag characters, line separators, and lone surrogates (bytes that are no UTF-8).
 */
const hidden =
  /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]|\p{Cs}/gu;

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** `text` with everything hidden spelled out, as `\n`, `\x1b` or `\u{202e}`. */
export function visible(text: string): string {
  return text.replace(hidden, (character) => named[character] ?? spelled(character));
}

function spelled(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xdc80 && code <= 0xdcff) return `\\x${(code - 0xdc00).toString(16)}`;
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`;
  return `\\u{${code.toString(16)}}`;
}

/** `value` as JSON in which everything hidden is an escape, so that it can be shown as it is. */
export function visibleJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(hidden, (character) =>
    character === '\n' ? character : character.split('').map(unicodeEscape).join(''),
  );
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
