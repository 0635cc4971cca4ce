import { type Calling, mayCall, spendAll } from './record.ts';
import { type Given, thing, unknown, type Value } from './value.ts';

/** Whether it names stdin: its number, or its path. */
export function isStdinFile({ text, thing: held }: Value): boolean {
  return (
    text === '0' || text === '/dev/stdin' || text === '/proc/self/fd/0' || held?.kind === 'stdin'
  );
}

/** Reads or opens stdin as a file; undefined if it is another file. */
export function readFile(call: Calling & { readonly name: string }): Value | undefined {
  const { code, name, given } = call;
  const [first, ...rest] = given;
  const isOpening =
    /^fs(\/promises|\.promises)?\.(openSync|open|createReadStream)$/.test(name) ||
    /^(Bun\.file|Deno\.open(Sync)?|tty\.ReadStream|Deno\.stdin\.\w+)$/.test(name);
  const isReading =
    /^(fs(\/promises|\.promises)?|fs-extra)\.readFile(Sync)?$|^Deno\.readTextFile(Sync)?$/.test(
      name,
    );
  if (!first || !(isOpening || isReading)) return undefined;
  const options = rest.find(({ value }) => value.thing?.kind === 'map')?.value.thing;
  const file = options?.kind === 'map' ? options.entries.get('fd')?.value : undefined;
  if (!isStdinFile(first.value) && !(file && isStdinFile(file))) return undefined;
  if (isOpening) return thing({ kind: 'stdin' });
  code.known.set('stdin', true);
  const raw = thing({ kind: 'raw' });
  const callback = given.at(-1);
  if (callback?.value.thing?.kind === 'function')
    mayCall(code, callback.value, [unknown, raw], call.node);
  return raw;
}

/** A method of the stream. */
export function callStdin({
  code,
  name,
  given,
  node,
  of,
}: Calling & { readonly name: string; readonly of: Value }): Value {
  const raw = thing({ kind: 'raw' });
  switch (name) {
    case 'on':
    case 'once':
    case 'addListener':
      listen(given, (callback, isData) => {
        const { thing: held } = callback;
        // What runs at the end knows all that is assigned by then, but a promise waits for it.
        if (isData || code.stack.length > 0) mayCall(code, callback, isData ? [raw] : [], node);
        else if (held?.kind === 'function') {
          code.escaped.set(held.definition, { value: callback, given: [] });
        }
      });
      return of;
    case 'setEncoding':
    case 'resume':
    case 'pause':
    case 'ref':
    case 'unref':
    case 'stream':
    case 'setRawMode':
    case 'iterator':
      return of;
    case 'close':
    case 'destroy':
    case 'setPrompt':
      return unknown;
    case 'read':
    case 'next':
    case 'text':
    case 'bytes':
    case 'toArray':
    case 'arrayBuffer':
      code.known.set('stdin', true);
      return raw;
    case 'readFile':
      return raw;
    case 'json':
      code.known.set('stdin', true);
      return thing({ kind: 'whole', sure: true });
    default:
      code.facts.open('handed', 'stdin', { start: node.start, end: node.end });
      spendAll(code, given);
      return unknown;
  }
}

function listen(given: readonly Given[], each: (callback: Value, isData: boolean) => void): void {
  const [event, callback] = given;
  if (!event || !callback) return;
  each(callback.value, /^(data|line|readable)$/.test(event.value.text ?? ''));
}
