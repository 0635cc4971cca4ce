import { FileError, type Files, type Host } from '../core/host.ts';
import { type Candidate, isExecutable, isLegalName } from '../script/candidate.ts';
import { parseScript } from '../script/script.ts';
import { sourceLimit } from '../script/source.ts';
import { type Toolbox, toolsDirectory } from '../script/toolbox.ts';

/** Everything in the tools directory of `root`, an absolute path, as the runtime would look at it. */
export function gatherToolbox({ files }: Pick<Host, 'files'>, root: string): Toolbox {
  const directory = `${root}/${toolsDirectory}`;
  const facts = files.facts(directory);
  const names = facts?.kind === 'directory' ? listNames(files, directory) : [];
  return {
    root,
    directory: toolsDirectory,
    kind: names ? facts?.kind : 'unreadable',
    candidates: (names ?? []).toSorted(byCodeUnit).flatMap((name) => {
      const candidate = gatherCandidate(files, `${directory}/${name}`, name);
      return candidate ? [candidate] : [];
    }),
  };
}

/** The names in a directory; undefined if it does not let itself be read. */
function listNames(files: Files, directory: string): string[] | undefined {
  try {
    return files.list(directory);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** One entry, `name`, of a tools directory; undefined if it has vanished since that was listed. */
export function gatherCandidate(files: Files, file: string, name: string): Candidate | undefined {
  const facts = files.facts(file);
  if (!facts) return undefined;
  const { kind, mode, size } = facts;
  const candidate: Candidate = {
    name,
    path: `${toolsDirectory}/${name}`,
    kind,
    ...(mode === undefined ? {} : { mode }),
  };
  if (kind !== 'file') return candidate;
  try {
    const head = files.read(file, 0, Math.min(size, sourceLimit));
    const rest = size > head.length ? restOf(files, file, candidate, head.length) : undefined;
    return { ...candidate, script: parseScript(head, rest) };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return error.code === 'ENOENT' ? undefined : { ...candidate, kind: 'unreadable' };
  }
}

/** Whether a large file is UTF-8 to its end matters only where the runtime gets as far. */
function restOf(
  files: Files,
  file: string,
  candidate: Candidate,
  from: number,
): Iterable<Uint8Array> | 'unread' {
  const asked = isLegalName(candidate.name) && isExecutable(candidate);
  return asked ? pieces(files, file, from) : 'unread';
}

function* pieces(files: Files, file: string, from: number): Generator<Uint8Array> {
  // One buffer for all of them: freeing a thousand is up to a collector that may come too late.
  const buffer = new Uint8Array(sourceLimit);
  for (let at = from; ; ) {
    const piece = files.read(file, at, sourceLimit, buffer);
    if (piece.length === 0) return;
    yield piece;
    at += piece.length;
  }
}
