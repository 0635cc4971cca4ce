import { type Command, noteWhole } from '../command.ts';
import { print } from '../output.ts';
import type { Shell } from '../shell.ts';
import { madeFrom, unknown, type Value } from '../value.ts';
import { optionsOf } from '../words.ts';

type Run = (shell: Shell, command: Command) => void;

/** Programs that print what becomes of the paths they get. */
export const paths: Readonly<Record<string, Run>> = {
  basename: (shell, command) => printMade(shell, command, () => unknown),
  dirname: (shell, command) => printMade(shell, command, folderOf),
  readlink: (shell, command) => printMade(shell, command, (path) => path),
  realpath: (shell, command) => printMade(shell, command, (path) => path),
};

/** What is known of the place of a path is kept; of other paths, what is in them. */
function printMade(shell: Shell, { words, span }: Command, placed: (path: Value) => Value): void {
  noteWhole(shell, words);
  const { operands } = optionsOf(words, []);
  const values = operands.map(({ value }) => value);
  const [path] = values;
  print(shell, path?.place ? placed(path) : madeFrom(values), span);
}

function folderOf(path: Value): Value {
  if (path.place === 'script') return { ...path, place: 'folder', text: '' };
  if (path.text === undefined) return path;
  const slash = path.text.lastIndexOf('/');
  return { ...path, text: slash === -1 ? `${path.text}/..` : path.text.slice(0, slash) };
}
