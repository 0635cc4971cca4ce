import type { Word as WordNode, WordPart } from 'unbash';

/** A constant glob or regular expression, and whether it fits a text; undefined if that is open. */
export interface Pattern {
  /** As the script writes it. */
  readonly text: string;
  fits(text: string): boolean | undefined;
}

type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'many' }
  | { readonly kind: 'set'; readonly body: string };

/** The glob that a word is, where a shell takes it for one; undefined unless it is constant. */
export function globOf(node: WordNode): Pattern | undefined {
  const tokens = node.parts
    ? node.parts.map(tokenOf)
    : [{ kind: 'text', text: node.value } as const];
  if (!tokens.every((token) => token !== undefined)) return undefined;
  const steps = tokens.flatMap((token): readonly Token[] =>
    token.kind === 'text' ? Array.from(token.text, (text) => ({ kind: 'text', text })) : [token],
  );
  return { text: node.text, fits: (text) => fits(steps, Array.from(text)) };
}

/** The text that a word is, where a shell takes it for no pattern. */
export function textPattern(text: string): Pattern {
  return { text, fits: (other) => other === text };
}

function tokenOf(part: WordPart): Token | undefined {
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return { kind: 'text', text: part.value };
    case 'DoubleQuoted':
      return part.parts.every((child) => child.type === 'Literal')
        ? { kind: 'text', text: part.parts.map(({ text }) => text).join('') }
        : undefined;
    case 'Glob':
      if (part.kind === 'star') return { kind: 'many' };
      if (part.kind === 'question') return { kind: 'any' };
      return part.text.includes('[:') ? undefined : { kind: 'set', body: part.text.slice(1, -1) };
    default:
      return undefined;
  }
}

/** The usual way with one place to come back to, so that no pattern takes long. */
function fits(steps: readonly Token[], text: readonly string[]): boolean {
  let [step, at] = [0, 0];
  let back: { step: number; at: number } | undefined;
  while (at < text.length) {
    const token = steps[step];
    if (token?.kind === 'many') {
      back = { step, at };
      step++;
    } else if (token && matches(token, text[at] ?? '')) {
      step++;
      at++;
    } else if (back) {
      back.at++;
      step = back.step + 1;
      at = back.at;
    } else return false;
  }
  return steps.slice(step).every(({ kind }) => kind === 'many');
}

function matches(token: Token, character: string): boolean {
  if (token.kind === 'text') return token.text === character;
  return token.kind === 'any' || (token.kind === 'set' && isIn(token.body, character));
}

function isIn(body: string, character: string): boolean {
  const negated = /^[!^]/.test(body);
  const set = negated ? body.slice(1) : body;
  let found = false;
  for (let at = 0; at < set.length; at++) {
    const isRange = set[at + 1] === '-' && at + 2 < set.length;
    const last = isRange ? set[at + 2] : set[at];
    found ||= (set[at] ?? '') <= character && character <= (last ?? '');
    if (isRange) at += 2;
  }
  return found !== negated;
}

/** The extended regular expression behind `=~`. */
export function regexOf(text: string): Pattern {
  return { text, fits: (other) => regexFits(text, other) };
}

/** A regular expression of a stranger is tried only where it cannot take long. */
function regexFits(source: string, text: string): boolean | undefined {
  const quantifiers = source.match(/[*+{]/g)?.length ?? 0;
  if (quantifiers > 1 && text.length > 12) return undefined;
  try {
    return new RegExp(translated(source), 's').test(text);
  } catch {
    return undefined;
  }
}

const classes: Readonly<Record<string, string>> = {
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  blank: ' \\t',
  digit: '0-9',
  lower: 'a-z',
  space: '\\s',
  upper: 'A-Z',
  xdigit: '0-9A-Fa-f',
};

function translated(source: string): string {
  return source.replace(/\[:(\w+):\]/g, (_match, name: string) => {
    const body = classes[name];
    if (body === undefined) throw new SyntaxError(name);
    return body;
  });
}
