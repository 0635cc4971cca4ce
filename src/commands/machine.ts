import type { Host } from '../core/host.ts';
import type { Machine } from '../doctor/machine.ts';
import { type ListedTool, skipReason } from '../script/candidate.ts';
import { listedTools, type Toolbox, toolsDirectory } from '../script/toolbox.ts';
import { gatherInterpreters } from './interpreters.ts';
import { judgeBy } from './judge.ts';
import { gatherMount } from './mount.ts';
import { gatherNeeds } from './needs.ts';
import { gatherPlace } from './place.ts';
import { ask, onPath } from './program.ts';
import { gatherRepository } from './repository.ts';
import { skipMessage } from './skip-message.ts';
import { surroundingsOf } from './surroundings.ts';
import { gatherSyntax } from './syntax.ts';

/**
 * Everything that the checks may know, for a session that would start in `root`. Where it is about the
 * tool `name` alone, no other is parsed. Throws a `UserError` about a mistake in the settings.
 */
export async function gatherMachine(
  host: Host,
  root: string,
  name: string | undefined,
): Promise<Machine> {
  const target = { toolbox: root, prefix: '', files: undefined };
  const { files } = host;
  // What git has recorded is looked at by checks of its own, and nothing that is known is left out.
  const scope = { files, targets: [target], modes: () => undefined };
  const judge = judgeBy(await surroundingsOf(scope, 'without baseline'));
  const { toolbox, diagnostics } = await judge(files, target);
  const startable = listedTools(toolbox).filter((tool) => !cannotStart(tool, diagnostics));
  const isAsked = (tool: ListedTool): boolean => name === undefined || name.endsWith(tool.name);
  const interpreters = gatherInterpreters(host, root, startable);
  const [runtime, needs, syntax, git, mount] = await Promise.all([
    gatherRuntime(host, root),
    gatherNeeds(host, root, startable),
    gatherSyntax(host, root, startable.filter(isAsked), interpreters),
    gatherRepository(host, toolbox),
    gatherMount(host, `${root}/${toolsDirectory}`),
  ]);
  return {
    toolbox,
    place: gatherPlace(host.files, root),
    diagnostics,
    skipped: skippedIn(toolbox, diagnostics),
    runtime,
    interpreters,
    syntax,
    ...needs,
    git,
    mount,
  };
}

/** What explains by itself why a file does not start. */
const startRules = new Set(['shebang-present', 'shebang-runnable', 'line-endings-lf']);

function cannotStart({ path }: ListedTool, diagnostics: Machine['diagnostics']): boolean {
  return diagnostics.some(({ file, rule }) => file === path && startRules.has(rule));
}

function skippedIn({ candidates }: Toolbox, diagnostics: Machine['diagnostics']) {
  return candidates.flatMap((candidate) => {
    const reason = skipReason(candidate);
    if (!reason || diagnostics.some(({ file }) => file === candidate.path)) return [];
    return [
      { path: candidate.path, message: `\`${candidate.name}\` ${skipMessage(candidate, reason)}` },
    ];
  });
}

async function gatherRuntime(host: Host, root: string): Promise<Machine['runtime']> {
  const path = onPath(host.files, 'octomind', host.env.PATH);
  if (path === undefined || path.startsWith(`${root}/`)) return undefined;
  const answer = await ask(host, path, ['--version'], { cwd: '/' });
  const [version] = /\d+\.\d+(\.\d+)?/.exec(answer?.out ?? '') ?? [];
  return { path, version };
}
