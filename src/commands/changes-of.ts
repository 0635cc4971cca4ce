import type { Fix } from '../core/finding.ts';
import type { Files } from '../core/host.ts';
import { type FilePlan, planFixes } from '../lint/fix.ts';
import type { Change } from './change.ts';
import type { Judge } from './judge.ts';
import { preview } from './preview.ts';
import type { Target } from './targets.ts';

/** Mending one fault can bring the next to light; what is not done by then goes round in circles. */
const mostRounds = 10;

/**
 * What all fixes of a target come to, found by fixing and judging again in memory until nothing is
 * left to fix. Writes nothing.
 */
export async function changesOf(
  files: Files,
  target: Target,
  judge: Judge,
  safety: Fix['safety'],
): Promise<Change[]> {
  const changes = new Map<string, Change>();
  for (let round = 0; round < mostRounds; round++) {
    const made = [...changes.values()];
    const { toolbox, diagnostics } = await judge(preview(files, made), followed(target, made));
    const plans = planFixes(toolbox, diagnostics, safety);
    if (plans.length === 0) break;
    for (const plan of plans) {
      const path = `${toolbox.root}/${plan.candidate.path}`;
      const change = withPlan(changes.get(path), path, plan);
      changes.delete(path);
      changes.set(change.to, change);
    }
  }
  return [...changes.values()];
}

/** The same target when some of its files have got a new name. */
export function followed(target: Target, changes: readonly Change[]): Target {
  if (!target.files) return target;
  const relative = (path: string): string => path.slice(target.toolbox.length + 1);
  const names = new Map(changes.map(({ from, to }) => [relative(from), relative(to)]));
  return { ...target, files: new Set(Array.from(target.files, (name) => names.get(name) ?? name)) };
}

function withPlan(earlier: Change | undefined, path: string, plan: FilePlan): Change {
  const { candidate, text, mode, name, mends } = plan;
  const source = earlier?.text?.before ?? candidate.script?.source.text ?? '';
  const bits = earlier?.mode?.before ?? candidate.mode ?? 0;
  return {
    from: path,
    ...earlier,
    to: name === undefined ? path : path.slice(0, -candidate.name.length) + name,
    ...(text === undefined ? {} : { text: { before: source, after: text } }),
    ...(mode === undefined ? {} : { mode: { before: bits, after: mode } }),
    mends: [...(earlier?.mends ?? []), ...mends.map(({ rule }) => rule)],
  };
}
