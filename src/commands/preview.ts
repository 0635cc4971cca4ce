import type { FileFacts, Files } from '../core/host.ts';
import type { Change } from './change.ts';

/** `files` as they read once `changes` are made. Writing goes past it, to the files themselves. */
export function preview(files: Files, changes: readonly Change[]): Files {
  const arrived = new Map(changes.map((change) => [change.to, change]));
  const left = new Map(changes.map((change) => [change.from, change]));
  return {
    ...files,
    facts(path) {
      const change = arrived.get(path);
      if (!change) return left.has(path) ? undefined : files.facts(path);
      return changedFacts(files.facts(change.from), change);
    },
    list: (directory) =>
      files.list(directory).map((name) => {
        const to = left.get(`${directory}/${name}`)?.to;
        return to === undefined ? name : to.slice(directory.length + 1);
      }),
    read(path, offset, length) {
      const change = arrived.get(path);
      if (!change?.text) return files.read(change?.from ?? path, offset, length);
      return Buffer.from(change.text.after).subarray(offset, offset + length);
    },
  };
}

function changedFacts(facts: FileFacts | undefined, { text, mode }: Change): FileFacts | undefined {
  return (
    facts && {
      ...facts,
      mode: mode?.after ?? facts.mode,
      size: text ? Buffer.byteLength(text.after) : facts.size,
    }
  );
}
