import type { Finding } from '../../core/finding.ts';
import { isExecutable, isLegalName } from '../../script/candidate.ts';
import { fromHere } from '../from-here.ts';
import { isMeant, type LintRule } from '../subject.ts';

export const fileExecutable: LintRule = {
  id: 'file-executable',
  about: 'candidate',
  severity: 'error',
  summary: 'a tool without an execute bit',
  why: `A file without an execute bit is skipped; the only trace is a line in the runtime's debug log.
The bit has to be in the repository, too: git records it as mode 100755.

Files that do not describe a tool may have any mode.`,
  good: {
    deploy:
      '#!/usr/bin/env bash\n# @description Deploy the API service to staging.\n./bin/deploy\n',
    colours: { text: '# Sourced by the other tools.\nred=1\n', mode: 0o644 },
  },
  bad: {
    deploy: {
      text: '#!/usr/bin/env bash\n# @description Deploy the API service to staging.\n./bin/deploy\n',
      mode: 0o644,
    },
  },
  *check({ candidate, toolbox }): Iterable<Finding> {
    const { name, path, kind } = candidate;
    if (kind !== 'file' || !isLegalName(name)) return;
    if (isExecutable(candidate) || !isMeant(candidate)) return;
    yield {
      message: `\`${name}\` has no execute bit, so the runtime skips it`,
      help: `Set the bit: \`chmod +x ${fromHere(toolbox, path)}\``,
      fix: { safety: 'safe', executable: true },
    };
  },
};
