import type { Argument, Call } from '../../body.ts';
import type { Outcome } from '../decide.ts';
import type { Shell } from './shell.ts';
import type { Word } from './value.ts';

/** A command with its words evaluated and arrays laid out. */
export interface Command {
  readonly name: Word;
  readonly words: readonly Word[];
  readonly span: Argument['span'];
  /** The commands around it: `sudo`, `xargs`. */
  readonly through: readonly string[];
}

/** What a builtin does to what is known; nothing, if it is only what it prints and takes. */
export type Builtin = (shell: Shell, command: Command) => Outcome | undefined;

/** Notes that a command is called with these words. */
export function noteCall(
  shell: Shell,
  kind: Exclude<Call['kind'], 'library'>,
  { name, words, span, through }: Command,
): void {
  shell.facts.call({
    kind,
    name: name.value.text,
    nameSpan: name.argument.span,
    span,
    arguments: words.map(({ argument }) => argument),
    input: shell.input.kind === 'known' ? shell.input.argument : undefined,
    through,
  });
}

/** Notes each word that hands on all of stdin. */
export function noteWhole(shell: Shell, words: readonly Word[]): void {
  for (const { value, argument } of words) {
    if (value.whole) shell.facts.open('handed', 'stdin', argument.span);
  }
}
