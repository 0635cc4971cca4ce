import { shellQuoted } from '../../core/shell-quoted.ts';
import { listed } from '../../core/words.ts';
import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';
import { exampleInterpreter } from '../example.ts';
import type { Interpreter } from '../machine.ts';

export const interpreterEverywhere: Check = {
  id: 'interpreter-everywhere',
  group: 'Interpreters',
  severity: 'warning',
  summary: 'interpreter that only the PATH of a shell leads to',
  why: `nvm, pyenv, Homebrew and the like extend the PATH in the start-up files of a shell. A session
that an editor, a desktop or a service starts does not read those, so a tool that works in a terminal
fails there with exit 127.`,
  good: { interpreters: [exampleInterpreter({ everywhere: true })] },
  bad: {
    interpreters: [
      exampleInterpreter({
        wanted: 'node',
        path: '/home/me/.nvm/versions/node/v22.1.0/bin/node',
        everywhere: false,
      }),
    ],
  },
  *check({ interpreters }): Iterable<CheckFinding> {
    const shellOnly = interpreters.filter(
      ({ path, viaEnv, everywhere }) => path !== undefined && viaEnv && !everywhere,
    );
    for (const wanted of new Set(shellOnly.map((each) => each.wanted))) {
      yield warning(
        wanted,
        shellOnly.filter((each) => each.wanted === wanted),
      );
    }
  },
};

function warning(wanted: string, users: readonly Interpreter[]): CheckFinding {
  const path = users[0]?.path ?? wanted;
  const names = users.map(({ tool }) => `\`${tool.slice(toolsDirectory.length + 1)}\``);
  const [only] = users.length === 1 ? users : [];
  return {
    ...(only ? { tool: only.tool } : {}),
    message: `\`${wanted}\`, which ${listed(names)} ${names.length === 1 ? 'needs' : 'need'}, is found only with the PATH of this shell, in ${path.slice(0, path.lastIndexOf('/'))}`,
    help: `Start sessions from such a shell, or link it: \`sudo ln -s ${shellQuoted(path)} /usr/local/bin/${wanted}\``,
  };
}
