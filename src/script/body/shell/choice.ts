import type { Case, CaseItem, CompoundList, If, Word as WordNode } from 'unbash';
import type { Check } from '../../body.ts';
import { decide, take } from '../decide.ts';
import { remember } from './narrow.ts';
import { globOf, type Pattern } from './pattern.ts';
import { type Shell, spanOf } from './shell.ts';
import { asCondition } from './statement.ts';
import type { Word } from './value.ts';

export function runIf(shell: Shell, node: If): void {
  const branch = (at: number, clause: CompoundList, then: CompoundList): void => {
    const test = asCondition(shell, () => shell.run(clause.commands));
    decide(
      shell,
      test,
      () => shell.run(then.commands),
      () => {
        const next = node.elif[at];
        if (next) branch(at + 1, next.clause, next.then);
        else if (node.else) shell.run(node.else.commands);
      },
    );
  };
  branch(0, node.clause, node.then);
}

/** A pattern list of `case`: which texts it takes, as far as its patterns are constant. */
interface Arm {
  readonly item: CaseItem;
  readonly patterns: readonly (Pattern | undefined)[];
  readonly takesAll: boolean;
  readonly takes: (text: string) => boolean | undefined;
}

export function runCase(shell: Shell, node: Case): void {
  const before = shell.testing;
  shell.testing = true;
  const word = shell.word(node.word, false);
  shell.testing = before;
  const arms = node.items.map((item) => armOf(shell, item));
  if (word.value.whole) shell.facts.open('handed', 'stdin', word.argument.span);
  // The branches run in their order, so each knows whether those before it have ended the script.
  let ended = true;
  const branches = arms.map((arm, at) => (): void => {
    const facts = factsOf(shell, node.word, word, arms.slice(0, at), arm, ended);
    take(shell, [facts], verdictOf(word, arms.slice(0, at), arm), true, () =>
      runArm(shell, arms, at),
    );
    ended &&= !shell.paths.live;
  });
  const none = (): void => factsOf(shell, node.word, word, arms, undefined, ended)();
  shell.paths.fork(arms.some(({ takesAll }) => takesAll) ? branches : [...branches, none]);
}

function armOf(shell: Shell, item: CaseItem): Arm {
  const patterns = item.pattern.map(globOf);
  for (const [at, node] of item.pattern.entries()) if (!patterns[at]) shell.word(node, false);
  return {
    item,
    patterns,
    takesAll: patterns.some((pattern) => /^\*+$/.test(pattern?.text ?? '')),
    takes(text) {
      const fits = patterns.map((pattern) => pattern?.fits(text));
      if (fits.includes(true)) return true;
      return fits.includes(undefined) ? undefined : false;
    },
  };
}

function runArm(shell: Shell, arms: readonly Arm[], at: number): void {
  for (const { item } of arms.slice(at)) {
    shell.run(item.body.commands);
    if (item.terminator !== ';&') return;
  }
}

function verdictOf({ value }: Word, earlier: readonly Arm[], arm: Arm): Parameters<typeof take>[2] {
  const { asks, text } = value;
  if (!asks || text === undefined) return undefined;
  const isTrue = arm.takes(text) === true && !earlier.some(({ takes }) => takes(text));
  return { isTrue, asks };
}

/** What is known in an arm, or, without one, where none has matched. */
function factsOf(
  shell: Shell,
  node: WordNode,
  { value, argument }: Word,
  earlier: readonly Arm[],
  arm: Arm | undefined,
  ended: boolean,
): () => void {
  const { unset, flows } = value;
  const isTaken = unset && earlier.some(({ takes }) => takes(unset.text));
  const isSet = unset && (isTaken || arm?.takes(unset.text) === false);
  const check = checkOf(shell, earlier, arm, ended);
  return () => {
    if (unset && isSet) shell.known.set(unset.name, true);
    if (check && flows.length > 0) remember(shell, node, flows, { ...check, span: argument.span });
  };
}

/** In an arm it fits the patterns; behind arms that have all ended the script, it fits none. */
function checkOf(
  shell: Shell,
  earlier: readonly Arm[],
  arm: Arm | undefined,
  ended: boolean,
): Check | undefined {
  const isLike = arm && !arm.takesAll;
  if (!isLike && (!ended || earlier.length === 0)) return undefined;
  const items = isLike ? [arm] : earlier;
  const nodes = items.flatMap(({ item }) => item.pattern);
  const [first] = nodes;
  if (!first) return undefined;
  return {
    kind: isLike ? 'like' : 'unlike',
    span: spanOf(shell, first),
    patterns: nodes.map(({ text }) => text),
    regex: false,
    checks: [],
  };
}
