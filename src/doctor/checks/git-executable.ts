import { shellQuoted } from '../../core/shell-quoted.ts';
import { isExecutable } from '../../script/candidate.ts';
import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';
import { exampleRepository } from '../example.ts';
import { blockedGit, meantTools, repositoryOf } from '../subject.ts';

export const gitExecutable: Check = {
  id: 'git-executable',
  group: 'Team',
  severity: 'error',
  summary: 'tool that git records without an execute bit',
  why: `The mode that teammates get is the one in git's index: 100755 with an execute bit, 100644
without. A file that is executable here and 100644 there works for you, and the runtime skips it
everywhere else. It happens on Windows, with \`core.fileMode=false\`, and when \`chmod\` came after
\`git add\`.`,
  good: {
    git: exampleRepository({
      entries: [{ path: `${toolsDirectory}/deploy`, mode: 0o100755, sparse: false }],
    }),
  },
  bad: {
    git: exampleRepository({
      entries: [{ path: `${toolsDirectory}/deploy`, mode: 0o100644, sparse: false }],
    }),
  },
  blocked: blockedGit,
  *check(machine): Iterable<CheckFinding> {
    const entries = repositoryOf(machine)?.entries ?? [];
    for (const tool of meantTools(machine)) {
      const { name, path } = tool;
      // Without the bit here, too, `file-executable` speaks.
      if (!isExecutable(tool)) continue;
      if (entries.find((entry) => entry.path === path)?.mode !== 0o100644) continue;
      yield {
        tool: path,
        message: `\`${name}\` is executable here, but git records it as 100644, so the runtime skips it for everyone else`,
        help: `Record the bit: \`git update-index --chmod=+x ${shellQuoted(path)}\`, then commit`,
        repair: { kind: 'index-bit', path },
      };
    }
  },
};
