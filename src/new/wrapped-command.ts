import type { Param } from '../script/param.ts';
import { type Argument, end, first, isEnd, isFlag, isOption } from './argument.ts';
import { type CommandPart, flagOf, grouped, merged } from './command-parts.ts';
import { commandWords } from './command-words.ts';

export interface WrappedCommand<P extends Param> {
  readonly parts: readonly CommandPart<P>[];
  readonly guarded: readonly Guard<P>[];
}

/** Text that must not get through as it is. */
export interface Guard<P extends Param> {
  readonly param: P;
  /** It must not begin with `-`, which would make an option of it; else: hold no `$`, as make expands that. */
  readonly dash: boolean;
}

/**
 * The command that `wrap` means with these parameters. `{name}` places a value; an option before an
 * optional one (`--tag {tag}`) stands only with it. A boolean is a flag: `{dry_run}` is `--dry-run`
 * or nothing. What is not placed follows as `--name value`. Before free text goes a `--`; where it
 * cannot, as options follow, the text is guarded. Throws a {@link UserError}.
 */
export function wrappedCommand<P extends Param>(
  wrap: string,
  params: readonly P[],
): WrappedCommand<P> {
  const typed = commandWords(wrap, params);
  const placed = new Set(typed.flat());
  const flags = params.filter((param) => !placed.has(param)).map(flagOf);
  const words = forwarded(typed, flags.length > 0);
  const free = words.findIndex((_, index) => isFreeText(words, index));
  const ended = words.findIndex((word, index) => isEnd(word) && !isForwarding(words, index));
  const expanded = runsMake(words)
    ? params.filter(isText).map((param) => ({ param, dash: false }))
    : [];
  const build = (at: number, ...more: CommandPart<P>[]): CommandPart<P>[] =>
    merged([...grouped(words.slice(0, at)), ...flags, ...more, ...grouped(words.slice(at))]);
  if (free === -1 || (ended !== -1 && ended < free)) {
    const last = ended === -1 || ended === words.length - 1;
    return { parts: build(last ? words.length : ended), guarded: expanded };
  }
  if (endsOptions(words, free)) {
    return { parts: build(free, { words: [[end]], when: [] }), guarded: expanded };
  }
  const dashes = words
    .filter((_, index) => isFreeText(words, index))
    .flatMap(first)
    .map((param) => ({ param, dash: true }));
  return { parts: build(words.length), guarded: [...expanded, ...dashes] };
}

/** Whether the word begins with any text that a model may send, and is no option's value. */
function isFreeText<P extends Param>(words: readonly Argument<P>[], index: number): boolean {
  const [start] = words[index] ?? [];
  if (typeof start !== 'object' || start.type !== 'string') return false;
  const before = words[index - 1];
  return !(isOption(before) && before?.length === 1);
}

/** Whether a `--` may be put before the word: no option follows, and the program knows what it means. */
function endsOptions<P extends Param>(words: readonly Argument<P>[], index: number): boolean {
  if (/^(echo|printf|g?make|just|task)$/.test(String(words[0]?.[0]))) return false;
  return !words.slice(index).some((word) => isOption(word) || isFlag(word));
}

/** What make is given it expands, `$(shell …)` included. */
function runsMake<P extends Param>(words: readonly Argument<P>[]): boolean {
  return /^g?make$/.test(String(words[0]?.[0]));
}

function isText({ type }: Param): boolean {
  return type === 'string' || type === 'array' || type === 'object';
}

/** npm keeps for itself what stands before the first `--`. */
function forwarded<P extends Param>(
  words: readonly Argument<P>[],
  more: boolean,
): readonly Argument<P>[] {
  const placed = words.findIndex((word) => word.some((piece) => typeof piece === 'object'));
  if (!runsNpm(words) || words.some(isEnd) || (placed === -1 && !more)) return words;
  const at = placed === -1 ? words.length : placed - (isOption(words[placed - 1]) ? 1 : 0);
  return [...words.slice(0, at), [end], ...words.slice(at)];
}

function runsNpm<P extends Param>([program, command]: readonly Argument<P>[]): boolean {
  return program?.[0] === 'npm' && /^(run|run-script|test|start)$/.test(String(command?.[0]));
}

function isForwarding<P extends Param>(words: readonly Argument<P>[], index: number): boolean {
  return runsNpm(words) && words.findIndex(isEnd) === index;
}
