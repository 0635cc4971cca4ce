import type {
  Assignment,
  CommandArgument,
  Command as CommandNode,
  Function as ShellFunction,
  Word as WordNode,
} from 'unbash';
import { type Outcome, open } from '../decide.ts';
import { assignmentWord, runAssignment } from './assignment.ts';
import { parseBracket } from './bracket.ts';
import { builtins, declarations, isBuiltin } from './builtins.ts';
import { type Command, noteCall, noteWhole } from './command.ts';
import { evaluateTest } from './condition.ts';
import { callFunction } from './function.ts';
import { print } from './output.ts';
import { positionalOf } from './positional.ts';
import { runProgram } from './program/run.ts';
import { redirected, turn } from './redirect.ts';
import { type Positional, type Shell, spanOf } from './shell.ts';
import { constant, unknown, type Word } from './value.ts';
import { flattened, optionsOf } from './words.ts';

/** Walks a simple command. */
export function runCommand(shell: Shell, node: CommandNode): Outcome {
  shell.steps -= 1 + node.args.length;
  const assignments = node.prefix.filter((each) => each.type === 'Assignment');
  const { name } = node;
  if (!name) return runAssignments(shell, node, assignments);
  if (name.text === 'exec' && node.args.length === 0) {
    for (const redirect of node.redirects) turn(shell, redirect);
    return open;
  }
  for (const { value } of assignments) {
    for (const each of value.type === 'ArrayValue' ? value.elements : [value])
      shell.word(each, false);
  }
  return redirected(shell, node.redirects, () => {
    if (name.text === '[' || name.text === 'test') return runTest(shell, node, name);
    return isDeclaration(shell, name)
      ? runDeclaration(shell, node, name)
      : runWords(shell, node, name);
  });
}

/** `a=1 b=2` alone; with `< file`, the file is what such a command prints. */
function runAssignments(
  shell: Shell,
  node: CommandNode,
  assignments: readonly Assignment[],
): Outcome {
  for (const assignment of assignments) runAssignment(shell, assignment);
  redirected(shell, node.redirects, () => {
    const isRead =
      assignments.length === 0 && node.redirects.some(({ operator }) => operator === '<');
    if (isRead) print(shell, builtins.takeInput(shell), spanOf(shell, node));
  });
  return open;
}

function runTest(shell: Shell, node: CommandNode, name: WordNode): Outcome {
  const words = node.args.filter((arg): arg is WordNode => arg.type === 'Word');
  const isBracket = name.text === '[';
  const expression = parseBracket(isBracket ? words.slice(0, -1) : words);
  if (expression) return evaluateTest(shell, expression, true);
  for (const word of words) shell.word(word, true);
  return open;
}

function isDeclaration({ functions }: Shell, { text }: WordNode): boolean {
  return declarations.test(text) && !functions.has(text);
}

function runDeclaration(shell: Shell, node: CommandNode, name: WordNode): Outcome {
  const words = node.args.flatMap((arg): readonly Word[] => {
    if (arg.type === 'Word') return [declareName(shell, arg, name.text)];
    if (name.text !== 'export' && name.text !== 'readonly') makeLocal(shell, arg.name);
    return [assignmentWord(shell, arg, runAssignment(shell, arg))];
  });
  const command = commandOf(shell, node, shell.word(name, true), words);
  noteCall(shell, 'builtin', command);
  return builtins.run(shell, 'declare', command) ?? open;
}

/** `local x` makes a variable of that name that is not set. */
function declareName(shell: Shell, node: WordNode, command: string): Word {
  const word = shell.word(node, false);
  const { text } = word.value;
  if (
    text === undefined ||
    !/^[A-Za-z_]\w*$/.test(text) ||
    !/^(local|declare|typeset)$/.test(command)
  ) {
    return word;
  }
  if (shell.locals && !shell.locals.has(text)) {
    makeLocal(shell, text);
    shell.variables.set(text, { ...unknown, text: '' });
  }
  return word;
}

function makeLocal({ locals, variables }: Shell, name: string): void {
  if (locals && !locals.has(name)) locals.set(name, variables.get(name));
}

function commandOf(shell: Shell, node: CommandNode, name: Word, words: readonly Word[]): Command {
  return { name, words, span: spanOf(shell, node), through: [] };
}

function runWords(shell: Shell, node: CommandNode, nameNode: WordNode): Outcome {
  const definition = shell.functions.get(nameNode.text);
  if (definition) return runFunction(shell, node, nameNode, definition);
  const { spare } = shell;
  // What `set -- "$@" more` adds to is nothing, and meant to be.
  shell.spare ||= nameNode.text === 'set';
  const evaluated = [nameNode, ...node.args].flatMap((arg) => evaluate(shell, arg));
  shell.spare = spare;
  const [name, ...words] = split(evaluated);
  return name ? runNamed(shell, commandOf(shell, node, name, words)) : open;
}

/** `$command` may hold a command and its first words. */
function split([name, ...words]: readonly Word[]): readonly Word[] {
  const isSplit = name?.argument.parts.length === 1 && name.argument.parts[0]?.splits;
  if (!name || !isSplit || !name.value.text?.includes(' ')) return name ? [name, ...words] : words;
  const parts = name.value.text.split(/\s+/).filter((part) => part !== '');
  const made = parts.map((text): Word => {
    const parts = [{ span: name.argument.span, text, splits: false, flows: [] }];
    return { value: constant(text), argument: { ...name.argument, text, parts } };
  });
  return [...made, ...words];
}

function evaluate(shell: Shell, arg: CommandArgument): readonly Word[] {
  if (arg.type === 'Word') return flattened(shell, arg);
  const value = arg.value.type === 'ArrayValue' ? unknown : shell.word(arg.value, true).value;
  return [assignmentWord(shell, arg, value)];
}

/** `main "$@"` hands the script's own arguments on; whether they are used, is seen inside. */
function runFunction(
  shell: Shell,
  node: CommandNode,
  nameNode: WordNode,
  definition: ShellFunction,
): Outcome {
  const last = node.args.at(-1);
  const isAll = last?.type === 'Word' && /^"?\$(@|\{@\})"?$/.test(last.text);
  const args = isAll ? node.args.slice(0, -1) : node.args;
  const words = args.flatMap((arg) => evaluate(shell, arg));
  const outer = positionalOf(shell);
  const positional: Positional = isAll
    ? { values: [...words, ...outer.values], rest: outer.rest }
    : { values: words, rest: 'none' };
  const command = commandOf(shell, node, shell.word(nameNode, true), positional.values);
  noteCall(shell, 'function', command);
  return callFunction(shell, nameNode.text, definition, positional);
}

function runNamed(shell: Shell, command: Command): Outcome {
  const text = command.name.value.text ?? '';
  const definition = shell.functions.get(text);
  if (definition) {
    noteCall(shell, 'function', command);
    return callFunction(shell, text, definition, { values: command.words, rest: 'none' });
  }
  if (isBuiltin(text)) return runBuiltin(shell, text, command);
  // A function that comes with a sourced file ends the script, if its name says so.
  if (ending.test(text) && shell.known.get('.')) shell.paths.end();
  runProgram(shell, command);
  return open;
}

/** Names by which scripts call what ends them. */
const ending = /^(abort|bail|croak|die|err_exit|error_exit|exit_with\w*|fail|fatal|panic|usage)$/;

function runBuiltin(shell: Shell, text: string, command: Command): Outcome {
  const { words, span, through } = command;
  noteCall(shell, 'builtin', command);
  if (!/^(echo|printf|eval|command|builtin|exec)$/.test(text)) noteWhole(shell, words);
  if (!/^(command|builtin|exec)$/.test(text)) return builtins.run(shell, text, command) ?? open;
  const { options, operands } = optionsOf(words, text === 'exec' ? ['a'] : []);
  const [name, ...rest] = operands;
  if (text === 'command' && (options.has('v') || options.has('V'))) {
    return builtins.run(shell, 'type', { ...command, words: operands }) ?? open;
  }
  const inner = name && { name, words: rest, span, through: [...through, text] };
  const isOwn = inner && text !== 'exec' && isBuiltin(name.value.text ?? '');
  if (isOwn) return runBuiltin(shell, name.value.text ?? '', inner);
  if (inner) runProgram(shell, inner);
  if (text === 'exec') shell.paths.end();
  return open;
}
