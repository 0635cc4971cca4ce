import type { Example, ExampleEntry } from '../core/rule.ts';
import { type Readers, withBodies } from '../script/body/read-body.ts';
import type { Candidate } from '../script/candidate.ts';
import { parseScript } from '../script/script.ts';
import { type Toolbox, toolsDirectory } from '../script/toolbox.ts';

/** The toolbox that an example shows, with the bodies that the readers can read. */
export function exampleToolbox(example: Example, readers: Readers = {}): Toolbox {
  const toolbox: Toolbox = {
    root: '/repository',
    directory: toolsDirectory,
    kind: 'directory',
    candidates: Object.keys(example)
      .toSorted()
      .map((name) => exampleCandidate(name, example[name] ?? '')),
  };
  return withBodies(toolbox, readers);
}

function exampleCandidate(name: string, entry: string | ExampleEntry): Candidate {
  const {
    text = '',
    mode = 0o755,
    kind = 'file',
    indexMode,
  }: ExampleEntry = typeof entry === 'string' ? { text: entry } : entry;
  const recorded = indexMode === undefined ? {} : { indexMode };
  const candidate = { name, path: `${toolsDirectory}/${name}`, kind, mode, ...recorded };
  return kind === 'file' ? { ...candidate, script: parseScript(exampleBytes(text)) } : candidate;
}

/** U+DC80–U+DCFF stand for bytes that are no UTF-8. */
export function exampleBytes(text: string): Uint8Array {
  return Buffer.concat(
    text.split(/([\udc80-\udcff])(?<![\ud800-\udbff].)/).map((part) => {
      const code = part.length === 1 ? part.charCodeAt(0) : 0;
      return code >= 0xdc80 && code <= 0xdcff ? Buffer.from([code - 0xdc00]) : Buffer.from(part);
    }),
  );
}
