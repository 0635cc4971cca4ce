import type { CommandNode } from 'unbash';
import { type Outcome, open } from '../decide.ts';
import { evaluateArithmetic } from './arithmetic.ts';
import { runCase, runIf } from './choice.ts';
import { evaluateTest } from './condition.ts';
import { runArithmeticFor, runFor, runWhile } from './loop.ts';
import { redirected } from './redirect.ts';
import { runCommand } from './run-command.ts';
import type { Shell } from './shell.ts';
import { inSubshell } from './subshell.ts';

/** Walks one command, simple or compound. */
export function runNode(shell: Shell, node: CommandNode): Outcome {
  switch (node.type) {
    case 'Command':
      return runCommand(shell, node);
    case 'Redirected':
      return redirected(shell, node.redirects, () => shell.node(node.command));
    case 'BraceGroup':
      return shell.run(node.body.commands);
    case 'Subshell':
      return asideOf(shell, () => shell.run(node.body.commands));
    case 'TestCommand':
      return evaluateTest(shell, node.expression, false);
    case 'ArithmeticCommand':
      return evaluateNumber(shell, node.expression);
    case 'If':
      runIf(shell, node);
      return open;
    case 'Case':
      runCase(shell, node);
      return open;
    case 'While':
      runWhile(shell, node);
      return open;
    case 'For':
    case 'Select':
      runFor(shell, node);
      return open;
    case 'ArithmeticFor':
      runArithmeticFor(shell, node);
      return open;
    case 'Coproc':
      return asideOf(shell, () => {
        if (node.body.type === 'CompoundList') shell.run(node.body.commands);
        else shell.node(node.body);
      });
    case 'Function':
      return open;
  }
}

function asideOf(shell: Shell, run: () => void): Outcome {
  inSubshell(shell, run);
  return open;
}

function evaluateNumber(
  shell: Shell,
  expression: Parameters<typeof evaluateArithmetic>[1],
): Outcome {
  const before = shell.testing;
  shell.testing = true;
  const { asks, text } = evaluateArithmetic(shell, expression);
  shell.testing = before;
  const isTrue = text !== undefined && Number(text) !== 0;
  return asks && text !== undefined ? { ...open, verdict: { isTrue, asks } } : open;
}
