import { shellQuoted } from '../../core/shell-quoted.ts';
import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';
import { exampleRepository } from '../example.ts';
import { blockedGit, meantTools, repositoryOf } from '../subject.ts';

export const gitIgnored: Check = {
  id: 'git-ignored',
  group: 'Team',
  severity: 'error',
  summary: 'tool that git ignores',
  why: `A tool is shared by committing it. An ignored file is never committed, and \`git status\` does not
mention it: it works for you, and nobody else has it. The check names the line that ignores it, which
may be in a \`.gitignore\`, in \`.git/info/exclude\` or in your own global file.`,
  good: {
    git: exampleRepository({
      ignored: [{ path: `${toolsDirectory}/cache`, file: '.gitignore', line: 1, pattern: 'cache' }],
    }),
  },
  bad: {
    git: exampleRepository({
      entries: [],
      ignored: [
        { path: `${toolsDirectory}/deploy`, file: '.gitignore', line: 3, pattern: '.agents/' },
      ],
    }),
  },
  blocked: blockedGit,
  *check(machine): Iterable<CheckFinding> {
    const ignored = repositoryOf(machine)?.ignored ?? [];
    for (const tool of meantTools(machine)) {
      const found = ignored.find(({ path }) => path === tool.path);
      if (!found) continue;
      yield {
        tool: tool.path,
        message: `\`${tool.name}\` is ignored by git: line ${found.line} of ${found.file} is \`${found.pattern}\``,
        help: `Delete that line, or add the file in spite of it: \`git add -f ${shellQuoted(tool.path)}\``,
      };
    }
  },
};
