import { shellQuoted } from '../../core/shell-quoted.ts';
import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';
import { exampleRepository } from '../example.ts';
import { blockedGit, repositoryOf } from '../subject.ts';

export const gitNamesDistinct: Check = {
  id: 'git-names-distinct',
  group: 'Team',
  severity: 'warning',
  summary: 'file in git that differs from a tool only in case and is not here',
  why: `Git can record \`Deploy\` beside \`deploy\`; a file system that does not tell them apart has room for
one of them, and which one a teammate gets is chance.`,
  good: {
    git: exampleRepository({
      entries: [
        { path: `${toolsDirectory}/deploy`, mode: 0o100755, sparse: false },
        { path: `${toolsDirectory}/deploy_all`, mode: 0o100755, sparse: false },
      ],
    }),
  },
  bad: {
    git: exampleRepository({
      entries: [
        { path: `${toolsDirectory}/Deploy`, mode: 0o100755, sparse: false },
        { path: `${toolsDirectory}/deploy`, mode: 0o100755, sparse: false },
      ],
    }),
  },
  blocked: blockedGit,
  *check(machine): Iterable<CheckFinding> {
    const here = new Set(machine.toolbox.candidates.map(({ path }) => path));
    const entries = repositoryOf(machine)?.entries ?? [];
    for (const lost of entries) {
      // Where both are here, `name-free` speaks.
      if (here.has(lost.path)) continue;
      const kept = entries.find(({ path }) => path !== lost.path && isLike(path, lost.path));
      if (!kept || (!here.has(kept.path) && kept.path < lost.path)) continue;
      yield {
        message: `git records \`${lost.path}\` beside \`${kept.path}\`, and only one of them is here`,
        help: `Take one out: \`git rm --cached ${shellQuoted(lost.path)}\``,
      };
    }
  },
};

function isLike(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
