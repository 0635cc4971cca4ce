import { UserError } from '../core/exit.ts';

/** A stretch of a word: text, or the name in `{name}`. */
export type Part = { readonly text: string } | { readonly placeholder: string };

/** A word of a command, in pieces. */
export type Word = readonly Part[];

/**
 * The words of `command`, split and unquoted as a shell would, and nothing expanded. `{name}` is a
 * placeholder, also between quotes; `\{name}` and `${name}` are text. Throws a {@link UserError} where
 * a quote is not closed, or where it takes a shell to do what is meant.
 */
export function splitWords(command: string): Word[] {
  const words: Word[] = [];
  let word: Part[] | undefined;
  for (const { groups = {} } of command.matchAll(tokens)) {
    if (groups.space === undefined) word = [...(word ?? []), ...partsOf(groups)];
    else if (word) {
      words.push(joined(word));
      word = undefined;
    }
  }
  return word ? [...words, joined(word)] : words;
}

const tokens =
  /(?<space>[ \t]+)|(?<operator>[|&;<>()\n`]+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\]|\\.)*)"|(?<open>['"])|(?<plain>(?:\\.|[^ \t\n|&;<>()`'"\\]|\\$)+)/gs;

/** What a backslash escapes: everything outside of quotes, these in double quotes, else nothing. */
const bare = /\\(?<escaped>.)|\$\{|\{(?<name>[A-Za-z_]\w*)\}/gs;
const inDouble = /\\(?<escaped>["\\$`{])|\$\{|\{(?<name>[A-Za-z_]\w*)\}/g;
const inSingle = /\$\{|\{(?<name>[A-Za-z_]\w*)\}/g;

type Groups = Readonly<Record<string, string | undefined>>;

function partsOf({ operator, open, single, double, plain = '' }: Groups): Part[] {
  if (operator !== undefined) throw needsShell(operator);
  if (open !== undefined) throw unclosed(open);
  if (single !== undefined) return parts(single, inSingle);
  return double === undefined ? parts(plain, bare) : parts(double, inDouble);
}

function parts(text: string, special: RegExp): Part[] {
  const found: Part[] = [];
  let done = 0;
  for (const { 0: token, index, groups = {} } of text.matchAll(special)) {
    const { escaped, name } = groups;
    found.push({ text: text.slice(done, index) });
    found.push(name === undefined ? { text: escaped ?? token } : { placeholder: name });
    done = index + token.length;
  }
  return [...found, { text: text.slice(done) }];
}

/** With texts that stand side by side made one, and no empty one but where the word is empty. */
function joined(word: Word): Word {
  const result: Part[] = [];
  for (const part of word) {
    const last = result.at(-1);
    if ('text' in part && last && 'text' in last) {
      result[result.length - 1] = { text: last.text + part.text };
    } else if (!('text' in part) || part.text !== '') result.push(part);
  }
  return result.length > 0 ? result : [{ text: '' }];
}

function needsShell(operator: string): UserError {
  const shown = operator.trim() === '' ? 'a line break' : `\`${operator.trim()}\``;
  return new UserError(
    `the command has ${shown} in it, which only a shell understands, and none is started`,
    'Quote it if the command is to get it, or put the commands into a script and run that',
  );
}

function unclosed(quote: string): UserError {
  return new UserError(
    `the command has a \`${quote}\` that is not closed`,
    `Close it, or write \`\\${quote}\``,
  );
}
