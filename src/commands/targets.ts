import { relative, resolve } from 'node:path';
import { UserError } from '../core/exit.ts';
import type { Host, Kind } from '../core/host.ts';
import { toolsDirectory } from '../script/toolbox.ts';

/** A toolbox to judge, and which of its files to speak of. */
export interface Target {
  /** The root of the toolbox, absolute. */
  readonly toolbox: string;
  /** What stands before its paths, seen from where we are: empty, or ending in `/`. */
  readonly prefix: string;
  /** Paths relative to the toolbox's root; all of it if undefined. */
  readonly files: ReadonlySet<string> | undefined;
}

/**
 * What the paths on the command line mean: a directory that has tools, a tools directory, or a file
 * in one. Anything else that exists is passed over, as hooks hand over whole change lists, but where
 * nothing is left, a directory without tools is a target all the same: somebody expects some there.
 * What does not exist throws a {@link UserError}.
 */
export function targetsOf(
  { files }: Pick<Host, 'files'>,
  root: string,
  paths: readonly string[],
): Target[] {
  if (paths.length === 0) return [{ toolbox: root, prefix: '', files: undefined }];
  const chosen = new Map<string, Set<string> | undefined>();
  const without: string[] = [];
  for (const path of paths) {
    if (path === '') throw new UserError('a path is empty', 'Name a file or a directory');
    const absolute = resolve(root, path);
    const facts = files.facts(absolute);
    if (!facts) throw new UserError(`\`${path}\` does not exist`, 'Name a file or a directory');
    const target = targetOf(files, absolute, facts.kind === 'directory');
    if (!target && mayHaveTools(facts.kind, absolute)) without.push(absolute);
    if (target) choose(chosen, target);
  }
  const wanted = chosen.size > 0 ? chosen : new Map(without.map((each) => [each, undefined]));
  return Array.from(wanted, ([toolbox, names]) => ({
    toolbox,
    prefix: prefixOf(relative(root, toolbox)),
    files: names,
  }));
}

function choose(
  chosen: Map<string, Set<string> | undefined>,
  { toolbox, file }: { readonly toolbox: string; readonly file?: string },
): void {
  const known = chosen.get(toolbox);
  if (file === undefined) chosen.set(toolbox, undefined);
  else if (known) known.add(file);
  else if (!chosen.has(toolbox)) chosen.set(toolbox, new Set([file]));
}

/** A directory inside a toolbox is a part of it. */
function mayHaveTools(kind: Kind, path: string): boolean {
  return kind === 'directory' && !path.includes('/.agents/');
}

function targetOf(
  files: Host['files'],
  path: string,
  isDirectory: boolean,
): { toolbox: string; file?: string } | undefined {
  const inside = `/${toolsDirectory}`;
  if (isDirectory) {
    if (path.endsWith(inside)) return { toolbox: path.slice(0, -inside.length) || '/' };
    if (path.endsWith('/.agents')) return { toolbox: path.slice(0, -'/.agents'.length) || '/' };
    return files.facts(path + inside) ? { toolbox: path } : undefined;
  }
  if (path.endsWith(inside)) return { toolbox: path.slice(0, -inside.length) || '/' };
  const directory = path.slice(0, path.lastIndexOf('/'));
  if (!directory.endsWith(inside)) return undefined;
  const toolbox = directory.slice(0, -inside.length);
  return { toolbox: toolbox || '/', file: path.slice(toolbox.length + 1) };
}

function prefixOf(path: string): string {
  return path === '' ? '' : `${path}/`;
}
