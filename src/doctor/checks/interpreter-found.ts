import { shellQuoted } from '../../core/shell-quoted.ts';
import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';
import { exampleInterpreter } from '../example.ts';
import type { Interpreter } from '../machine.ts';

export const interpreterFound: Check = {
  id: 'interpreter-found',
  group: 'Interpreters',
  severity: 'error',
  summary: 'tool whose interpreter is not here',
  why: `The first line names who reads the script: a path, which the kernel opens, or a name, which
\`env\` looks for on the PATH of the session. If it is not there the tool is listed, and every call ends
in exit 127 or \`No such file or directory (os error 2)\`, which reads as if the tool itself were
missing.

A version manager (nvm, pyenv, …) puts its programs on the PATH of a shell that loaded it. Where one of
them keeps the interpreter, the check says so.`,
  good: { interpreters: [exampleInterpreter({})] },
  bad: {
    interpreters: [
      exampleInterpreter({ wanted: 'fish', path: undefined, install: 'sudo apt install fish' }),
    ],
  },
  *check({ interpreters }): Iterable<CheckFinding> {
    for (const interpreter of interpreters) {
      if (interpreter.path === undefined) yield missing(interpreter);
    }
  },
};

function missing({ tool, wanted, viaEnv, elsewhere, install }: Interpreter): CheckFinding {
  const name = tool.slice(toolsDirectory.length + 1);
  const program = wanted.slice(wanted.lastIndexOf('/') + 1);
  if (elsewhere !== undefined) {
    return {
      tool,
      ...(viaEnv ? {} : { edit: tool }),
      message: viaEnv
        ? `\`${name}\` needs \`${wanted}\`, which is not on the PATH here, only in ${elsewhere}`
        : `\`${name}\` needs \`${wanted}\`, which is not here; ${elsewhere} has a \`${program}\``,
      help: viaEnv
        ? `Put it where every session finds it: \`sudo ln -s ${shellQuoted(`${elsewhere}/${program}`)} /usr/local/bin/${program}\``
        : `Let \`env\` find it: \`#!/usr/bin/env ${program}\``,
    };
  }
  return {
    tool,
    message: viaEnv
      ? `\`${name}\` needs \`${wanted}\`, which is not on the PATH here`
      : `\`${name}\` needs \`${wanted}\`, which is not here`,
    help: install === undefined ? `Install ${program}` : `Install it: \`${install}\``,
  };
}
