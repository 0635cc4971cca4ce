import type { Word } from '../value.ts';

/** The words of a call of `jq`. */
export interface JqCall {
  /** Letters; long options stand as their letter, or without `--`. */
  readonly flags: ReadonlySet<string>;
  /** `--arg name value` and its like. */
  readonly named: readonly { name: string; value: Word; isJson: boolean }[];
  /** Undefined if it stands in a file. */
  readonly program: Word | undefined;
  readonly files: readonly Word[];
}

/** How many words stand behind an option as its values. */
const counts: Readonly<Record<string, number>> = {
  '--arg': 2,
  '--argjson': 2,
  '--slurpfile': 2,
  '--rawfile': 2,
  '--indent': 1,
  '--from-file': 1,
  '-f': 1,
  '-L': 1,
};

const letters: Readonly<Record<string, string>> = {
  '--null-input': 'n',
  '--raw-input': 'R',
  '--slurp': 's',
  '--from-file': 'f',
};

export function parseCall(words: readonly Word[]): JqCall {
  const flags = new Set<string>();
  const named: { name: string; value: Word; isJson: boolean }[] = [];
  const operands: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const text = word.value.text ?? '';
    if (!/^-./.test(text)) operands.push(word);
    for (const flag of flagsIn(text)) flags.add(flag);
    const count = counts[text] ?? 0;
    const [name, value] = words.slice(at + 1, at + 3);
    if (count === 2 && name?.value.text !== undefined && value) {
      named.push({ name: name.value.text, value, isJson: text === '--argjson' });
    }
    at += count;
  }
  const [first, ...rest] = operands;
  const isFile = flags.has('f');
  return { flags, named, program: isFile ? undefined : first, files: isFile ? operands : rest };
}

function flagsIn(text: string): readonly string[] {
  if (text.startsWith('--')) return [letters[text] ?? text.slice(2)];
  return /^-[A-Za-z]+$/.test(text) ? Array.from(text.slice(1)) : [];
}
