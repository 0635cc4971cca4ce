import type { Body, Channel, Read } from '../script/body.ts';
import type { Script } from '../script/script.ts';

/**
 * The first read of each parameter that no `@param` declares. None where names are looked up at run
 * time; and none of a name that stands in a line that was to be a `@param`, as then that line is the
 * cause, or that differs from a declared one only in what no variable can have.
 */
export function undeclaredReads(script: Script): Read[] {
  const { body, header } = script;
  if (!body) return [];
  const seen = new Set<string>();
  return body.reads.filter((read) => {
    const key = `${read.channel} ${read.name}`;
    if (seen.has(key) || isOpen(body, read.channel)) return false;
    seen.add(key);
    const isDeclared = header.params.some(
      ({ name }) =>
        (read.channel === 'stdin' ? name : name.toUpperCase()) === read.name ||
        folded(name) === folded(read.name),
    );
    return !isDeclared && !isMeant(read.name, script);
  });
}

/** Whether any name may be read by this channel. */
function isOpen({ openings }: Body, channel: Channel): boolean {
  return openings.some(
    (opening) =>
      opening.channel === channel && (opening.kind === 'indirect' || opening.kind === 'iterated'),
  );
}

/** A portable name as it is; of another, what is left of it in a variable. */
function folded(name: string): string {
  return /^\w+$/.test(name) ? name : name.toUpperCase().replace(/\W+/g, '_').replace(/^_|_$/g, '');
}

/** Whether a comment line with a tag names it: a lost or misspelled `@param`. */
function isMeant(name: string, { source: { text } }: Script): boolean {
  const word = name.replace(/[^\w]/g, '\\$&').replaceAll('_', '[-_]');
  return new RegExp(`^[ \\t]*(?:#|//|--|\\*).*@\\w.*\\b${word}\\b`, 'im').test(text);
}
