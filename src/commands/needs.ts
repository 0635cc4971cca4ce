import { resolve } from 'node:path';
import type { Host } from '../core/host.ts';
import { lineStarts, positionAt } from '../core/span.ts';
import type { MissingCommand, UnsetVariable } from '../doctor/machine.ts';
import type { ListedTool } from '../script/candidate.ts';
import type { Need, Needs } from '../script/shell-needs.ts';
import { isProgram, onPath } from './program.ts';

/** What tools need and this machine does not have. */
export interface Lacks {
  readonly commands: readonly MissingCommand[];
  readonly variables: readonly UnsetVariable[];
}

/** What all tools lack. The parser is loaded only if one of them is a shell's. */
export async function gatherNeeds(
  host: Pick<Host, 'files' | 'env'>,
  root: string,
  tools: readonly ListedTool[],
): Promise<Lacks> {
  const shells = tools.filter(({ script }) => /^(ba|da|k)?sh$/.test(script.shebang?.program ?? ''));
  if (shells.length === 0) return { commands: [], variables: [] };
  const { shellNeeds } = await import('../script/shell-needs.ts');
  const all = shells.map((tool) => {
    const needs = shellNeeds(tool.script.source.text);
    return needs ? lacksOf(host, root, tool, needs) : { commands: [], variables: [] };
  });
  return {
    commands: all.flatMap(({ commands }) => commands),
    variables: all.flatMap(({ variables }) => variables),
  };
}

function lacksOf(
  { files, env }: Pick<Host, 'files' | 'env'>,
  root: string,
  { path: tool, script }: ListedTool,
  needs: Needs,
): Lacks {
  const starts = lineStarts(script.source.text);
  const where = ({ name, at }: Need) => ({ tool, name, line: positionAt(starts, at).line });
  const missingFiles = firstOfEach(needs.files).flatMap((need): MissingCommand[] => {
    const file = resolve(root, need.name);
    if (isProgram(files, file)) return [];
    const isThere = files.facts(file)?.kind === 'file';
    return [{ ...where(need), state: isThere ? 'not-executable' : 'missing' }];
  });
  const unknown = firstOfEach(needs.commands)
    .filter(({ name }) => onPath(files, name, env.PATH) === undefined)
    .map((need): MissingCommand => ({ ...where(need), state: 'missing' }));
  const unset = firstOfEach(needs.variables).filter(
    ({ name }) => !env[name] && !name.startsWith('OCTOMIND_'),
  );
  return { commands: [...missingFiles, ...unknown], variables: unset.map(where) };
}

function firstOfEach(needs: readonly Need[]): Need[] {
  return needs.filter((need, at) => needs.findIndex(({ name }) => name === need.name) === at);
}
