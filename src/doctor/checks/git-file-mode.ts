import type { Check, CheckFinding } from '../check.ts';
import { exampleRepository } from '../example.ts';
import { blockedGit, repositoryOf } from '../subject.ts';

export const gitFileMode: Check = {
  id: 'git-file-mode',
  group: 'Team',
  severity: 'info',
  summary: 'repository in which git does not notice the execute bit',
  why: `With \`core.fileMode=false\` (Windows, some network disks, some editors' containers) git neither
notices \`chmod +x\` nor records the bit of a new file. The tools work here, and nowhere else, until
\`git update-index --chmod=+x\` tells git.`,
  good: { git: exampleRepository({ fileMode: true }) },
  bad: { git: exampleRepository({ fileMode: false }) },
  blocked: blockedGit,
  *check(machine): Iterable<CheckFinding> {
    if (repositoryOf(machine)?.fileMode !== false) return;
    yield {
      message: 'core.fileMode is false here, so git does not notice an execute bit that is set',
      help: 'Tell git of each new tool: `git add --chmod=+x <file>`',
    };
  },
};
