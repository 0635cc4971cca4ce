import { distance } from 'fastest-levenshtein';
import { type ParamTag, typeWords } from '../script/param.ts';
import type { Word } from '../script/white-space.ts';

/** What was meant by the words behind a parameter's name. */
export interface MeantType {
  /** One that the runtime knows. */
  readonly type: string;
  /** Which of the words the description begins with. */
  readonly from: number;
}

/** Reads the words behind a name as their author meant them; a word that is no type is description. */
export function meantType(rest: readonly Word[]): MeantType {
  const first = rest[0]?.text ?? '';
  const skipped = isSeparator(first) ? 1 : 0;
  const word = rest[skipped]?.text ?? '';
  const type = word && (knownType(word) ?? foreignType(word, rest[skipped + 1]?.text));
  if (!type) return { type: 'string', from: skipped };
  const behind = rest[skipped + 1]?.text ?? '';
  return { type, from: skipped + (isSeparator(behind) ? 2 : 1) };
}

/** `-`, `:`, `=` as JSDoc and others put between a name and its description. */
function isSeparator(word: string): boolean {
  return /^([-–—:=|]|--|=>|->)$/.test(word);
}

/**
 * Whether the word that the runtime takes for the type is the first of the description: no
 * description begins with "of", and `Number of retries` does not.
 */
export function beginsDescription({ typeWord, description }: ParamTag): boolean {
  return typeWord?.known === true && /^of\s/i.test(description);
}

/** The type word as it is, if the runtime knows it. */
export function knownType(word: string): string | undefined {
  const lower = word.toLowerCase();
  return typeWords[lower] && lower;
}

/** What a type of another language, or a slip, stands for; undefined for what is no type. */
export function foreignType(word: string, next?: string): string | undefined {
  const lower = word.toLowerCase();
  const bare = unwrapped(lower);
  if (
    /^[\w.]+\[\]$/.test(bare) ||
    /^(readonly)?(array|list|set|tuple|sequence)[<[(].+$/.test(bare)
  ) {
    return 'array';
  }
  if (/^(dict|map|record|object|mapping)[<[(].+$/.test(bare)) return 'object';
  return (
    (bare === lower ? undefined : knownType(bare)) ??
    // `string, …` is a type; `List, …` may begin a sentence.
    (word === lower && /[,;.]$/.test(word) ? knownType(word.slice(0, -1)) : undefined) ??
    ofUnion(bare) ??
    otherNames[bare] ??
    slip(bare) ??
    inTypePosition(bare, word, next)
  );
}

function unwrapped(word: string): string {
  const inner = /^(?:\{(.+)\}|\((.+)\)|<(.+)>|\[(.+)\]|"(.+)"|'(.+)'|`(.+)`)$/.exec(word);
  const bare = inner?.slice(1).find((part) => part !== undefined) ?? word;
  return bare.replace(/^(?:[?!:]|\.\.\.)/, '').replace(/[?!:=]$/, '');
}

/** `string|null`, `Optional[str]`. */
function ofUnion(word: string): string | undefined {
  const optional = /^(?:optional|maybe|nullable)[[<(](\w+)[\]>)]$/.exec(word)?.[1];
  const parts = (optional ?? word)
    .split('|')
    .filter((part) => !/^(null|undefined|none|nil)$/.test(part));
  const [only, ...others] = parts;
  if (!only || others.length > 0 || only === word) return undefined;
  return knownType(only) ?? otherNames[only];
}

/** Names of types that are no English words. */
const otherNames: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(
    [
      'int8',
      'int16',
      'int32',
      'int64',
      'uint',
      'uint8',
      'uint16',
      'uint32',
      'uint64',
      'bigint',
    ].map((name) => [name, 'integer']),
  ),
  float32: 'number',
  float64: 'number',
  varchar: 'string',
  dict: 'object',
  hashmap: 'object',
});

const types = ['string', 'integer', 'number', 'boolean', 'object', 'array'];
const english = /^(spring|strong|sting|lumber)$|s$/;

/** One letter too many, too few, wrong or in the wrong place. */
function slip(word: string): string | undefined {
  if (english.test(word)) return undefined;
  const letters = (text: string): string => Array.from(text).toSorted().join('');
  return types.find(
    (type) =>
      word[0] === type[0] &&
      (distance(word, type) === 1 ||
        (distance(word, type) === 2 && letters(word) === letters(type))),
  );
}

const words: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  ...Object.fromEntries(
    [
      'path',
      'file',
      'filename',
      'dir',
      'directory',
      'url',
      'uri',
      'email',
      'date',
      'datetime',
      'time',
    ]
      .concat(['uuid', 'text', 'char', 'any', 'enum', 'regex', 'regexp', 'glob'])
      .map((name) => [name, 'string']),
  ),
  double: 'number',
  decimal: 'number',
  real: 'number',
  long: 'integer',
  short: 'integer',
  flag: 'boolean',
  switch: 'boolean',
});

/** `@param file path The file to read`: where a sentence begins behind it, the word is a type. */
function inTypePosition(bare: string, word: string, next = ''): string | undefined {
  return word === word.toLowerCase() && /^\p{Lu}/u.test(next) ? words[bare] : undefined;
}
