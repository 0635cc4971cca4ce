import type { Outcome } from '../core/outcome.ts';
import { count, listed } from '../core/words.ts';
import { trim } from '../script/white-space.ts';
import { type Result, textOf } from './result.ts';

/** Above this the runtime cuts a result, and above the other it may condense it. In tokens. */
const cutLimit = 20_000;
const condenseLimit = 5_000;

/** About how many tokens a text is: characters / 4. */
export function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}

/** What a model would trip over in a result, and what else its author should know: sentences. */
export function notesOn(result: Result, outcome: Outcome, seconds: number): string[] {
  const { ending, stdout, stderr } = outcome;
  if (ending.kind === 'not-started') return [];
  const [out, err] = [textOf(stdout), textOf(stderr)];
  const both = `${out}\n${err}`;
  const notes: (string | false)[] = [
    ...cuts(outcome),
    ending.kind === 'timed-out' &&
      `It was not done within ${seconds} s; the runtime waits 300 s, and until nobody holds the output any more`,
    ...leftOver(outcome),
    ending.kind === 'signalled' &&
      ending.coreDumped &&
      'Whether a core was dumped is judged by the limits here',
    ...(result.isError ? [] : onSuccess(out, err)),
    /\u001b[[\]()#%]|\u009b/.test(both) &&
      'The output has escape codes, which a model reads as text',
    both.includes('\ufffd') && 'The output has bytes that are no UTF-8; they become U+FFFD',
    both.includes('\0') && 'The output has NUL bytes',
    /[^\r\n]\r(?!\n|$)/.test(both) &&
      'The output goes back to the start of a line, as progress bars do; a model gets every state of it',
    ...tooLong(result),
  ];
  return notes.filter((note) => note !== false);
}

function cuts({ stdout, stderr }: Outcome): string[] {
  return Object.entries({ stdout, stderr })
    .filter(([, { head, bytes }]) => bytes > head.length)
    .map(
      ([name, { head, bytes }]) =>
        `Of ${name}, ${bytes} bytes, only the first ${head.length} were kept here`,
    );
}

function leftOver({ ending, left }: Outcome): string[] {
  if (left.length === 0) return [];
  const names = listed([...new Set(left)].map((name) => `\`${name}\``));
  const processes = `${count(left.length, 'other process', 'other processes')} (${names})`;
  return ending.kind === 'timed-out'
    ? [`The tool had started ${processes}, ended here, too; the runtime would let them live on`]
    : [`The tool has ended and left ${processes} running`];
}

/** What is strange about a call that succeeded. */
function onSuccess(out: string, err: string): string[] {
  const notes: (string | false)[] = [
    trim(out + err) === '' && 'It printed nothing: a model cannot tell that from a failure',
    trim(err) !== '' && 'It succeeded, and the model still gets its stderr',
    failure.test(`${out}\n${err}`) &&
      'It printed an error and ended with exit 0, so it counts as a success',
  ];
  return notes.filter((note) => note !== false);
}

/** How programs begin, or shells end, a line about what went wrong; not every line with the word. */
const failure =
  /^(?:[\w./-]+: )?(?:error|fatal|panic|exception|uncaught \w+)(?:\[\w+\])?:|^\w+(?:Error|Exception):|^Traceback \(most recent|^npm ERR!|: (?:command not found|No such file or directory|Permission denied)$/im;

function tooLong({ content }: Result): string[] {
  const tokens = tokensOf(content);
  if (tokens > cutLimit) {
    return [
      `It is about ${tokens} tokens; the runtime cuts a result at about ${cutLimit} and keeps its beginning`,
    ];
  }
  if (tokens <= condenseLimit) return [];
  return [
    `It is about ${tokens} tokens; the runtime may condense a result over about ${condenseLimit}`,
  ];
}
