import { posix } from 'node:path';
import type { Context } from '../core/command.ts';
import { UserError } from '../core/exit.ts';
import type { Files } from '../core/host.ts';
import { listed } from '../core/words.ts';
import { toolsDirectory } from '../script/toolbox.ts';
import { type IndexModes, indexModesOf } from './index-modes.ts';
import { type Target, targetsOf } from './targets.ts';

/** What a run of `lint` looks at. */
export interface Scope {
  /** The disk, git's index, or the disk with one file from standard input. */
  readonly files: Files;
  readonly targets: readonly Target[];
  readonly modes: IndexModes;
}

/** The flags that say what to look at. */
export interface ScopeFlags {
  readonly staged: boolean;
  readonly recursive: boolean;
  readonly since: string | undefined;
  readonly 'stdin-filename': string | undefined;
}

const noModes: IndexModes = () => undefined;

/** What the flags and paths mean. Throws a {@link UserError} where they do not go together. */
export async function scopeOf(
  flags: ScopeFlags,
  paths: readonly string[],
  { host, root: given }: Context,
): Promise<Scope> {
  const stdin = flags['stdin-filename'];
  if (stdin !== undefined) return scopeOfInput(flags, paths, stdin, { host, root: given });
  if (!flags.staged && !flags.recursive && flags.since === undefined) {
    const targets = targetsOf(host, given, paths);
    const roots = targets.map(({ toolbox }) => toolbox);
    return { files: host.files, targets, modes: await indexModesOf(host, roots) };
  }
  const { topOf } = await import('./run-git.ts');
  const root = host.files.realPath(given) ?? given;
  const [flag = ''] = ['--staged', '--recursive', '--since'].filter((name) => {
    const value = flags[name.slice(2) as 'staged'];
    return value !== false && value !== undefined;
  });
  const top = topOf(host, root, flag);
  const view = flags.staged
    ? await (await import('./index-view.ts')).indexView(host, top)
    : undefined;
  const files = view?.files ?? host.files;
  const { allRoots, changedSince } = await import('./git-paths.ts');
  const everywhere = flags.recursive && paths.length === 0;
  const roots = flags.recursive ? (view?.roots ?? (await allRoots(host, top))) : [];
  const wanted = everywhere
    ? targetsOf({ files }, root, roots)
    : targetsOf({ files }, root, below(roots, root, paths));
  let targets: readonly Target[] = wanted;
  if (view) targets = targets.map((target) => narrowed(target, view.staged, files));
  if (flags.since !== undefined) {
    const changed = await changedSince(host, top, flags.since, flags.staged);
    targets = targets.map((target) => narrowed(target, changed, files));
  }
  const modes =
    view?.modes ??
    (await indexModesOf(
      host,
      targets.map(({ toolbox }) => toolbox),
    ));
  return { files, targets, modes };
}

/** With `--recursive`, each path stands for all toolboxes at or below it, too. */
function below(roots: readonly string[], root: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const folder = posix.resolve(root, path);
    const inside = roots.filter((at) => at === folder || at.startsWith(`${folder}/`));
    return inside.length > 0 ? inside : [path];
  });
}

/** The same target, with only those of its files that are `among` the absolute paths. */
function narrowed(target: Target, among: ReadonlySet<string>, files: Files): Target {
  const { toolbox, files: chosen } = target;
  const inside = `${posix.join(toolbox, toolsDirectory)}/`;
  const all =
    files.facts(inside.slice(0, -1))?.kind === 'directory' ? files.list(inside.slice(0, -1)) : [];
  const names = all.filter((name) => {
    const path = inside + name;
    return among.has(path) || among.has(files.realPath(path) ?? path);
  });
  const kept = names
    .map((name) => `${toolsDirectory}/${name}`)
    .filter((path) => chosen === undefined || chosen.has(path));
  return { ...target, files: new Set(kept) };
}

/** One file from standard input, as an editor has it: nothing is known of its mode. */
function scopeOfInput(
  flags: ScopeFlags,
  paths: readonly string[],
  name: string,
  { host, root }: Pick<Context, 'host' | 'root'>,
): Scope {
  const others = [
    ...(['staged', 'recursive'] as const).filter((flag) => flags[flag]).map((flag) => `--${flag}`),
    ...(flags.since === undefined ? [] : ['--since']),
    ...paths,
  ];
  if (others.length > 0) {
    throw new UserError(
      `\`--stdin-filename\` is about one file, and ${listed(others.map((word) => `\`${word}\``))} ${others.length === 1 ? 'asks' : 'ask'} for others`,
      'Leave one of them out',
    );
  }
  const path = posix.resolve(root, name);
  const [folder, base] = [posix.dirname(path), posix.basename(path)];
  const content = host.readInput();
  const disk = host.files;
  const files: Files = {
    ...disk,
    facts: (at) => {
      if (at === path) return { kind: 'file', mode: undefined, size: content.length };
      if (at === folder) return disk.facts(at) ?? { kind: 'directory', mode: undefined, size: 0 };
      return disk.facts(at);
    },
    list: (at) => {
      const names = disk.facts(at) ? disk.list(at) : [];
      return at === folder && !names.includes(base) ? [...names, base] : names;
    },
    read: (at, offset, length) =>
      at === path ? content.subarray(offset, offset + length) : disk.read(at, offset, length),
  };
  return { files, targets: targetsOf({ files }, root, [name]), modes: noModes };
}
