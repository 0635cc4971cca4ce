import type { Function as ShellFunction } from 'unbash';
import type { Facts } from '../facts.ts';
import { sharedChecks } from '../flow.ts';
import { createPaths } from '../paths.ts';
import { runNode } from './node.ts';
import { printedBy } from './output.ts';
import { mergePositional } from './positional.ts';
import type { Shell } from './shell.ts';
import { runStatements } from './statement.ts';
import { inSubshell } from './subshell.ts';
import { mergeValues, unknown } from './value.ts';
import { evaluateWord } from './word.ts';

/** Commands are walked again where functions are called, but not endlessly. */
const stepsPerNode = 8;
const stepsAtLeast = 2_000;

/** A walk at the beginning of a script with `size` nodes. */
export function createShell(
  source: string,
  facts: Facts,
  functions: ReadonlyMap<string, ShellFunction>,
  size: number,
): Shell {
  const paths = createPaths();
  const both = (a: true | undefined, b: true | undefined): true | undefined => a && b;
  const shell: Shell = {
    source,
    facts,
    paths,
    variables: paths.cells(mergeValues),
    known: paths.cells(both),
    checks: paths.cells((a, b) => sharedChecks(a ?? [], b ?? [])),
    options: paths.cells(both),
    positional: paths.cells(mergePositional),
    drained: paths.cells(both),
    functions,
    called: new Set(),
    stack: [],
    locals: undefined,
    returns: undefined,
    loops: undefined,
    loopDepth: 0,
    input: { kind: 'tool' },
    output: undefined,
    fixed: undefined,
    steps: stepsAtLeast + stepsPerNode * size,
    conditional: false,
    testing: false,
    loose: false,
    spare: false,
    run: (statements) => runStatements(shell, statements),
    node: (node) => runNode(shell, node),
    word: (node, split) => evaluateWord(shell, node, split),
    capture: (script, span) => {
      if (!script) return unknown;
      const { fixed, conditional } = shell;
      // Positions in a script of its own text say nothing about the source.
      if (script.source !== undefined) shell.fixed = span;
      const printed = printedBy(shell, () => inSubshell(shell, () => shell.run(script.commands)));
      shell.fixed = fixed;
      shell.conditional = conditional;
      return printed;
    },
  };
  return shell;
}
