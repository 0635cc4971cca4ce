import { open } from '../../decide.ts';
import type { Builtin } from '../command.ts';
import { noteWhole } from '../command.ts';
import { callFunction } from '../function.ts';
import { print } from '../output.ts';
import { unknown } from '../value.ts';

/** `source`: whatever stands in the file happens here. */
export const source: Builtin = (shell, { words, span }) => {
  noteWhole(shell, words);
  const [file] = words;
  if (!file) return;
  const { text, place } = file.value;
  const folder = shell.variables.get('PWD');
  const isRelative = text !== undefined && !place && !text.startsWith('/');
  const isBeside = place === 'folder' || (isRelative && folder?.place === 'folder');
  const base = isRelative && folder ? joinedPath(folder.text, text) : text;
  shell.facts.source({
    span: file.argument.span,
    path: place === 'script' ? undefined : base?.replace(isBeside ? /^\/+/ : /^$/, ''),
    besideScript: isBeside,
  });
  shell.facts.open('included', 'variable', span);
  shell.facts.open('included', 'stdin', span);
  shell.known.set('*', true);
  shell.known.set('.', true);
  return;
};

function joinedPath(folder: string | undefined, path: string): string | undefined {
  return folder === undefined ? undefined : `${folder}/${path}`;
}

/** `eval`: it may assign any variable. */
export const evaluate: Builtin = (shell, { words, span }) => {
  noteWhole(shell, words);
  shell.known.set('*', true);
  print(shell, unknown, span);
  return;
};

/** `trap`: a function of the script may run at any time. */
export const trap: Builtin = (shell, { words }) => {
  const name = words[0]?.value.text ?? '';
  const definition = shell.functions.get(name);
  if (!definition || shell.called.has(name)) return;
  const { loose } = shell;
  shell.loose = true;
  shell.paths.aside(() => {
    callFunction(shell, name, definition, { values: [], rest: 'none' });
  });
  shell.loose = loose;
  return open;
};

/** `type`, `hash`: the question whether commands are there. */
export const probe: Builtin = (shell, { words, span }) => {
  for (const { value, argument } of words) {
    const { text } = value;
    if (text !== undefined && !text.startsWith('-'))
      shell.facts.probe({ name: text, span: argument.span });
  }
  print(shell, unknown, span);
  return;
};
