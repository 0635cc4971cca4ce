import type { Context } from '../core/command.ts';
import type { Fix } from '../core/finding.ts';
import type { Files, Host } from '../core/host.ts';
import { visible } from '../core/visible.ts';
import type { MendedFile } from '../report/report.ts';
import type { Change } from './change.ts';
import { changesOf, followed } from './changes-of.ts';
import type { Judge } from './judge.ts';
import { makeChange } from './make-change.ts';
import type { Target } from './targets.ts';

/** What `--fix` has done. */
export interface Mended {
  /** The targets as they are called now. */
  readonly targets: readonly Target[];
  readonly files: readonly MendedFile[];
  /** Whether everything that was to be written was written. */
  readonly complete: boolean;
}

/**
 * Makes all fixes, file by file; one that fails is told on stderr and does not keep the others from
 * being made. Stopped by a signal, it rejects, and every file is the old or the new one.
 */
export async function mend(
  host: Host,
  targets: readonly Target[],
  judge: Judge,
  safety: Fix['safety'],
): Promise<Mended> {
  const work = await changesOfAll(host.files, targets, judge, safety);
  const made: Task[] = [];
  const steps = work.map((task) => () => {
    const trouble = makeChange(host.files, task.change);
    if (trouble === undefined) made.push(task);
    else host.stderr.write(notMended(shown(task.target, task.change.from), trouble));
  });
  await host.unbroken(steps);
  const changesIn = (target: Target): Change[] =>
    made.filter((task) => task.target === target).map(({ change }) => change);
  return {
    targets: targets.map((target) => followed(target, changesIn(target))),
    files: made.map(({ target, change }) => mendedFile(target, change)),
    complete: made.length === work.length,
  };
}

interface Task {
  readonly target: Target;
  readonly change: Change;
}

async function changesOfAll(
  files: Files,
  targets: readonly Target[],
  judge: Judge,
  safety: Fix['safety'],
): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const target of targets) {
    const changes = await changesOf(files, target, judge, safety);
    tasks.push(...changes.map((change) => ({ target, change })));
  }
  return tasks;
}

function notMended(file: string, trouble: string): string {
  return `agent-tools: ${visible(file)} is not mended: ${visible(trouble)}\n`;
}

function mendedFile(target: Target, { from, to, mends }: Change): MendedFile {
  const name = to === from ? undefined : to.slice(to.lastIndexOf('/') + 1);
  return { file: shown(target, from), name, rules: mends };
}

/** A path as the report shows it, relative to where we are. */
function shown({ toolbox, prefix }: Target, path: string): string {
  return prefix + path.slice(toolbox.length + 1);
}

/** Prints what {@link mend} would write as a patch. */
export async function showPatch(
  { host, color }: Context,
  targets: readonly Target[],
  judge: Judge,
  safety: Fix['safety'],
): Promise<void> {
  const { patch } = await import('../report/patch.ts');
  const work = await changesOfAll(host.files, targets, judge, safety);
  const files = work.map(({ target, change }) => ({
    ...change,
    from: shown(target, change.from),
    to: shown(target, change.to),
  }));
  if (files.length === 0) {
    const unsafe = safety === 'safe' && (await changesOfAll(host.files, targets, judge, 'unsafe'));
    host.stderr.write(nothingToShow(safety, unsafe && unsafe.length > 0));
  }
  const style = { color, width: host.stdout.columns };
  host.stdout.write(patch(files, style, host.stdout.isTerminal ? 'spelled out' : 'as it is'));
}

function nothingToShow(safety: Fix['safety'], unsafe: boolean): string {
  const nothing = `agent-tools: there is nothing that \`${safety === 'safe' ? '--fix' : '--unsafe-fixes'}\` mends`;
  return unsafe
    ? `${nothing}\nSee what \`--unsafe-fixes\` mends: \`agent-tools lint --unsafe-fixes --diff\`\n`
    : `${nothing}\n`;
}
