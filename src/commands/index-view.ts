import { posix } from 'node:path';
import { FileError, type FileFacts, type Files } from '../core/host.ts';
import { decodeName } from '../core/path-bytes.ts';
import { toolsDirectory } from '../script/toolbox.ts';
import {
  type GitObject,
  type IndexEntry,
  parseIndex,
  parseObjects,
  parseTree,
} from './git-entries.ts';
import type { IndexModes } from './index-modes.ts';
import { askGit, type GitHost } from './run-git.ts';

/** The files as git's index has them: what will be committed. */
export interface IndexView {
  /** Nothing can be written through it; what lies outside of the repository is as on the disk. */
  readonly files: Files;
  readonly modes: IndexModes;
  /** Roots of all toolboxes in the index, absolute. */
  readonly roots: readonly string[];
  /** Absolute paths of the tools that the next commit changes. */
  readonly staged: ReadonlySet<string>;
}

const [link, submodule] = [0o120000, 0o160000];
const judged =
  /(?:^|\/)\.agents\/tools\/[^/]+$|(?:^|\/)(?:\.agents\/agent-tools[a-z-]*|package)\.json$/;

/**
 * Reads the index of the repository whose top is `top`: one process for the listing and one for all
 * contents, the trees of HEAD among them; further ones only follow links.
 */
export async function indexView(host: GitHost, top: string): Promise<IndexView> {
  const entries = parseIndex(await askGit(host, top, ['ls-files', '--stage', '-z']));
  const roots = rootsIn(entries);
  const trees = roots.map((root) => `HEAD:${posix.join(root, toolsDirectory)}`);
  const wanted = wantedObjects(entries, roots);
  const contents = new Map<string, Buffer>();
  const heads = await load(host, top, wanted, contents, trees);
  const resolve = (path: string): string => followed(path, entries, contents);
  const linked = [...entries].flatMap(([path, { mode }]) => {
    const object = mode === link ? entries.get(resolve(path))?.object : undefined;
    return object !== undefined && judged.test(path) && !contents.has(object) ? [object] : [];
  });
  if (linked.length > 0) await load(host, top, linked, contents);
  return {
    files: viewOf(host.files, top, entries, contents, resolve),
    modes: (root, path) => entries.get(resolve(posix.relative(top, posix.join(root, path))))?.mode,
    roots: roots.map((root) => posix.join(top, root)),
    staged: new Set(stagedAmong(entries, roots, heads).map((path) => posix.join(top, path))),
  };
}

function rootsIn(entries: ReadonlyMap<string, IndexEntry>): string[] {
  const inside = /^(.*?)\/?\.agents\/tools\/[^/]+$/s;
  const roots = Array.from(entries.keys(), (path) => inside.exec(path)?.[1]);
  return [...new Set(roots.filter((root) => root !== undefined))];
}

/** Of files that are judged or say how: tools, and what stands beside them. */
function wantedObjects(
  entries: ReadonlyMap<string, IndexEntry>,
  roots: readonly string[],
): string[] {
  const known = new Set(roots);
  return [...entries].flatMap(([path, { mode, object }]) => {
    if (mode === submodule || !judged.test(path)) return [];
    const beside = path.endsWith('package.json') ? posix.dirname(path) : undefined;
    return beside === undefined || known.has(beside === '.' ? '' : beside) ? [object] : [];
  });
}

/** Adds the contents of `objects`, and gives those of `trees`; undefined where HEAD has none. */
async function load(
  host: GitHost,
  top: string,
  objects: readonly string[],
  contents: Map<string, Buffer>,
  trees: readonly string[] = [],
): Promise<(GitObject | undefined)[]> {
  const unique = [...new Set(objects)];
  // A name that would end the line, or that is no UTF-8, cannot be asked for.
  const asked = trees.map((tree) => (/\n/.test(tree) || !tree.isWellFormed() ? 'none' : tree));
  const stdin = [...unique, ...asked].map((name) => `${name}\n`).join('');
  const out = stdin === '' ? Buffer.of() : await askGit(host, top, ['cat-file', '--batch'], stdin);
  const answers = parseObjects(out);
  for (const [at, object] of unique.entries()) {
    const answer = answers[at];
    if (answer) contents.set(object, answer.content);
  }
  return answers.slice(unique.length);
}

/** Where a path in the index leads, links followed; a path that is not in it leads nowhere. */
function followed(
  path: string,
  entries: ReadonlyMap<string, IndexEntry>,
  contents: ReadonlyMap<string, Buffer>,
): string {
  let at = path;
  for (let hops = 0; hops < 40; hops++) {
    const entry = entries.get(at);
    const target = entry?.mode === link ? contents.get(entry.object) : undefined;
    if (!target) return at;
    const name = decodeName(target);
    at = name.startsWith('/') ? name : posix.join(posix.dirname(at), name);
  }
  return path;
}

function stagedAmong(
  entries: ReadonlyMap<string, IndexEntry>,
  roots: readonly string[],
  heads: readonly (GitObject | undefined)[],
): string[] {
  return roots.flatMap((root, at) => {
    const folder = `${posix.join(root, toolsDirectory)}/`;
    const inside = [...entries].filter(
      ([path]) => path.startsWith(folder) && !path.slice(folder.length).includes('/'),
    );
    const hashLength = inside[0]?.[1].object.length ?? 40;
    const tree = heads[at];
    const head = tree?.type === 'tree' ? parseTree(tree.content, hashLength) : new Map();
    return inside.flatMap(([path, { mode, object }]) => {
      const before: IndexEntry | undefined = head.get(path.slice(folder.length));
      return before?.mode === mode && before.object === object ? [] : [path];
    });
  });
}

function viewOf(
  disk: Files,
  top: string,
  entries: ReadonlyMap<string, IndexEntry>,
  contents: ReadonlyMap<string, Buffer>,
  resolve: (path: string) => string,
): Files {
  const names = namesByFolder(entries);
  const inside = (path: string): string | undefined => {
    if (path === top) return '';
    return path.startsWith(top === '/' ? '/' : `${top}/`) ? posix.relative(top, path) : undefined;
  };
  const refuse = (path: string): never => {
    throw new FileError('EROFS', path);
  };
  const factsOf = (path: string): FileFacts | undefined => {
    const entry = entries.get(path);
    const none = { mode: undefined, size: 0 };
    if (entry?.mode === submodule || names.has(path)) return { kind: 'directory', ...none };
    if (!entry) return undefined;
    if (entry.mode === link) return linkFacts(path);
    return { kind: 'file', mode: undefined, size: contents.get(entry.object)?.length ?? 0 };
  };
  /** A target outside of the repository, or one that is not committed with it, is as on nobody's disk. */
  const linkFacts = (path: string): FileFacts => {
    const target = resolve(path);
    const facts =
      target.startsWith('/') || target.startsWith('../')
        ? disk.facts(posix.resolve(top, target))
        : target !== path && factsOf(target);
    return facts || { kind: 'broken-link', mode: undefined, size: 0 };
  };
  return {
    facts: (path) => {
      const own = inside(path);
      return own === undefined ? disk.facts(path) : factsOf(own);
    },
    realPath: (path) => {
      const own = inside(path);
      return own === undefined ? disk.realPath(path) : posix.resolve(top, resolve(own));
    },
    list: (directory) => {
      const own = inside(directory);
      return own === undefined ? disk.list(directory) : [...(names.get(own) ?? [])];
    },
    read: (path, offset, length) => {
      const own = inside(path);
      if (own === undefined) return disk.read(path, offset, length);
      const target = resolve(own);
      if (target.startsWith('/') || target.startsWith('../')) {
        return disk.read(posix.resolve(top, target), offset, length);
      }
      const content = contents.get(entries.get(target)?.object ?? '');
      if (!content) throw new FileError('ENOENT', path);
      return content.subarray(offset, offset + length);
    },
    write: refuse,
    create: refuse,
    makeDirectory: refuse,
    setMode: refuse,
    rename: refuse,
  };
}

/** The names in each folder of the index, by its path; the top's is empty. */
function namesByFolder(entries: ReadonlyMap<string, IndexEntry>): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>([['', new Set()]]);
  for (const path of entries.keys()) {
    for (let at = path; at !== ''; ) {
      const slash = at.lastIndexOf('/');
      const folder = slash === -1 ? '' : at.slice(0, slash);
      const known = names.get(folder);
      if (known?.has(at.slice(slash + 1))) break;
      if (known) known.add(at.slice(slash + 1));
      else names.set(folder, new Set([at.slice(slash + 1)]));
      at = folder;
    }
  }
  return names;
}
