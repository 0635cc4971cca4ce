import type { Function as ShellFunction } from 'unbash';
import type { Outcome } from '../decide.ts';
import { open } from '../decide.ts';
import type { Positional, Shell } from './shell.ts';

/** Calls deeper than this are not followed. */
const depthLimit = 16;

/** Walks a function of the script where it is called. */
export function callFunction(
  shell: Shell,
  name: string,
  definition: ShellFunction,
  positional: Positional,
): Outcome {
  const isFollowed = shell.stack.length < depthLimit && !shell.stack.includes(name);
  if (!isFollowed || (shell.steps <= 0 && shell.called.has(name))) return open;
  shell.called.add(name);
  shell.stack.push(name);
  const { locals, returns, loops } = shell;
  const outer = shell.positional.get('@');
  const own = new Map<string, ReturnType<Shell['variables']['get']>>();
  let outcome = open;
  shell.paths.enclose((stretch) => {
    shell.returns = stretch;
    shell.loops = undefined;
    shell.locals = own;
    shell.positional.set('@', positional);
    outcome = runBody(shell, definition);
  });
  for (const [variable, before] of own) shell.variables.set(variable, before);
  shell.positional.set('@', outer);
  shell.locals = locals;
  shell.returns = returns;
  shell.loops = loops;
  shell.stack.pop();
  return outcome;
}

function runBody(shell: Shell, { body }: ShellFunction): Outcome {
  return body.type === 'CompoundList' ? shell.run(body.commands) : shell.node(body);
}

/** Walks the functions that nothing calls by name: something else may, at any time. */
export function runUncalled(shell: Shell): void {
  shell.loose = true;
  for (const [name, definition] of shell.functions) {
    if (shell.called.has(name)) continue;
    shell.paths.aside(() => {
      callFunction(shell, name, definition, { values: [], rest: 'unknown' });
    });
  }
  shell.loose = false;
}
