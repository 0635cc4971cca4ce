import { shellQuoted } from '../../core/shell-quoted.ts';
import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';

export const commandsFound: Check = {
  id: 'commands-found',
  group: 'Commands',
  severity: 'error',
  summary: 'program that a script calls and that is not here',
  why: `A file of the repository that a script calls and that is missing, or has no execute bit, makes
every call fail: an error. A command that is not on the PATH may be one that only some teammates have:
a warning.

Only words that are surely commands are looked at: not functions, builtins, variables, nor what the
script itself asks for with \`command -v\` before it calls it.`,
  good: { commands: [] },
  bad: {
    commands: [
      { tool: `${toolsDirectory}/deploy`, name: './bin/deploy', line: 4, state: 'missing' },
    ],
  },
  *check({ commands }): Iterable<CheckFinding> {
    for (const { tool, name, line, state } of commands) {
      const caller = `\`${tool.slice(toolsDirectory.length + 1)}\` calls \`${name}\` on line ${line}`;
      if (state === 'not-executable') {
        yield {
          tool,
          message: `${caller}, which has no execute bit`,
          help: `Set the bit: \`chmod +x ${shellQuoted(name)}\``,
        };
      } else if (name.includes('/')) {
        yield {
          tool,
          message: `${caller}, which does not exist`,
          help: `Add \`${name}\`, or mend the path on line ${line} of ${tool}`,
        };
      } else {
        yield {
          tool,
          severity: 'warning',
          message: `${caller}, which is not on the PATH here`,
          help: `Install \`${name}\`, or ask for it in the script: \`command -v ${name}\``,
        };
      }
    }
  },
};
