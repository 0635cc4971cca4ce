import { closest, distance } from 'fastest-levenshtein';

/** `1 tool`, `3 tools`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], conjunction = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** The word that `word` was probably meant to be: at most a third of its letters differ, or only their order. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const fold = (text: string): string => text.toLowerCase().replace(/[-_]/g, '');
  const best = closest(fold(word), candidates.map(fold));
  const found = candidates.find((candidate) => fold(candidate) === best);
  const letters = (text: string): string => [...fold(text)].toSorted().join('');
  const swapped = candidates.find((candidate) => letters(candidate) === letters(word));
  return distance(fold(word), best) <= Math.max(1, word.length / 3) ? found : swapped;
}
