import { FileError, type FileFacts, type Host, type Kind } from '../src/core/host.ts';
import type { Questions } from '../src/core/questions.ts';
import { exampleBytes } from '../src/lint/example.ts';

/** A file (its text, mode 755), or what else there is. */
export type Entry =
  | string
  | {
      readonly text?: string;
      readonly bytes?: Uint8Array;
      readonly mode?: number;
      readonly kind?: Kind;
    };

interface Node {
  bytes: Uint8Array;
  mode: number;
  kind: Kind;
}

/** A host in memory, and what the program wrote to it. */
export interface MemoryHost extends Host {
  readonly out: () => string;
  readonly err: () => string;
  /** The text of a file; undefined if there is none. */
  readonly text: (path: string) => string | undefined;
  readonly modeOf: (path: string) => number | undefined;
}

/** `entries`: absolute path → entry; the directories above are there by themselves. */
export function memoryHost(
  entries: Readonly<Record<string, Entry>>,
  world: Partial<Pick<Host, 'cwd' | 'env' | 'platform' | 'processes'>> & {
    readonly input?: string;
    readonly questions?: Questions;
    readonly terminal?: boolean;
    readonly columns?: number;
  } = {},
): MemoryHost {
  const nodes = new Map<string, Node>();
  for (const [path, entry] of Object.entries(entries)) put(nodes, path, entry);
  let out = '';
  let err = '';
  const { cwd = '/repository', env = {}, platform = 'linux', input = '' } = world;
  const { terminal = false, columns = 80 } = world;
  return {
    cwd,
    env,
    platform,
    files: memoryFiles(nodes, platform),
    processes: world.processes ?? {
      run: () => Promise.reject(new Error('a process was started')),
    },
    trees: {
      makeTemporary: () => '/tmp/copy',
      filesIn: () => [],
      copy: () => undefined,
      changes: () => [],
      remove: () => undefined,
    },
    stdout: {
      isTerminal: terminal,
      columns,
      write: (text) => {
        out += text;
      },
    },
    stderr: {
      isTerminal: terminal,
      columns,
      write: (text) => {
        err += text;
      },
    },
    unbroken: (steps) => {
      for (const step of steps) step();
      return Promise.resolve();
    },
    readInput: () => Buffer.from(input),
    questions: world.questions,
    out: () => out,
    err: () => err,
    text: (path) => {
      const node = nodes.get(path);
      return node && Buffer.from(node.bytes).toString();
    },
    modeOf: (path) => nodes.get(path)?.mode,
  };
}

/** A repository whose tools directory holds `tools`: name → entry. */
export function repository(tools: Readonly<Record<string, Entry>>): MemoryHost {
  const entries = Object.entries(tools).map(([name, entry]) => [
    `/repository/.agents/tools/${name}`,
    entry,
  ]);
  return memoryHost({
    '/repository/.agents/tools': { kind: 'directory' },
    ...Object.fromEntries(entries),
  });
}

function put(nodes: Map<string, Node>, path: string, entry: Entry): void {
  const {
    text = '',
    bytes,
    mode = 0o755,
    kind = 'file',
  } = typeof entry === 'string' ? { text: entry, bytes: undefined } : entry;
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    const above = path.slice(0, at);
    if (!nodes.has(above))
      nodes.set(above, { bytes: new Uint8Array(), mode: 0o755, kind: 'directory' });
  }
  nodes.set(path, { bytes: bytes ?? exampleBytes(text), mode, kind });
}

function memoryFiles(nodes: Map<string, Node>, platform: NodeJS.Platform): Host['files'] {
  const file = (path: string): Node => {
    const node = nodes.get(path);
    if (!node) throw new FileError('ENOENT', path);
    if (node.kind === 'unreadable') throw new FileError('EACCES', path);
    if (node.kind === 'directory') throw new FileError('EISDIR', path);
    return node;
  };
  const absent = (path: string): void => {
    if (nodes.has(path)) throw new FileError('EEXIST', path);
  };
  return {
    facts: (path): FileFacts | undefined => {
      const node =
        path === '/' ? { kind: 'directory' as const, mode: 0o755, bytes: [] } : nodes.get(path);
      return (
        node && {
          kind: node.kind,
          mode: platform === 'win32' ? undefined : node.mode,
          size: node.kind === 'file' ? node.bytes.length : 0,
        }
      );
    },
    realPath: (path) => (path === '/' || nodes.has(path) ? path : undefined),
    list: (directory) => {
      const kind = nodes.get(directory)?.kind;
      if (kind === undefined) throw new FileError('ENOENT', directory);
      if (kind !== 'directory')
        throw new FileError(kind === 'unreadable' ? 'EACCES' : 'ENOTDIR', directory);
      const inside = `${directory}/`;
      return [...nodes.keys()]
        .filter((path) => path.startsWith(inside) && !path.slice(inside.length).includes('/'))
        .map((path) => path.slice(inside.length));
    },
    read: (path, offset, length) => file(path).bytes.subarray(offset, offset + length),
    write: (path, content, mode) => {
      const node = file(path);
      node.bytes = Buffer.from(content);
      node.mode = mode ?? node.mode;
    },
    create: (path, content, mode) => {
      absent(path);
      put(nodes, path, { bytes: Buffer.from(content), mode });
    },
    makeDirectory: (path) => {
      if (!nodes.has(path)) put(nodes, path, { kind: 'directory' });
    },
    setMode: (path, mode) => {
      file(path).mode = mode;
    },
    rename: (from, to) => {
      absent(to);
      nodes.set(to, file(from));
      nodes.delete(from);
    },
  };
}
