import type { Span } from '../core/span.ts';

/** Something in a text that no reader sees. */
export interface Hidden {
  readonly span: Span;
  readonly text: string;
  /** What to put in its place: nothing, or a space where it parts words. */
  readonly instead: '' | ' ';
}

/** Everything that can be meant. What a script or an emoji needs is taken out again below. */
const suspects =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)?|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e01ef}]/gu;

/** Everything hidden in `text`, from left to right. Offsets are those of `text`. */
export function hiddenCharacters(text: string): Hidden[] {
  const found: Hidden[] = [];
  for (const match of text.matchAll(suspects)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const last = found.at(-1);
    // Nothing is needed behind its own kind, and there may be a million of it.
    const again = last?.span.end === match.index && last.text === match[0];
    if (!again && isNeeded(match[0], text, span)) continue;
    found.push({ span, text: match[0], instead: partsWords.test(match[0]) ? ' ' : '' });
  }
  return found;
}

/** `text` without what is hidden in it. */
export function shown(text: string): string {
  let result = '';
  let done = 0;
  for (const { span, instead } of hiddenCharacters(text)) {
    result += text.slice(done, span.start) + instead;
    done = span.end;
  }
  return result + text.slice(done);
}

/** How far the text in whose direction a mark stands may be, in UTF-16 units. */
const nearby = 60;
/** Seven characters of two units each. */
const flagLength = 14;

const partsWords = /^[\v\f\r\u0085\u2028\u2029]$/;

/** Scripts that join letters: zero-width joiners and non-joiners are part of their spelling. */
const joining =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Bali}\p{scx=Java}]/u;
/** Scripts without spaces, in which a zero-width space says where a line may break. */
const spaceless = /[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Java}]/u;
const rightToLeft = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u;
const emojiBefore = /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?$/u;
const emojiAfter = /^(?:\p{Extended_Pictographic}|[\u{1f9b0}-\u{1f9b3}])/u;
/** The three flags that Unicode recommends: England, Scotland, Wales. */
const flag =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u;

function isNeeded(character: string, text: string, { start, end }: Span): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xe0020 && code <= 0xe007f) return inFlag(text, start);
  if (code === 0x200e || code === 0x200f || code === 0x61c) {
    return rightToLeft.test(text.slice(Math.max(0, start - nearby), end + nearby));
  }
  if (code === 0x200d && emojiAfter.test(text.slice(end, end + 2))) {
    return emojiBefore.test(text.slice(Math.max(0, start - 4), start));
  }
  const wide = /[\udc00-\udfff]/.test(text[start - 1] ?? '');
  const previous = text.slice(Math.max(0, start - (wide ? 2 : 1)), start);
  return neededBehind.some(
    ([from, to, letter]) => code >= from && code <= to && letter.test(previous),
  );
}

/** Characters that are part of the spelling behind certain letters. */
const neededBehind: readonly (readonly [from: number, to: number, letter: RegExp])[] = [
  [0x180b, 0x180f, /\p{scx=Mong}/u],
  [0x200b, 0x200b, spaceless],
  [0x200c, 0x200d, joining],
  // Emoji, key caps, ideographs, symbols and letters of some scripts have variants; words have not.
  [0xfe00, 0xfe0f, /\p{Emoji}|\p{S}|\p{scx=Han}|\p{scx=Mong}|\p{scx=Mymr}|\p{scx=Phag}/u],
  [0xe0100, 0xe01ef, /\p{scx=Han}/u],
];

function inFlag(text: string, at: number): boolean {
  const near = text.slice(Math.max(0, at - flagLength), at + flagLength);
  const before = Math.min(at, flagLength);
  const start = near.lastIndexOf('\u{1f3f4}', before);
  const found = start === -1 ? null : flag.exec(near.slice(start));
  return found?.index === 0 && found[0].length > before - start;
}

/** What a message calls something hidden. */
export function hiddenName({ text: found }: Hidden): string {
  const code = found.codePointAt(0) ?? 0;
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  if (found.length > 1 && code === 0x1b) return 'an escape sequence for terminals';
  const name = kinds.find(([from, to]) => code >= from && code <= to)?.[2];
  return name ? `${name} (${number})` : number;
}

const kinds: readonly (readonly [from: number, to: number, name: string])[] = [
  [0, 0x1f, 'a control character'],
  [0x7f, 0x9f, 'a control character'],
  [0xad, 0xad, 'a soft hyphen'],
  [0x61c, 0x61c, 'a direction mark'],
  [0x200b, 0x200b, 'a zero-width space'],
  [0x200c, 0x200d, 'a zero-width joiner'],
  [0x200e, 0x200f, 'a direction mark'],
  [0x2028, 0x2029, 'a line separator'],
  [0x202a, 0x202e, 'a control of the reading direction'],
  [0x2060, 0x2064, 'a zero-width character'],
  [0x2066, 0x2069, 'a control of the reading direction'],
  [0x3164, 0x3164, 'an empty letter'],
  [0xfe00, 0xfe0f, 'a variation selector'],
  [0xfeff, 0xfeff, 'a byte order mark'],
  [0xffa0, 0xffa0, 'an empty letter'],
  [0xe0000, 0xe007f, 'an invisible tag character'],
  [0xe0100, 0xe01ef, 'a variation selector'],
];
