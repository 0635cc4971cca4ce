import type { Options } from '../core/command.ts';

/** Flags of every command. */
export const globals = {
  root: {
    type: 'string',
    summary: 'Run as if started in this directory',
    value: 'dir',
  },
  color: { type: 'boolean', summary: 'Colour the output; --no-color does not' },
} as const satisfies Options;
