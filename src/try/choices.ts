/** Values that a description names: `(staging|production)`, `One of: patch, minor, major`. */
export function choicesIn(description: string): string[] {
  return piped(description) ?? enumerated(description) ?? [];
}

const choice = String.raw`["'\x60]?[\w./:+-]+["'\x60]?`;
const pipedPattern = new RegExp(String.raw`(?:^|[\s([{<:])(${choice}(?:\s?\|\s?${choice})+)`);

function piped(description: string): string[] | undefined {
  const [, found] = pipedPattern.exec(description) ?? [];
  return found?.split('|').map(bare);
}

const separator = String.raw`(?:\s*,\s*(?:or\s+|and\s+)?|\s+or\s+)`;
const enumeratedPattern = new RegExp(
  String.raw`\b(?:one of|either|choices|options|allowed values|values)\b\s*(?:are\b|is\b)?:?\s*[([]?(${choice}(?:${separator}${choice})+)`,
  'i',
);

function enumerated(description: string): string[] | undefined {
  const [, found] = enumeratedPattern.exec(description) ?? [];
  return found?.split(new RegExp(separator, 'i')).map(bare);
}

/** Without the quotes around it and the full stop of the sentence. */
export function bare(word: string): string {
  return word.trim().replace(/^["'`]|["'`]?[.,;:]*$/g, '');
}
