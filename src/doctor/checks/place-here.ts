import { shellQuoted } from '../../core/shell-quoted.ts';
import { listed } from '../../core/words.ts';
import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';
import { exampleRepository } from '../example.ts';
import type { Machine, Repository } from '../machine.ts';

export const placeHere: Check = {
  id: 'place-here',
  group: 'Place',
  severity: 'error',
  summary: 'session that starts where there are no tools',
  why: `The runtime looks in \`.agents/tools\` of the directory that the session starts in, and nowhere
else: not above it, not below it, not in the home directory. Started in \`api/\` of a repository whose
tools are at the top, a session has none, and nothing is said about it.

Where the folder is missing, the check says where it went: it is above, a sparse checkout leaves it
out, the submodule it is in is not checked out, another working tree has it and never committed it, or
its name is nearly right.`,
  good: { place: { above: '/home/me', lookAlikes: [], nested: [] } },
  bad: {
    toolbox: {
      root: '/repository/api',
      directory: toolsDirectory,
      kind: undefined,
      candidates: [],
    },
    place: { above: '/repository', lookAlikes: [], nested: [] },
    git: exampleRepository({ entries: [] }),
  },
  *check(machine): Iterable<CheckFinding> {
    const { kind } = machine.toolbox;
    if (kind === undefined) yield absence(machine);
    else if (kind === 'unreadable') {
      yield {
        message: `${toolsDirectory} cannot be read here`,
        help: `Let yourself read it: \`chmod u+rx ${toolsDirectory}\``,
      };
    } else if (kind !== 'directory') {
      yield {
        message: `${toolsDirectory} is no directory, so there are no tools`,
        help: `Put a directory in its place, with one file for each tool`,
      };
    }
  },
};

/** Why there is nothing here: the nearest cause, and what to do about it. */
function absence({ toolbox: { root }, place, git }: Machine): CheckFinding {
  const recorded = git.state === 'known' ? missingCheckout(git) : undefined;
  if (recorded) return recorded;
  const missing = `there is no ${toolsDirectory} in ${root}`;
  if (place.above !== undefined) {
    return {
      message: `${missing}, but there is one in ${place.above}, and a session sees only the one it starts in`,
      help: `Start the session there: \`cd ${shellQuoted(place.above)}\``,
    };
  }
  const [alike] = place.lookAlikes;
  if (alike) {
    return {
      message: `${missing}, but there is \`${alike.path}\`, where the runtime does not look`,
      help: `Rename it: \`${renaming(alike.path)}\``,
    };
  }
  const [elsewhere] = git.state === 'known' ? git.worktrees : [];
  if (elsewhere !== undefined) {
    return {
      message: `${missing}, a working tree of the repository in ${elsewhere}, which has one that this branch does not`,
      help: `Commit it there: \`git -C ${shellQuoted(elsewhere)} add ${toolsDirectory}\`, then merge that commit here`,
    };
  }
  const below = place.nested.map((path) => `\`${path}\``);
  if (below.length > 0) {
    return {
      message: `${missing}, but there is one in ${listed(below.slice(0, 3))}`,
      help: `Start the session there: \`cd ${shellQuoted(place.nested[0] ?? '.')}\``,
    };
  }
  return { message: missing, help: 'Make a first tool: `agent-tools new`' };
}

/** The index has tools that are not on the disk. */
function missingCheckout({ entries }: Repository): CheckFinding | undefined {
  const inside = entries.filter(({ path }) => path.startsWith(`${toolsDirectory}/`));
  const module = entries.find(
    ({ path, mode }) => mode === 0o160000 && (path === '.agents' || path === toolsDirectory),
  );
  if (module) {
    return {
      message: `\`${module.path}\` is a submodule that is not checked out here`,
      help: `Check it out: \`git submodule update --init ${module.path}\``,
    };
  }
  if (inside.length === 0) return undefined;
  if (inside.every(({ sparse }) => sparse)) {
    return {
      message: `${toolsDirectory} is in the repository, but the sparse checkout here leaves it out`,
      help: `Take it in: \`git sparse-checkout add ${toolsDirectory}\``,
    };
  }
  return {
    message: `${toolsDirectory} is in the repository, but it is deleted here`,
    help: `Bring it back: \`git checkout -- ${toolsDirectory}\``,
  };
}

/** `.agents/tool` → `mv .agents/tool .agents/tools`. */
function renaming(path: string): string {
  if (path.startsWith('.agents/')) return `mv ${path} ${toolsDirectory}`;
  return `mkdir -p .agents && mv ${path} ${toolsDirectory}`;
}
