import type { Host } from '../core/host.ts';
import type { Ignored, NoRepository, Repository } from '../doctor/machine.ts';
import { type Toolbox, toolsDirectory } from '../script/toolbox.ts';
import { type Git, indexEntries, openGit } from './git.ts';

/** What git knows of a toolbox. Asks git six times at most, and changes nothing. */
export async function gatherRepository(
  host: Host,
  toolbox: Toolbox,
): Promise<Repository | NoRepository> {
  const git = await openGit(host, toolbox.root);
  if (typeof git === 'string') return { state: 'unknown', why: git };
  const paths = toolbox.candidates.map(({ path }) => path);
  const [top, entries, ignored, crlf, config, worktrees] = await Promise.all([
    git.print(['rev-parse', '--show-toplevel']),
    indexEntries(git, ['.agents']),
    ignoredAmong(git, paths),
    attributesOf(git, paths),
    configOf(git),
    git.print(['worktree', 'list', '--porcelain']),
  ]);
  const root = (top ?? toolbox.root).replace(/\n$/, '');
  return {
    state: 'known',
    top: root,
    entries,
    ignored: ignored.filter(({ path }) => !entries.some((entry) => entry.path === path)),
    crlf: carriageReturns(crlf, config),
    fileMode: config.get('core.filemode') !== 'false',
    leaving: leavingLinks(host, toolbox, root),
    worktrees: treesWithTools(host, worktrees ?? '', root),
  };
}

async function ignoredAmong(git: Git, paths: readonly string[]): Promise<Ignored[]> {
  if (paths.length === 0) return [];
  const asked = paths.map((path) => `${path}\0`).join('');
  // It ends in exit 1 if nothing is ignored.
  const out = await git.print(['check-ignore', '--verbose', '-z', '--stdin'], asked);
  const fields = (out ?? '').split('\0');
  return Array.from({ length: Math.floor(fields.length / 4) }, (_, at) => {
    const [file = '', line = '', pattern = '', path = ''] = fields.slice(at * 4, at * 4 + 4);
    return { path, file, line: Number(line), pattern };
  }).filter(({ pattern }) => !pattern.startsWith('!'));
}

/** Of one file: the values of `text` and `eol`, as git names them. */
interface Attributes {
  readonly path: string;
  readonly text: string;
  readonly eol: string;
}

async function attributesOf(git: Git, paths: readonly string[]): Promise<Attributes[]> {
  if (paths.length === 0) return [];
  const asked = paths.map((path) => `${path}\0`).join('');
  const out = await git.print(['check-attr', '-z', '--stdin', 'text', 'eol'], asked);
  const fields = (out ?? '').split('\0');
  return paths.map((path, at) => ({
    path,
    text: fields[at * 6 + 2] ?? 'unspecified',
    eol: fields[at * 6 + 5] ?? 'unspecified',
  }));
}

async function configOf(git: Git): Promise<ReadonlyMap<string, string>> {
  const out = await git.print(['config', '-z', '--get-regexp', '^core\\.(autocrlf|eol|filemode)$']);
  return new Map(
    (out ?? '').split('\0').flatMap((line): [string, string][] => {
      const [name = '', value = 'true'] = line.split('\n');
      return name === '' ? [] : [[name.toLowerCase(), value.toLowerCase()]];
    }),
  );
}

/** As `convert.c` decides it: an `eol` first, then `core.autocrlf`, then `core.eol`. */
function carriageReturns(
  files: readonly Attributes[],
  config: ReadonlyMap<string, string>,
): Repository['crlf'] {
  return files.flatMap(({ path, text, eol }) => {
    if (text === 'unset' || eol === 'lf') return [];
    if (eol === 'crlf') return [{ path, by: 'the attribute `eol=crlf`' }];
    if (config.get('core.autocrlf') === 'true') return [{ path, by: '`core.autocrlf=true`' }];
    if (text === 'unspecified' || config.has('core.autocrlf')) return [];
    return config.get('core.eol') === 'crlf' ? [{ path, by: '`core.eol=crlf`' }] : [];
  });
}

function leavingLinks(
  { files }: Pick<Host, 'files'>,
  { root, candidates }: Toolbox,
  top: string,
): Repository['leaving'] {
  const real = files.realPath(root) ?? root;
  return candidates.flatMap(({ path, name }) => {
    const target = files.realPath(`${root}/${path}`);
    if (target === undefined || target === `${real}/${toolsDirectory}/${name}`) return [];
    return target.startsWith(`${top}/`) ? [] : [{ path, target }];
  });
}

function treesWithTools({ files }: Pick<Host, 'files'>, porcelain: string, top: string): string[] {
  return Array.from(porcelain.matchAll(/^worktree (.*)$/gm), ([, path = '']) => path).filter(
    (path) => path !== top && files.facts(`${path}/${toolsDirectory}`)?.kind === 'directory',
  );
}
