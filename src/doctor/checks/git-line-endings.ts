import { attributeLine, toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';
import { exampleRepository } from '../example.ts';
import { blockedGit, repositoryOf } from '../subject.ts';

export const gitLineEndings: Check = {
  id: 'git-line-endings',
  group: 'Team',
  severity: 'warning',
  summary: 'checkout that gives tools CRLF line ends',
  why: `With \`core.autocrlf=true\` (the default of Git for Windows) or an \`eol=crlf\` attribute, git writes
text files with CRLF, and a script with CRLF cannot be started: the interpreter's name ends in \`\\r\`.
Tools have no extension, so a \`*.sh eol=lf\` never matches them. One line in \`.gitattributes\` does.`,
  good: { git: exampleRepository({ crlf: [] }) },
  bad: {
    git: exampleRepository({
      crlf: [{ path: `${toolsDirectory}/deploy`, by: '`core.autocrlf=true`' }],
    }),
  },
  blocked: blockedGit,
  *check(machine): Iterable<CheckFinding> {
    const [first] = repositoryOf(machine)?.crlf ?? [];
    if (!first) return;
    yield {
      message: `${first.by} makes git write the tools with CRLF at the next checkout here, and then they cannot be started`,
      help: `Add a line to .gitattributes: \`${attributeLine}\``,
      repair: { kind: 'attribute', line: attributeLine },
    };
  },
};
