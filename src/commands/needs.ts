import { resolve } from 'node:path';
import type { Host } from '../core/host.ts';
import { lineStarts, positionAt } from '../core/span.ts';
import type { MissingCommand, UnsetVariable } from '../doctor/machine.ts';
import { languageOf, loadReaders } from '../script/body/read-body.ts';
import type { Body } from '../script/body.ts';
import type { ListedTool } from '../script/candidate.ts';
import type { Need, Needs } from '../script/shell-needs.ts';
import { isProgram, onPath } from './program.ts';

/** What tools need and this machine does not have. */
export interface Lacks {
  readonly commands: readonly MissingCommand[];
  readonly variables: readonly UnsetVariable[];
}

/** What all tools lack. A parser is loaded only if one of them is in its language. */
export async function gatherNeeds(
  host: Pick<Host, 'files' | 'env'>,
  root: string,
  tools: readonly ListedTool[],
): Promise<Lacks> {
  const languages = new Set(tools.map(({ script }) => languageOf(script)));
  languages.delete('other');
  const { shellNeeds } = languages.delete('shell')
    ? await import('../script/shell-needs.ts')
    : { shellNeeds: () => undefined };
  const readers = await loadReaders(languages);
  const all = tools.map((tool) => {
    const { script } = tool;
    const language = languageOf(script);
    const needs =
      language === 'shell'
        ? shellNeeds(script.source.text)
        : bodyNeeds(readers[language]?.(script.source.text, script.shebang));
    return needs ? lacksOf(host, root, tool, needs) : { commands: [], variables: [] };
  });
  return {
    commands: all.flatMap(({ commands }) => commands),
    variables: all.flatMap(({ variables }) => variables),
  };
}

/** What a Python or JavaScript body surely needs; undefined if it could not be read to its end. */
function bodyNeeds(body: Body | undefined): Needs | undefined {
  if (!body?.complete) return undefined;
  const probed = new Set(body.probes.map(({ name }) => name));
  const programs = body.calls.flatMap(({ kind, name, nameSpan }): Need[] =>
    kind === 'program' && name !== undefined && !probed.has(name)
      ? [{ name, at: nameSpan.start }]
      : [],
  );
  return {
    files: programs.filter(({ name }) => name.includes('/')),
    commands: programs.filter(({ name }) => !name.includes('/')),
    variables: body.requirements
      .filter(({ explicit }) => explicit)
      .map(({ name, span }) => ({ name, at: span.start })),
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
