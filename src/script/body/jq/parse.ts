import type { Filter } from './filter.ts';
import { parsePattern } from './pattern.ts';
import { expect, identifier, JqError, type Scanner, skipBlank, take, takeWord } from './scan.ts';
import { parseTerm } from './term.ts';

/** The jq program in `text`; undefined if it is none. */
export function parseJq(text: string): Filter | undefined {
  const scanner = { text, at: 0 };
  try {
    const filter = parsePipe(scanner);
    skipBlank(scanner);
    return scanner.at === text.length ? filter : undefined;
  } catch (error) {
    if (error instanceof JqError) return undefined;
    throw error;
  }
}

function parsePipe(scanner: Scanner): Filter {
  if (takeWord(scanner, 'def')) return parseDefinition(scanner);
  skipBlank(scanner);
  // A program of nothing but definitions, or of nothing, is the identity.
  if (scanner.at === scanner.text.length) return { type: 'identity' };
  const left = parseComma(scanner);
  if (take(scanner, /as\b/y)) {
    const names = parsePattern(scanner, parsePipe);
    expect(scanner, /\|(?!=)/y);
    return { type: 'bind', source: left, names, body: parsePipe(scanner) };
  }
  if (!take(scanner, /\|(?!=)/y)) return left;
  return { type: 'pipe', left, right: parsePipe(scanner) };
}

function parseDefinition(scanner: Scanner): Filter {
  const name = expect(scanner, identifier);
  const parameters: string[] = [];
  if (take(scanner, /\(/y)) {
    do parameters.push(expect(scanner, /\$?[A-Za-z_]\w*/y));
    while (take(scanner, /;/y));
    expect(scanner, /\)/y);
  }
  expect(scanner, /:/y);
  const body = parsePipe(scanner);
  expect(scanner, /;/y);
  return { type: 'define', name, parameters, body, rest: parsePipe(scanner) };
}

function parseComma(scanner: Scanner): Filter {
  const filters = [parseOperation(scanner)];
  while (take(scanner, /,/y)) filters.push(parseOperation(scanner));
  return filters.length === 1 && filters[0] ? filters[0] : { type: 'any', filters };
}

const operator = /\/\/=?|[-+*/%]=?|\|=|==|!=|<=?|>=?|=|(?:and|or)\b/y;

/** All operators bind alike here: what reads what does not depend on it, but for `//`. */
function parseOperation(scanner: Scanner): Filter {
  const operands = [parsePostfix(scanner)];
  const alternatives: Filter[] = [];
  for (let found = take(scanner, operator); found; found = take(scanner, operator)) {
    if (found === '//') alternatives.push(joined(operands.splice(0)));
    operands.push(parsePostfix(scanner));
  }
  const last = joined(operands);
  return alternatives.reduceRight<Filter>(
    (right, left) => ({ type: 'alternative', left, right }),
    last,
  );
}

function joined(filters: readonly Filter[]): Filter {
  const [only] = filters;
  return filters.length === 1 && only ? only : { type: 'made', filters };
}

function parsePostfix(scanner: Scanner): Filter {
  if (take(scanner, /-/y)) return { type: 'made', filters: [parsePostfix(scanner)] };
  return parseTerm(scanner, { pipe: parsePipe, comma: parseComma, postfix: parsePostfix });
}
