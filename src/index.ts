import { resolve } from 'node:path';
import { gatherToolbox } from './commands/gather.ts';
import { diskFiles } from './host/files.ts';
import { languagesAsked, loadReaders, withBodies } from './script/body/read-body.ts';
import type { Toolbox } from './script/toolbox.ts';

export type { Diagnostic, Finding, Fix, Severity } from './core/finding.ts';
export type { Levels } from './core/rule.ts';
export type { Span } from './core/span.ts';
export { type FileDiagnostic, lint } from './lint/lint.ts';
export {
  type Candidate,
  type ListedTool,
  type SkipReason,
  skipReason,
} from './script/candidate.ts';
export { type Definition, definition } from './script/definition.ts';
export type { Header, HeaderLine } from './script/header.ts';
export type { Param, ParamType } from './script/param.ts';
export { parseScript, type Script } from './script/script.ts';
export type { Shebang } from './script/shebang.ts';
export type { Source } from './script/source.ts';
export type { Tool } from './script/tool.ts';
export { listedTools, type Toolbox } from './script/toolbox.ts';

/** Reads the `.agents/tools` of a directory, by default the current one, from the disk. */
export function discover(root = '.'): Toolbox {
  return gatherToolbox({ files: diskFiles(process.platform) }, resolve(root));
}

/**
 * `toolbox` with the facts of its scripts' code, so that {@link lint} compares them with the headers,
 * too. Waits for the parsers of the languages it finds.
 */
export async function readBodies(toolbox: Toolbox): Promise<Toolbox> {
  return withBodies(toolbox, await loadReaders(languagesAsked(toolbox)));
}
