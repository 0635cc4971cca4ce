import type { ArithmeticFor, CompoundList, For, Select, While } from 'unbash';
import { decide, negated } from '../decide.ts';
import { evaluateArithmetic } from './arithmetic.ts';
import { positionalOf, useArguments } from './positional.ts';
import { type Shell, spanOf } from './shell.ts';
import { asCondition } from './statement.ts';
import { madeFrom, mergeValues, unknown, type Value, type Word } from './value.ts';
import { assign } from './variable.ts';

export function runWhile(shell: Shell, node: While): void {
  repeat(shell, (again) => {
    const test = asCondition(shell, () => shell.run(node.clause.commands));
    decide(shell, node.kind === 'while' ? test : negated(test), () => {
      shell.run(node.body.commands);
      again();
    });
  });
}

export function runArithmeticFor(shell: Shell, node: ArithmeticFor): void {
  evaluateArithmetic(shell, node.initialize);
  repeat(shell, (again) => {
    evaluateArithmetic(shell, node.test);
    perhaps(shell, node.body, () => {
      evaluateArithmetic(shell, node.update);
      again();
    });
  });
}

export function runFor(shell: Shell, node: For | Select): void {
  const span = spanOf(shell, node.name);
  const value = node.wordlist ? listed(shell, node) : everyArgument(shell, node);
  repeat(shell, (again) =>
    perhaps(shell, node.body, again, () => assign(shell, node.name.text, value, span)),
  );
}

function listed(shell: Shell, { wordlist = [] }: For | Select): Value {
  const words = wordlist.flatMap((node): readonly Word[] => {
    const word = shell.word(node, true);
    if (word.argument.parts.some(({ splits, flows }) => splits && flows.length > 0)) {
      shell.facts.arrive({ place: 'list', argument: word.argument });
      return [{ ...word, value: madeFrom([word.value]) }];
    }
    return word.value.items ?? [word];
  });
  const values = words.map(({ value }) => value);
  return values.length === 0
    ? unknown
    : (values.reduce((a, b) => mergeValues(a, b) ?? a) ?? unknown);
}

function everyArgument(shell: Shell, node: For | Select): Value {
  const { values, rest } = positionalOf(shell);
  const span = spanOf(shell, node.name);
  if (rest === 'script') useArguments(shell, { text: `for ${node.name.text}`, span });
  return madeFrom(values.map(({ value }) => value));
}

function perhaps(shell: Shell, body: CompoundList, after: () => void, before?: () => void): void {
  shell.paths.fork([
    () => {
      before?.();
      shell.run(body.commands);
      after();
    },
    () => undefined,
  ]);
}

/** In loops deeper than this the second turn is left out: each level would double the work. */
const depthLimit = 4;

/** Walks a loop twice, so that what the first turn assigned arrives in the second. */
function repeat(shell: Shell, turn: (again: () => void) => void): void {
  const { loops } = shell;
  shell.loopDepth++;
  shell.paths.enclose((stretch) => {
    shell.loops = stretch;
    turn(() => {
      if (shell.loopDepth <= depthLimit && shell.steps > 0) turn(() => undefined);
    });
  });
  shell.loopDepth--;
  shell.loops = loops;
}
