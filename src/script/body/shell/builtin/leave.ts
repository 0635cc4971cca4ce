import type { Builtin } from '../command.ts';

export const exit: Builtin = (shell) => {
  shell.paths.end();
  return;
};

export const leaveFunction: Builtin = (shell) => {
  if (shell.returns) shell.paths.leave(shell.returns);
  else shell.paths.end();
  return;
};

export const leaveLoop: Builtin = (shell) => {
  if (shell.loops) shell.paths.leave(shell.loops);
  return;
};
