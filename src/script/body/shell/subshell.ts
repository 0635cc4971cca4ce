import type { Shell } from './shell.ts';

/** Walks something that runs apart: of what it changes, only what it read of stdin remains. */
export function inSubshell(shell: Shell, run: () => void): void {
  let isDrained: true | undefined;
  shell.paths.aside(() => {
    run();
    isDrained = shell.drained.get('0');
  });
  if (isDrained) shell.drained.set('0', true);
}
