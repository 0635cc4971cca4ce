import type { Filter } from './filter.ts';
import { parsePattern } from './pattern.ts';
import { expect, identifier, type Scanner, skipBlank, take, takeWord } from './scan.ts';
import { parseString } from './string.ts';

/** The parts of the grammar that terms contain. */
export interface Grammar {
  pipe(scanner: Scanner): Filter;
  comma(scanner: Scanner): Filter;
  postfix(scanner: Scanner): Filter;
}

/** A term with the `.a`, `[…]` and `?` behind it. */
export function parseTerm(scanner: Scanner, grammar: Grammar): Filter {
  let filter = parsePrimary(scanner, grammar);
  for (;;) {
    if (take(scanner, /\?/y)) continue;
    const next = parseSuffix(scanner, grammar, filter);
    if (!next) return filter;
    filter = next;
  }
}

function parseSuffix(scanner: Scanner, grammar: Grammar, of: Filter): Filter | undefined {
  if (
    take(scanner, /\.(?=\s*\[)/y) ||
    /^\s*\[/.test(scanner.text.slice(scanner.at, scanner.at + 8))
  ) {
    return parseBrackets(scanner, grammar, of);
  }
  return parseField(scanner, grammar, of);
}

/** `.name` or `."name"`. */
function parseField(scanner: Scanner, grammar: Grammar, of: Filter): Filter | undefined {
  const name = take(scanner, /\.[A-Za-z_]\w*/y)?.slice(1);
  if (name !== undefined) {
    const place = { start: scanner.at - name.length, end: scanner.at };
    return { type: 'field', of, name, place };
  }
  if (!take(scanner, /\.(?=\s*")/y)) return undefined;
  return elementOf(of, parseString(scanner, undefined, grammar.pipe));
}

function elementOf(of: Filter, index: Filter): Filter {
  if (index.type === 'any') {
    return { type: 'any', filters: index.filters.map((each) => elementOf(of, each)) };
  }
  return index.type === 'string'
    ? { type: 'field', of, name: index.text, place: index.place }
    : { type: 'element', of, index };
}

/** `[]`, `[index]`, `[from:to]`. */
function parseBrackets(scanner: Scanner, grammar: Grammar, of: Filter): Filter | undefined {
  if (!take(scanner, /\[/y)) return undefined;
  if (take(scanner, /\]/y)) return { type: 'element', of, index: undefined };
  const first = take(scanner, /:/y) ? undefined : grammar.pipe(scanner);
  const isSlice = first === undefined || take(scanner, /:/y) !== undefined;
  skipBlank(scanner);
  if (isSlice && scanner.text[scanner.at] !== ']') grammar.pipe(scanner);
  expect(scanner, /\]/y);
  return isSlice ? { type: 'element', of, index: undefined } : elementOf(of, first);
}

function parsePrimary(scanner: Scanner, grammar: Grammar): Filter {
  skipBlank(scanner);
  const input: Filter = { type: 'identity' };
  switch (scanner.text[scanner.at]) {
    case '"':
      return parseString(scanner, undefined, grammar.pipe);
    case '(':
      return parseEnclosed(scanner, grammar);
    case '[':
      scanner.at++;
      if (take(scanner, /\]/y)) return { type: 'constant' };
      return { type: 'made', filters: [closed(scanner, grammar, /\]/y)] };
    case '{':
      return parseObject(scanner, grammar);
    case '.':
      if (take(scanner, /\.\./y)) return { type: 'everything' };
      return parseField(scanner, grammar, input) ?? parseDot(scanner, grammar, input);
    case '$':
      return { type: 'variable', name: expect(scanner, /\$\w+/y).slice(1) };
    case '@':
      return parseFormat(scanner, grammar);
    default:
      if (take(scanner, /\d+(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+/y)) return { type: 'constant' };
      return parseWord(scanner, grammar);
  }
}

function parseDot(scanner: Scanner, grammar: Grammar, input: Filter): Filter {
  expect(scanner, /\./y);
  return parseBrackets(scanner, grammar, input) ?? input;
}

function closed(scanner: Scanner, grammar: Grammar, end: RegExp): Filter {
  const filter = grammar.pipe(scanner);
  expect(scanner, end);
  return filter;
}

function parseEnclosed(scanner: Scanner, grammar: Grammar): Filter {
  expect(scanner, /\(/y);
  return closed(scanner, grammar, /\)/y);
}

function parseFormat(scanner: Scanner, grammar: Grammar): Filter {
  const name = expect(scanner, /@\w+/y).slice(1);
  skipBlank(scanner);
  if (scanner.text[scanner.at] !== '"') return { type: 'format', name };
  return parseString(scanner, name, grammar.pipe);
}

function parseObject(scanner: Scanner, grammar: Grammar): Filter {
  expect(scanner, /\{/y);
  const entries: Filter[] = [];
  while (!take(scanner, /\}/y)) {
    entries.push(...parseEntry(scanner, grammar));
    if (!take(scanner, /,/y)) {
      expect(scanner, /\}/y);
      break;
    }
  }
  return { type: 'object', entries };
}

/** `a: filter`, and `a`, `$x`, `"a"` alone, which stand for `a: .a` and `x: $x`. */
function parseEntry(scanner: Scanner, grammar: Grammar): Filter[] {
  const variable = take(scanner, /\$\w+/y);
  if (variable) return [{ type: 'variable', name: variable.slice(1) }];
  skipBlank(scanner);
  const word = take(scanner, identifier);
  const place = { start: scanner.at - (word?.length ?? 0), end: scanner.at };
  const key = word === undefined ? parseKey(scanner, grammar) : undefined;
  if (take(scanner, /:/y)) return [...(key ? [key] : []), parseObjectValue(scanner, grammar)];
  if (word !== undefined) return [{ type: 'field', of: { type: 'identity' }, name: word, place }];
  return key ? [elementOf({ type: 'identity' }, key)] : [];
}

function parseKey(scanner: Scanner, grammar: Grammar): Filter {
  if (scanner.text[scanner.at] === '"') return parseString(scanner, undefined, grammar.pipe);
  if (scanner.text[scanner.at] === '@') return parseFormat(scanner, grammar);
  if (take(scanner, /\d+/y)) return { type: 'constant' };
  return parseEnclosed(scanner, grammar);
}

/** A value ends at a comma, so alternatives and arithmetic in it are put together here. */
function parseObjectValue(scanner: Scanner, grammar: Grammar): Filter {
  let filter = grammar.postfix(scanner);
  for (;;) {
    const operator = take(scanner, /\/\/|\|(?!=)|[-+*/%]|==|!=|<=?|>=?|(?:and|or)\b/y);
    if (!operator) return filter;
    const right = grammar.postfix(scanner);
    if (operator === '|') filter = { type: 'pipe', left: filter, right };
    else if (operator === '//') filter = { type: 'alternative', left: filter, right };
    else filter = { type: 'made', filters: [filter, right] };
  }
}

function parseWord(scanner: Scanner, grammar: Grammar): Filter {
  if (takeWord(scanner, 'if')) return parseIf(scanner, grammar);
  if (takeWord(scanner, 'try')) {
    const body = grammar.postfix(scanner);
    const filters = takeWord(scanner, 'catch') ? [body, grammar.postfix(scanner)] : [body];
    return filters.length === 1 ? body : { type: 'any', filters };
  }
  if (takeWord(scanner, 'reduce') || takeWord(scanner, 'foreach'))
    return parseFold(scanner, grammar);
  if (takeWord(scanner, 'label')) {
    expect(scanner, /\$\w+/y);
    expect(scanner, /\|/y);
    return grammar.pipe(scanner);
  }
  if (takeWord(scanner, 'break')) {
    expect(scanner, /\$\w+/y);
    return { type: 'constant' };
  }
  return parseCall(scanner, grammar);
}

function parseIf(scanner: Scanner, grammar: Grammar): Filter {
  const test = grammar.pipe(scanner);
  expect(scanner, /then\b/y);
  const branches = [grammar.pipe(scanner)];
  if (takeWord(scanner, 'elif')) branches.push(parseIf(scanner, grammar));
  else {
    if (takeWord(scanner, 'else')) branches.push(grammar.pipe(scanner));
    else branches.push({ type: 'identity' });
    expect(scanner, /end\b/y);
  }
  return { type: 'choice', test, branches };
}

function parseFold(scanner: Scanner, grammar: Grammar): Filter {
  const source = grammar.postfix(scanner);
  expect(scanner, /as\b/y);
  const names = parsePattern(scanner, grammar.pipe);
  expect(scanner, /\(/y);
  const filters: Filter[] = [];
  do filters.push(grammar.pipe(scanner));
  while (take(scanner, /;/y));
  expect(scanner, /\)/y);
  return { type: 'bind', source, names, body: { type: 'made', filters } };
}

function parseCall(scanner: Scanner, grammar: Grammar): Filter {
  const name = expect(scanner, identifier);
  const filters: Filter[] = [];
  if (take(scanner, /\(/y)) {
    do filters.push(grammar.pipe(scanner));
    while (take(scanner, /;/y));
    expect(scanner, /\)/y);
  }
  return { type: 'call', name, arguments: filters };
}
