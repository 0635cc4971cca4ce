import type { TestExpression, Word as WordNode } from 'unbash';
import type { Check } from '../../body.ts';
import { both, either, negated, type Outcome, open } from '../decide.ts';
import { parameterName } from '../variable-name.ts';
import { narrow } from './narrow.ts';
import { globOf, type Pattern, regexOf, textPattern } from './pattern.ts';
import { type Shell, spanOf } from './shell.ts';
import { evaluateTestArithmetic } from './test-arithmetic.ts';
import type { Word } from './value.ts';
import { lookUp } from './variable.ts';

/** Evaluates a test; `single` for `[ ]`, where words are split and `=` knows no patterns. */
export function evaluateTest(shell: Shell, test: TestExpression, single: boolean): Outcome {
  switch (test.type) {
    case 'TestGroup':
      return evaluateTest(shell, test.expression, single);
    case 'TestNot': {
      const inner = evaluateTest(shell, test.operand, single);
      return test.negations.length % 2 === 0 && test.negations.length > 0 ? inner : negated(inner);
    }
    case 'TestLogical': {
      const [first, ...rest] = test.operands;
      if (!first) return open;
      const join = test.operator === '&&' ? both : either;
      return rest.reduce(
        (outcome, operand) => join(shell, outcome, () => evaluateTest(shell, operand, single)),
        evaluateTest(shell, first, single),
      );
    }
    case 'TestUnary':
      return evaluateUnary(shell, test.operator, test.operand, single);
    case 'TestBinary':
      return evaluateBinary(shell, test, single);
  }
}

/** The word of a test, which asks for a variable and does not pass it on. */
function tested(shell: Shell, node: WordNode, split: boolean): Word {
  const before = shell.testing;
  shell.testing = true;
  const word = shell.word(node, split);
  shell.testing = before;
  return word;
}

function evaluateUnary(shell: Shell, operator: string, node: WordNode, single: boolean): Outcome {
  if (operator === '-v') return evaluateIsSet(shell, node);
  const word = tested(shell, node, single);
  if (operator === '-n') return narrow(shell, node, word, (text) => text !== '');
  if (operator === '-z') return negated(narrow(shell, node, word, (text) => text !== ''));
  if (!/^-[a-hkprsuwxGLNOS]$/.test(operator)) return open;
  return narrow(shell, node, word, (text) => (text === '' ? false : undefined), {
    yes: checkOf(shell, node, 'exists', []),
  });
}

function evaluateIsSet(shell: Shell, node: WordNode): Outcome {
  const { value } = tested(shell, node, false);
  const name = /^[A-Za-z_]\w*/.exec(value.text ?? '')?.[0];
  if (name === undefined) return open;
  if (parameterName(name) !== undefined) {
    const span = spanOf(shell, node);
    const asking = { span, nameSpan: span, absence: 'question', form: 'operation' } as const;
    lookUp(shell, name, { ...asking, quoted: true });
  }
  return { ...open, whenTrue: [() => shell.known.set(name, true)] };
}

function evaluateBinary(
  shell: Shell,
  { operator, left, right }: Extract<TestExpression, { type: 'TestBinary' }>,
  single: boolean,
): Outcome {
  if (/^-(eq|ne|lt|le|gt|ge)$/.test(operator)) {
    return evaluateTestArithmetic(shell, operator, { left, right }, single);
  }
  const word = tested(shell, left, single);
  const other = tested(shell, right, single);
  if (!/^(=|==|!=|=~)$/.test(operator)) return open;
  const pattern = patternOf(operator, right, other, single);
  if (word.value.text !== undefined && !word.value.asks && other.value.flows.length > 0) {
    // The literal stands on the left.
    return narrowBy(shell, right, other, textPattern(word.value.text), operator);
  }
  return pattern ? narrowBy(shell, left, word, pattern, operator) : open;
}

function patternOf(
  operator: string,
  node: WordNode,
  { value }: Word,
  single: boolean,
): Pattern | undefined {
  if (operator !== '=~' && !single) return globOf(node);
  if (value.text === undefined) return undefined;
  if (operator !== '=~') return textPattern(value.text);
  return regexOf(node.parts ? value.text : node.text);
}

function narrowBy(
  shell: Shell,
  node: WordNode,
  word: Word,
  pattern: Pattern,
  operator: string,
): Outcome {
  const regex = operator === '=~';
  const outcome = narrow(shell, node, word, (text) => pattern.fits(text), {
    yes: checkOf(shell, node, 'like', [pattern.text], regex),
    no: checkOf(shell, node, 'unlike', [pattern.text], regex),
  });
  return operator === '!=' ? negated(outcome) : outcome;
}

function checkOf(
  shell: Shell,
  node: WordNode,
  kind: Check['kind'],
  patterns: readonly string[],
  regex = false,
): Check {
  return { kind, span: spanOf(shell, node), patterns, regex, checks: [] };
}
