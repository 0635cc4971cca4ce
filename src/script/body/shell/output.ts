import type { Span } from '../../../core/span.ts';
import { inexact, mergeFlows } from '../flow.ts';
import type { Shell } from './shell.ts';
import { unknown, type Value } from './value.ts';

/** A command at `span` prints `value`. On the script's own stdout, all of stdin is handed on. */
export function print(shell: Shell, value: Value, span: Span): void {
  if (shell.output) shell.output.push(value);
  else if (value.whole) shell.facts.open('handed', 'stdin', span);
}

/** What several commands printed, one after the other. */
export function joinOutput(printed: readonly Value[]): Value {
  const [first] = printed;
  if (!first) return unknown;
  if (printed.length === 1) return first;
  return {
    ...unknown,
    flows: inexact(mergeFlows(...printed.map(({ flows }) => flows))),
    whole: printed.some(({ whole }) => whole),
  };
}

/** Runs something and gives back what it prints. */
export function printedBy(shell: Shell, run: () => void): Value {
  const before = shell.output;
  const printed: Value[] = [];
  shell.output = printed;
  run();
  shell.output = before;
  return joinOutput(printed);
}
