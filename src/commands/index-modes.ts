import { posix } from 'node:path';
import type { Files } from '../core/host.ts';
import { toolsDirectory } from '../script/toolbox.ts';
import { type IndexEntry, parseIndex } from './git-entries.ts';
import { repositoryTop } from './repository-top.ts';
import { type GitHost, runGit } from './run-git.ts';

/** The mode git has recorded for a file of a toolbox, links followed; undefined if none. */
export type IndexModes = (root: string, path: string) => number | undefined;

const link = 0o120000;

/**
 * Asks git for the recorded modes of all tools in `roots`: one process for each repository, and one
 * more where a tool is a link. Where there is no git, or it fails, no mode is known.
 */
export async function indexModesOf(host: GitHost, roots: readonly string[]): Promise<IndexModes> {
  const known = new Map<string, number>();
  for (const [top, inside] of byRepository(host.files, roots)) {
    const folders = inside.map((root) => posix.join(posix.relative(top, root), toolsDirectory));
    const entries = await listed(host, top, folders);
    const links = linksAmong(host.files, top, entries);
    const targets = await listed(host, top, [...links.values()]);
    for (const [path, { mode }] of entries) {
      const followed = mode === link ? targets.get(links.get(path) ?? '')?.mode : mode;
      if (followed !== undefined) known.set(posix.join(top, path), followed);
    }
  }
  const real = new Map(roots.map((root) => [root, host.files.realPath(root) ?? root]));
  return (root, path) =>
    known.size === 0 ? undefined : known.get(posix.join(real.get(root) ?? root, path));
}

/** Where the links among the entries lead, if that is in the repository; relative to its top. */
function linksAmong(
  files: Files,
  top: string,
  entries: ReadonlyMap<string, IndexEntry>,
): Map<string, string> {
  const links = new Map<string, string>();
  for (const [path, { mode }] of entries) {
    const target = mode === link ? files.realPath(posix.join(top, path)) : undefined;
    if (target?.startsWith(`${top}/`)) links.set(path, posix.relative(top, target));
  }
  return links;
}

async function listed(
  host: GitHost,
  top: string,
  paths: readonly string[],
): Promise<Map<string, IndexEntry>> {
  if (paths.length === 0) return new Map();
  const args = ['ls-files', '--stage', '-z', '--', ...paths];
  const { code, out } = await runGit(host, top, args);
  return code === 0 ? parseIndex(out) : new Map();
}

/** Roots that have tools, where they really are, by the top of their repository. */
function byRepository(files: Files, roots: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const root of roots) {
    if (files.facts(`${root}/${toolsDirectory}`)?.kind !== 'directory') continue;
    const real = files.realPath(root) ?? root;
    const top = repositoryTop(files, real);
    if (top === undefined) continue;
    groups.set(top, [...(groups.get(top) ?? []), real]);
  }
  return groups;
}
