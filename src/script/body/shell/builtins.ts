import type { Outcome } from '../decide.ts';
import { declare, unset } from './builtin/declare.ts';
import { evaluate, probe, source, trap } from './builtin/include.ts';
import { getopts, read, readArray, taken } from './builtin/input.ts';
import { exit, leaveFunction, leaveLoop } from './builtin/leave.ts';
import { set, shift } from './builtin/options.ts';
import { changeDirectory, echo, printDirectory, printf } from './builtin/print.ts';
import type { Builtin, Command } from './command.ts';
import { print } from './output.ts';
import type { Shell } from './shell.ts';
import { unknown } from './value.ts';

/** Builtins whose arguments may be assignments. */
export const declarations = /^(declare|export|local|readonly|typeset)$/;

const names = new Set(
  `. : [ alias bg bind break builtin caller cd command compgen complete compopt continue declare dirs
  disown echo enable eval exec exit export false fc fg getopts hash help history jobs kill let local
  logout mapfile popd printf pushd pwd read readarray readonly return set shift shopt source suspend
  test times trap true type typeset ulimit umask unalias unset wait`.split(/\s+/),
);

const run: Readonly<Record<string, Builtin>> = {
  '.': source,
  break: leaveLoop,
  cd: changeDirectory,
  continue: leaveLoop,
  declare,
  echo,
  eval: evaluate,
  exit,
  getopts,
  hash: probe,
  mapfile: readArray,
  printf,
  pushd: changeDirectory,
  pwd: printDirectory,
  read,
  readarray: readArray,
  return: leaveFunction,
  set,
  shift,
  source,
  trap,
  type: probe,
  unset,
};

export function isBuiltin(name: string): boolean {
  return names.has(name);
}

export const builtins = {
  run: (shell: Shell, name: string, command: Command): Outcome | undefined => {
    if (Object.hasOwn(run, name)) return run[name]?.(shell, command);
    if (name === 'compgen') shell.facts.open('iterated', 'variable', command.span);
    if (name !== ':') print(shell, unknown, command.span);
    return undefined;
  },
  takeInput: taken,
};
