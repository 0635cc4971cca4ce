import { examine, groups } from './check.ts';
import { checks } from './checks/index.ts';
import type { Machine } from './machine.ts';
import type { Result } from './result.ts';
import { toolResults } from './tool-results.ts';

/** What there is to say of a machine, group by group. */
export function diagnose(machine: Machine): Result[] {
  const results = [...examine(machine, checks), ...toolResults(machine)];
  // Where there is no folder, nothing else can be looked at.
  const shown = machine.toolbox.kind === 'directory' ? groups : groups.slice(0, 1);
  return shown.flatMap((group) => results.filter((result) => result.group === group));
}

/** What to do next: of the first error, or else of the first warning, that has advice. */
export function nextStep(
  results: readonly Result[],
): { readonly help: string; readonly file: string | undefined } | undefined {
  const advised = results.filter(({ help }) => help !== undefined);
  const first =
    advised.find(({ status }) => status === 'error') ??
    advised.find(({ status }) => status === 'warning');
  return first?.help === undefined ? undefined : { help: first.help, file: first.edit };
}
