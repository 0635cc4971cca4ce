import { stdinUse } from '../../stdin-use.ts';
import { wrappedAt } from '../../wrappers.ts';
import { taken } from '../builtin/input.ts';
import { type Command, noteCall, noteWhole } from '../command.ts';
import { print } from '../output.ts';
import type { Shell } from '../shell.ts';
import { madeFrom, unknown, type Value } from '../value.ts';
import { runJq } from './jq.ts';
import { paths } from './paths.ts';

/** Starts a program, and what it starts in turn. */
export function runProgram(shell: Shell, command: Command): void {
  const { name, words, span, through } = command;
  const isClear = !shell.known.get('.') || through.length > 0 || name.value.text?.includes('/');
  noteCall(shell, isClear ? 'program' : 'unclear', command);
  const program = baseName(name.value.text);
  const texts = words.map(({ value, argument }) => value.text ?? argument.parts[0]?.text);
  const at = program === undefined ? undefined : wrappedAt(program, texts);
  const inner = at === undefined ? undefined : words[at];
  if (program !== undefined && inner && at !== undefined) {
    const input = program === 'xargs' ? consume(shell) : undefined;
    const next = { name: inner, words: words.slice(at + 1), span, through: [...through, program] };
    if (input) aroundInput(shell, () => runProgram(shell, next));
    else runProgram(shell, next);
    return;
  }
  const run = program === undefined ? undefined : programs[program];
  if (run) run(shell, command);
  else runOther(shell, command, program);
}

function baseName(path: string | undefined): string | undefined {
  return path?.slice(path.lastIndexOf('/') + 1);
}

/** xargs reads its input itself; what it starts gets none. */
function consume(shell: Shell): Value {
  const value = taken(shell);
  return value;
}

function aroundInput(shell: Shell, run: () => void): void {
  const { input } = shell;
  shell.input = { kind: 'other' };
  run();
  shell.input = input;
}

const programs: Readonly<Record<string, (shell: Shell, command: Command) => void>> = {
  ...paths,
  jq: (shell, { words, span }) => runJq(shell, words, span),
  gojq: (shell, { words, span }) => runJq(shell, words, span),
  jaq: (shell, { words, span }) => runJq(shell, words, span),
  env: (shell, { span }) => shell.facts.open('iterated', 'variable', span),
  printenv: runPrintenv,
  envsubst: (shell, command) => {
    if (shell.input.kind !== 'known') shell.facts.open('handed', 'variable', command.span);
    runOther(shell, command, 'envsubst');
  },
  find: runFind,
  which: (shell, { words, span }) => {
    for (const { value, argument } of words) {
      if (value.text !== undefined) shell.facts.probe({ name: value.text, span: argument.span });
    }
    print(shell, unknown, span);
  },
};

function runPrintenv(shell: Shell, { words, span }: Command): void {
  const names = words.filter(({ value }) => !value.text?.startsWith('-'));
  const isOpen = names.some(({ value }) => value.text === undefined);
  if (names.length === 0) shell.facts.open('iterated', 'variable', span);
  else if (isOpen) shell.facts.open('indirect', 'variable', span);
  print(shell, unknown, span);
}

/** `find … -exec program … ;` */
function runFind(shell: Shell, command: Command): void {
  const { words, span, through } = command;
  noteWhole(shell, words);
  words.forEach(({ value }, at) => {
    if (!/^-(exec|execdir|ok|okdir)$/.test(value.text ?? '')) return;
    const rest = words.slice(at + 1);
    const end = rest.findIndex((word) => /^[;+]$/.test(word.value.text ?? ''));
    const [name, ...inner] = end === -1 ? rest : rest.slice(0, end);
    const next = name && { name, words: inner, span, through: [...through, 'find'] };
    if (next) aroundInput(shell, () => runProgram(shell, next));
  });
  print(shell, unknown, span);
}

function runOther(shell: Shell, { words, span }: Command, program: string | undefined): void {
  noteWhole(shell, words);
  const texts = words.map(({ value }) => value.text);
  const use = program === undefined ? 'open' : stdinUse(program, texts);
  if (use === 'deaf') print(shell, unknown, span);
  else if (use === 'filter') {
    const input = taken(shell);
    const isSame = /^(cat|tee)$/.test(program ?? '');
    print(shell, isSame ? input : madeFrom([input]), span);
  } else {
    if (hears(shell))
      shell.facts.open(shell.input.kind === 'tool' ? 'inherited' : 'handed', 'stdin', span);
    print(shell, unknown, span);
  }
}

/** Whether a command that reads here gets all of the tool's stdin. */
function hears(shell: Shell): boolean {
  const { input } = shell;
  if (input.kind === 'tool') return !shell.drained.get('0');
  return input.kind === 'known' && input.value.whole;
}
