import type { TestExpression, Word as WordNode } from 'unbash';

const binary = /^(=|==|!=|<|>|-eq|-ne|-lt|-le|-gt|-ge|-nt|-ot|-ef)$/;
const unary = /^-[a-hknoprstuvwxzGLNOS]$/;

/**
 * What stands between `[` and `]`, or behind `test`, as the expression that `[[ ]]` would have;
 * undefined if it is none.
 */
export function parseBracket(words: readonly WordNode[]): TestExpression | undefined {
  let at = 0;
  const text = (offset = 0): string | undefined => words[at + offset]?.text;

  const logical = (
    operator: '&&' | '||',
    word: string,
    operand: () => TestExpression | undefined,
  ): TestExpression | undefined => {
    const first = operand();
    if (!first) return undefined;
    const operands = [first];
    while (text() === word) {
      at++;
      const next = operand();
      if (!next) return undefined;
      operands.push(next);
    }
    if (operands.length === 1) return first;
    const end = operands.at(-1)?.end ?? first.end;
    return { type: 'TestLogical', operator, operands, pos: first.pos, end };
  };
  const disjunction = (): TestExpression | undefined => logical('||', '-o', conjunction);
  const conjunction = (): TestExpression | undefined => logical('&&', '-a', negation);
  const negation = (): TestExpression | undefined => {
    const word = words[at];
    if (word?.text !== '!' || at + 1 === words.length) return primary();
    at++;
    const operand = negation();
    const { pos, end } = word;
    return operand && { type: 'TestNot', negations: [], operand, pos, end };
  };
  const primary = (): TestExpression | undefined => {
    const [left, middle, right] = [words[at], words[at + 1], words[at + 2]];
    if (!left) return undefined;
    const { pos, end } = left;
    if (middle && right && binary.test(middle.text)) {
      at += 3;
      return { type: 'TestBinary', operator: middle.text, left, right, pos, end: right.end };
    }
    if (/^\\?\($/.test(left.text) || left.text === "'('") return group();
    if (middle && unary.test(left.text)) {
      at += 2;
      return { type: 'TestUnary', operator: left.text, operand: middle, pos, end: middle.end };
    }
    at++;
    return { type: 'TestUnary', operator: '-n', operand: left, pos, end };
  };
  const group = (): TestExpression | undefined => {
    at++;
    const inner = disjunction();
    at++;
    return inner;
  };

  const expression = disjunction();
  return at === words.length ? expression : undefined;
}
