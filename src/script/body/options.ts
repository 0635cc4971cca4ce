/** A command's options, and what is none. */
export interface Options<Word> {
  /** By letter, or by the word up to `=` if it is long: the word that has its value, if any. */
  readonly options: ReadonlyMap<string, Word | undefined>;
  readonly operands: readonly Word[];
}

/** How a command takes its words. */
export interface Usage {
  /** Letters and long options that take a value. */
  readonly valued: readonly string[];
  /** Whether options may stand behind operands. */
  readonly mixed?: boolean;
}

/** Parts options from operands as `getopt` does; `textOf` gives a word's text, or how it begins. */
export function parseOptions<Word>(
  words: readonly Word[],
  textOf: (word: Word) => string | undefined,
  { valued, mixed = false }: Usage,
): Options<Word> {
  const options = new Map<string, Word | undefined>();
  const operands: Word[] = [];
  let isOver = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const text = isOver ? '' : (textOf(word) ?? '');
    if (text === '--') isOver = true;
    else if (!/^-./.test(text)) {
      operands.push(word);
      isOver ||= !mixed;
    } else {
      const [name, isFull] = takeOption(options, text, word, valued);
      if (!isFull && valued.includes(name)) options.set(name, words[++at]);
    }
  }
  return { options, operands };
}

/** Notes the options in a word; gives the last one, and whether its value is in the word. */
function takeOption<Word>(
  options: Map<string, Word | undefined>,
  text: string,
  word: Word,
  valued: readonly string[],
): [name: string, isFull: boolean] {
  if (text.startsWith('--')) {
    const [name = text] = text.split('=', 1);
    options.set(name, name === text ? undefined : word);
    return [name, name !== text];
  }
  const letters = Array.from(text.slice(1));
  const found = letters.findIndex((letter) => valued.includes(letter));
  const last = found === -1 ? letters.length - 1 : found;
  for (const letter of letters.slice(0, last + 1)) options.set(letter, undefined);
  const name = letters[last] ?? '';
  const isFull = last < letters.length - 1;
  if (isFull) options.set(name, word);
  return [name, isFull];
}
