import type { Command } from '../core/command.ts';

/** Each command, loaded when it is called or described. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  new: async () => widened((await import('../commands/new.ts')).newTool),
  lint: async () => widened((await import('../commands/lint.ts')).lint),
  doctor: async () => widened((await import('../commands/doctor.ts')).doctor),
  list: async () => widened((await import('../commands/list.ts')).list),
  init: async () => widened((await import('../commands/init.ts')).init),
  try: async () => widened((await import('../commands/try.ts')).tryCommand),
};

/** A command takes the values that its own options declare: the parsers see to it. */
function widened(command: unknown): Command {
  return command as Command;
}
