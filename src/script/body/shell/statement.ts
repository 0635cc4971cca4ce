import type { AndOr, Pipeline, PipelineNode, Statement } from 'unbash';
import { both, either, negated, type Outcome, open } from '../decide.ts';
import { printedBy } from './output.ts';
import { piped } from './redirect.ts';
import { type Shell, spanOf } from './shell.ts';
import { inSubshell } from './subshell.ts';

/** Walks commands one after the other: the outcome of the last one. */
export function runStatements(shell: Shell, statements: readonly Statement[]): Outcome {
  let outcome = open;
  for (const { command, background } of statements) {
    if (background) {
      inSubshell(shell, () => runAndOr(shell, command));
      outcome = open;
      continue;
    }
    outcome = runAndOr(shell, command);
    // Where a failure ends the script, what comes next is only reached by a success.
    const isSimple = command.type === 'Command' || command.type === 'TestCommand';
    if (isSimple && !shell.conditional && shell.options.get('e')) {
      for (const fact of outcome.whenTrue) fact();
    }
  }
  return outcome;
}

/** Walks something whose failure ends nothing. */
export function asCondition(shell: Shell, run: () => Outcome): Outcome {
  const before = shell.conditional;
  shell.conditional = true;
  const outcome = run();
  shell.conditional = before;
  return outcome;
}

function runAndOr(shell: Shell, node: PipelineNode | AndOr): Outcome {
  if (node.type !== 'AndOr') return runPipeline(shell, node);
  const { commands, operators } = node;
  const [first, ...rest] = commands;
  if (!first) return open;
  const isLast = (at: number): boolean => at === rest.length - 1;
  return rest.reduce(
    (outcome, command, at) => {
      const join = operators[at] === '&&' ? both : either;
      const next = (): Outcome => runPipeline(shell, command);
      return join(shell, outcome, () => (isLast(at) ? next() : asCondition(shell, next)));
    },
    asCondition(shell, () => runPipeline(shell, first)),
  );
}

function runPipeline(shell: Shell, node: PipelineNode): Outcome {
  if (node.type !== 'Pipeline') return shell.node(node);
  const isNegated = node.prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1;
  const run = (): Outcome => runParts(shell, node);
  return isNegated ? negated(asCondition(shell, run)) : run();
}

function runParts(shell: Shell, { commands }: Pipeline): Outcome {
  const [only] = commands;
  if (only && commands.length === 1) return shell.node(only);
  const { input } = shell;
  for (const [at, command] of commands.entries()) {
    const run = (): void => inSubshell(shell, () => shell.node(command));
    if (at === commands.length - 1) run();
    else piped(shell, printedBy(shell, run), spanOf(shell, command));
  }
  shell.input = input;
  return open;
}
