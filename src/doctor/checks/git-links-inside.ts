import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';
import { exampleRepository } from '../example.ts';
import { blockedGit, repositoryOf } from '../subject.ts';

export const gitLinksInside: Check = {
  id: 'git-links-inside',
  group: 'Team',
  severity: 'info',
  summary: 'link to a file outside of the repository',
  why: `Tools may be shared between repositories by links: the runtime follows them. What git records is
the link and not what it leads to, so each teammate needs the target at the same place.`,
  good: {},
  bad: {
    git: exampleRepository({
      leaving: [{ path: `${toolsDirectory}/deploy`, target: '/home/me/tools/deploy' }],
    }),
  },
  blocked: blockedGit,
  *check(machine): Iterable<CheckFinding> {
    for (const { path, target } of repositoryOf(machine)?.leaving ?? []) {
      yield {
        tool: path,
        message: `\`${path}\` leads out of the repository to ${target}, which every teammate needs as well`,
      };
    }
  },
};
