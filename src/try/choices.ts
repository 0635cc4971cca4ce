/** Values that a description names: `(a|b)`, `One of: a, b, c`, `Where: a or b`. */
export function choicesIn(description: string): string[] {
  return (
    piped(description) ??
    enumerated(listed, description) ??
    enumerated(behindColon, description) ??
    []
  );
}

const choice = String.raw`["'\x60]?[\w./:+-]+["'\x60]?`;
const pipedPattern = new RegExp(String.raw`(?:^|[\s([{<:])(${choice}(?:\s?\|\s?${choice})+)`);

function piped(description: string): string[] | undefined {
  const [, found] = pipedPattern.exec(description) ?? [];
  return found?.split('|').map(bare);
}

const separator = String.raw`(?:\s*,\s*(?:or\s+|and\s+)?|\s+or\s+)`;
const listed = new RegExp(
  String.raw`\b(?:one of|either|choices|options|allowed values|values)\b\s*(?:are\b|is\b)?:?\s*[([]?(${choice}(?:${separator}${choice})+)`,
  'i',
);

/** Single words with an `or` before the last, and nothing more in that part of the sentence. */
const behindColon = new RegExp(
  String.raw`:\s*(${choice}(?:\s*,\s*${choice})*,?\s+or\s+${choice})\s*(?:[;.)]|$)`,
  'i',
);

function enumerated(pattern: RegExp, description: string): string[] | undefined {
  const [, found] = pattern.exec(description) ?? [];
  return found?.split(new RegExp(separator, 'i')).map(bare);
}

/** Without the quotes around it and the full stop of the sentence. */
export function bare(word: string): string {
  return word.trim().replace(/^["'`]|["'`]?[.,;:]*$/g, '');
}
