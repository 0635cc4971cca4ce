/** JSON that was read, and where each value stands. */
export interface Located {
  readonly value: unknown;
  /** By JSON pointer (RFC 6901): the offset of the key, or of an item in an array. */
  readonly places: ReadonlyMap<string, number>;
}

/** What keeps a text from being JSON. */
export class JsonMistake extends Error {
  /** In UTF-16 units. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = 'JsonMistake';
    this.offset = offset;
  }
}

/**
 * Reads JSON, other than `JSON.parse` with the place of each value and of each mistake. A key that
 * stands twice is a mistake, too. Throws a {@link JsonMistake}, its message a clause without full stop.
 */
export function parseJson(text: string): Located {
  const places = new Map<string, number>();
  const reader: Reader = { text, places, at: 0 };
  const value = readValue(reader, '');
  skipSpace(reader);
  if (reader.at < text.length) throw unexpected(reader, 'the end');
  return { value, places };
}

interface Reader {
  readonly text: string;
  readonly places: Map<string, number>;
  at: number;
}

function readValue(reader: Reader, pointer: string): unknown {
  skipSpace(reader);
  if (pointer.length > 1000) throw new JsonMistake('it is nested too deeply', reader.at);
  if (!reader.places.has(pointer)) reader.places.set(pointer, reader.at);
  const { text, at } = reader;
  if (text[at] === '{') return readObject(reader, pointer);
  if (text[at] === '[') return readArray(reader, pointer);
  if (text[at] === '"') return readString(reader);
  const [word] = matched(reader, /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y);
  if (word === undefined) throw unexpected(reader, 'a value');
  return JSON.parse(word);
}

function readObject(reader: Reader, pointer: string): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null);
  reader.at++;
  skipSpace(reader);
  if (taken(reader, '}')) return object;
  for (;;) {
    skipSpace(reader);
    if (reader.text[reader.at] !== '"') throw unexpected(reader, 'a key in double quotes');
    const start = reader.at;
    const key = readString(reader);
    if (Object.hasOwn(object, key)) throw new JsonMistake(`\`${key}\` stands twice`, start);
    const inner = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    reader.places.set(inner, start);
    skipSpace(reader);
    if (!taken(reader, ':')) throw unexpected(reader, '`:`');
    object[key] = readValue(reader, inner);
    skipSpace(reader);
    if (taken(reader, '}')) return object;
    if (!taken(reader, ',')) throw unexpected(reader, '`,` or `}`');
  }
}

function readArray(reader: Reader, pointer: string): unknown[] {
  const items: unknown[] = [];
  reader.at++;
  skipSpace(reader);
  if (taken(reader, ']')) return items;
  for (;;) {
    items.push(readValue(reader, `${pointer}/${items.length}`));
    skipSpace(reader);
    if (taken(reader, ']')) return items;
    if (!taken(reader, ',')) throw unexpected(reader, '`,` or `]`');
  }
}

function readString(reader: Reader): string {
  const start = reader.at;
  const [word] = matched(reader, /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y);
  if (word === undefined) throw new JsonMistake('a string is not closed or not well-formed', start);
  return JSON.parse(word);
}

function skipSpace(reader: Reader): void {
  matched(reader, /[ \t\r\n]*/y);
}

/** What `pattern`, a sticky one, finds here; the reader stands behind it then. */
function matched(reader: Reader, pattern: RegExp): string[] {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found) reader.at += found[0].length;
  return found ?? [];
}

function taken(reader: Reader, character: string): boolean {
  const here = reader.text[reader.at] === character;
  if (here) reader.at++;
  return here;
}

function unexpected({ text, at }: Reader, expected: string): JsonMistake {
  const found = text.codePointAt(at);
  const what = found === undefined ? 'it ends' : `there is \`${String.fromCodePoint(found)}\``;
  return new JsonMistake(`${what} where ${expected} was expected`, at);
}
