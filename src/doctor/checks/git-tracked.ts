import { shellQuoted } from '../../core/shell-quoted.ts';
import type { Check, CheckFinding } from '../check.ts';
import { exampleRepository } from '../example.ts';
import { blockedGit, meantTools, repositoryOf } from '../subject.ts';

export const gitTracked: Check = {
  id: 'git-tracked',
  group: 'Team',
  severity: 'warning',
  summary: 'tool that is not added to git',
  why: `What teammates get is what is committed. A file that was never added works only for you.

Where \`core.fileMode\` is false git records new files as not executable, so that the bit has to be
given with \`--chmod=+x\`.`,
  good: {},
  bad: { git: exampleRepository({ entries: [] }) },
  blocked: blockedGit,
  *check(machine): Iterable<CheckFinding> {
    const repository = repositoryOf(machine);
    if (!repository) return;
    const { entries, ignored, fileMode } = repository;
    const missing = meantTools(machine).filter(
      ({ path }) =>
        !ignored.some((each) => each.path === path) &&
        !entries.some((entry) => entry.path === path || isModuleAbove(entry, path)),
    );
    const flag = fileMode ? '' : '--chmod=+x ';
    const fault = fileMode
      ? 'not added to git, so your teammates do not get'
      : 'not added to git, which records new files here without an execute bit';
    if (missing.length > mostOneByOne) {
      const paths = missing.map(({ path }) => shellQuoted(path)).join(' ');
      yield {
        message: `${missing.length} tools are ${fault}${fileMode ? ' them' : ''}`,
        help: `Add them: \`git add ${flag}${paths}\``,
      };
      return;
    }
    for (const { name, path } of missing) {
      yield {
        tool: path,
        message: `\`${name}\` is ${fault}${fileMode ? ' it' : ''}`,
        help: `Add it: \`git add ${flag}${shellQuoted(path)}\``,
      };
    }
  },
};

/** Before the first commit all are missing: that is one thing to say, not thirty. */
const mostOneByOne = 3;

/** Whether the file belongs to a submodule, whose own index has it. */
function isModuleAbove(entry: { path: string; mode: number }, path: string): boolean {
  return entry.mode === 0o160000 && path.startsWith(`${entry.path}/`);
}
