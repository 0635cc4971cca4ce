import type { Finding } from '../../core/finding.ts';
import { isExecutable, isLegalName } from '../../script/candidate.ts';
import { fromHere } from '../from-here.ts';
import { isMeant, type LintRule } from '../subject.ts';

export const gitExecutable: LintRule = {
  id: 'git-executable',
  about: 'candidate',
  severity: 'error',
  summary:
    'a tool that git does not record as executable: it works for you and is missing for the team',
  why: `A tool is shared by committing it, and what a teammate gets is what git's index records: mode 100755
with the execute bit, 100644 without it. The bit in your own working tree does not count: where
\`core.fileMode\` is off and on Windows git does not look at it, and after a \`chmod +x\` it looks only at
the next \`git add\`.

\`agent-tools lint --fix --staged\` records the bit; a plain \`--fix\` leaves git's index alone. What is not
added to git yet is not judged.`,
  good: {
    deploy: {
      text: '#!/usr/bin/env bash\n# @description Deploy the API service to staging.\n./bin/deploy\n',
      indexMode: 0o100755,
    },
  },
  bad: {
    deploy: {
      text: '#!/usr/bin/env bash\n# @description Deploy the API service to staging.\n./bin/deploy\n',
      indexMode: 0o100644,
    },
  },
  *check({ candidate, toolbox }): Iterable<Finding> {
    const { name, path, kind, mode, indexMode } = candidate;
    if (kind !== 'file' || !isLegalName(name) || indexMode === undefined) return;
    // Without the bit here, `file-executable` has the word: that comes first.
    if ((indexMode & 0o111) !== 0 || !isExecutable(candidate) || !isMeant(candidate)) return;
    const here =
      mode === undefined ? 'has no execute bit in git' : 'is executable here and not in git';
    yield {
      message: `\`${name}\` ${here} (mode ${indexMode.toString(8)}), so the runtime skips it for everybody who checks it out`,
      help: `Record the bit: \`git update-index --chmod=+x ${fromHere(toolbox, path)}\``,
    };
  },
};
