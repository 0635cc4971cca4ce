import { shellQuoted } from '../core/shell-quoted.ts';
import type { Toolbox } from '../script/toolbox.ts';

/** A path of the toolbox as a command to paste names it, seen from where the reader is. */
export function fromHere({ prefix = '' }: Toolbox, path: string): string {
  return shellQuoted(prefix + path);
}
