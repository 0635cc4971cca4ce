import type { Word as WordNode } from 'unbash';
import { type Outcome, open } from '../decide.ts';
import { evaluateArithmetic } from './arithmetic.ts';
import { narrow } from './narrow.ts';
import { type Shell, spanOf } from './shell.ts';
import type { Word } from './value.ts';

const compare: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '-eq': (a, b) => a === b,
  '-ne': (a, b) => a !== b,
  '-lt': (a, b) => a < b,
  '-le': (a, b) => a <= b,
  '-gt': (a, b) => a > b,
  '-ge': (a, b) => a >= b,
};

/**
 * `-eq` and the like. `[ ]` refuses what is no number, so what passes is one; `[[ ]]` evaluates it,
 * as arithmetic does everywhere.
 */
export function evaluateTestArithmetic(
  shell: Shell,
  operator: string,
  { left, right }: { readonly left: WordNode; readonly right: WordNode },
  single: boolean,
): Outcome {
  const before = shell.testing;
  shell.testing = true;
  const [word, other] = [left, right].map((node) => operandOf(shell, node, single));
  shell.testing = before;
  if (!word || !other) return open;
  const holds = (text: string): boolean | undefined => {
    const [a, b] = [Number(text), Number(other.value.text)];
    if (text === '' || !Number.isInteger(a) || !Number.isInteger(b)) return undefined;
    return compare[operator]?.(a, b);
  };
  const span = spanOf(shell, left);
  const check = { kind: 'number', span, patterns: [], regex: false, checks: [] } as const;
  return narrow(shell, left, word, holds, single ? { yes: check } : {});
}

function operandOf(shell: Shell, node: WordNode, single: boolean): Word {
  if (single) return shell.word(node, true);
  const span = spanOf(shell, node);
  const isName = !node.parts && /^[A-Za-z_]\w*(\[|$)/.test(node.text);
  const isBare = isName || node.parts?.length === 1;
  const operand = {
    type: 'ArithmeticWord',
    pos: node.pos,
    end: node.end,
    value: node.text,
    parts: node.parts,
  } as const;
  const word = isName ? undefined : shell.word(node, false);
  if (word && word.value.flows.length === 0) return word;
  const value = isBare
    ? evaluateArithmetic(shell, operand)
    : (word?.value ?? evaluateArithmetic(shell, operand));
  return {
    value,
    argument: word?.argument ?? {
      span,
      text: undefined,
      parts: [{ span, text: undefined, splits: false, flows: value.flows }],
      keyword: undefined,
      items: undefined,
    },
  };
}
