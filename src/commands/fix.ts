import type { Context } from '../core/command.ts';
import type { Fix } from '../core/finding.ts';
import type { Host } from '../core/host.ts';
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
 * being made. A signal is heard between two files.
 */
export async function mend(
  host: Host,
  targets: readonly Target[],
  judge: Judge,
  safety: Fix['safety'],
): Promise<Mended> {
  const now: Target[] = [];
  const files: MendedFile[] = [];
  let complete = true;
  for (const target of targets) {
    const made: Change[] = [];
    for (const change of changesOf(host.files, target, judge, safety)) {
      const trouble = await makeChange(host, change);
      if (trouble === undefined) {
        made.push(change);
        files.push(mendedFile(target, change));
      } else {
        complete = false;
        const name = visible(shown(target, change.from));
        host.stderr.write(`agent-tools: ${name} is not mended: ${trouble}\n`);
      }
    }
    now.push(followed(target, made));
  }
  return { targets: now, files, complete };
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
  const files = targets.flatMap((target) =>
    changesOf(host.files, target, judge, safety).map((change) => ({
      ...change,
      from: shown(target, change.from),
      to: shown(target, change.to),
    })),
  );
  if (files.length === 0) host.stderr.write('There is nothing that it could mend\n');
  host.stdout.write(patch(files, { color, width: host.stdout.columns }));
}
