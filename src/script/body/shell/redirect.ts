import type { HereDoc, Redirect, Redirection } from 'unbash';
import type { Shell } from './shell.ts';
import type { Word } from './value.ts';

/** Runs something with its input and output turned elsewhere. */
export function redirected<Result>(
  shell: Shell,
  redirects: readonly Redirection[],
  run: () => Result,
): Result {
  if (redirects.length === 0) return run();
  const { input, output } = shell;
  for (const redirect of redirects) turn(shell, redirect);
  const result = run();
  shell.input = input;
  shell.output = output;
  return result;
}

/** Turns the input or output from here on. */
export function turn(shell: Shell, redirect: Redirection): void {
  if (redirect.type === 'HereDoc') {
    feed(shell, hereDocument(shell, redirect));
    return;
  }
  if (!redirect.target) return;
  const word = shell.word(redirect.target, false);
  if (redirect.type === 'HereString') feed(shell, word);
  else turnFile(shell, redirect, word);
}

function feed(shell: Shell, { value, argument }: Word): void {
  shell.input = { kind: 'known', value, argument };
}

function hereDocument(shell: Shell, { body }: HereDoc): Word {
  const { pos, end, text, parts } = body;
  const quoted =
    parts && ([{ type: 'DoubleQuoted', pos, end, text, parts: parts.filter(isInner) }] as const);
  return shell.word({ type: 'Word', pos, end, text, value: text, parts: quoted }, false);
}

type Inner = Extract<
  NonNullable<HereDoc['body']['parts']>[number],
  {
    type:
      | 'Literal'
      | 'SimpleExpansion'
      | 'ParameterExpansion'
      | 'CommandExpansion'
      | 'ArithmeticExpansion';
  }
>;

function isInner(part: NonNullable<HereDoc['body']['parts']>[number]): part is Inner {
  return /^(Literal|\w+Expansion)$/.test(part.type) && part.type !== 'BraceExpansion';
}

function turnFile(shell: Shell, { operator, descriptor, target }: Redirect, word: Word): void {
  arrive(shell, word, target?.parts !== undefined);
  const number = descriptor?.type === 'FileDescriptor' ? descriptor.value : undefined;
  if (operator.startsWith('<')) {
    if (!descriptor || number === 0) turnInput(shell, operator, word);
  } else if (!descriptor || number === 1) {
    shell.output = word.value.text === '/dev/null' ? [] : undefined;
  }
}

function turnInput(shell: Shell, operator: Redirect['operator'], { value, argument }: Word): void {
  if (value.text === '/dev/stdin' || operator === '<&') return;
  const isKnown = value.flows.length > 0 || value.whole;
  const isSubstitution = /^<\(/.test(
    shell.source.slice(argument.span.start, argument.span.start + 2),
  );
  shell.input = isKnown && isSubstitution ? { kind: 'known', value, argument } : { kind: 'other' };
}

function arrive({ facts, source }: Shell, { argument }: Word, isMade: boolean): void {
  const isQuoted = /^["']/.test(source.slice(argument.span.start, argument.span.start + 1));
  const flowing = argument.parts.some(({ flows }) => flows.length > 0);
  if (isMade && flowing && !isQuoted) facts.arrive({ place: 'redirect', argument });
}

/** Where a pipe's end takes what was printed before it. */
export function piped(shell: Shell, printed: Word['value'], span: Word['argument']['span']): void {
  const { flows, text } = printed;
  const argument = {
    span,
    text,
    parts: [{ span, text, splits: false, flows }],
    keyword: undefined,
    items: undefined,
  };
  shell.input = { kind: 'known', value: printed, argument };
}
