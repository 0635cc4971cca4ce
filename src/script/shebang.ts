import type { Span } from '../core/span.ts';

/** The first line of a script that begins with `#!` on its first byte. */
export interface Shebang {
  /** The line without its end, `\r` included if there is one. */
  readonly span: Span;
  /** What the kernel starts; empty if the line names nothing. */
  readonly interpreter: string;
  /** The words after it. Linux hands them over as one argument. */
  readonly words: readonly string[];
  /** The program that reads the script in the end: behind `env`, what env starts. */
  readonly program: string | undefined;
}

const assignment = /^[A-Za-z_]\w*=/;

/** The shebang of `text`, or undefined if its first two characters are not `#!`. */
export function parseShebang(text: string): Shebang | undefined {
  if (!text.startsWith('#!')) return undefined;
  const newline = text.indexOf('\n');
  const end = newline === -1 ? text.length : newline;
  const [interpreter = '', ...words] = text
    .slice(2, end)
    .split(/[ \t\r]+/)
    .filter((word) => word !== '');
  const viaEnv = /(^|\/)env$/.test(interpreter);
  const program = viaEnv ? startedByEnv(words) : interpreter;
  return { span: { start: 0, end }, interpreter, words, program: baseName(program) };
}

/** Whether these first words of an `env` line make it split the rest (`-S`, `-vS`, `--split-string`). */
export function splitsWords(words: readonly string[]): boolean {
  return /^(-[a-zA-Z]*S|--split-string)/.test(words[0] ?? '');
}

function startedByEnv(words: readonly string[]): string | undefined {
  const rest = words.map((word) => word.replace(/^(-[a-zA-Z]*S|--split-string=?)/, ''));
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? '';
    if (word === '-u' || word === '-C') at++;
    else if (word !== '' && !word.startsWith('-') && !assignment.test(word)) return word;
  }
  return undefined;
}

function baseName(path: string | undefined): string | undefined {
  return path?.slice(path.lastIndexOf('/') + 1) || undefined;
}
