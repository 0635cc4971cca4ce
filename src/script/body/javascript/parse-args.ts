import { useArguments } from './javascript.ts';
import { spanOf } from './node.ts';
import { type LibraryCall, passed } from './record.ts';
import { type Given, madeFrom, thing, unknown, type Value } from './value.ts';

export function parseArguments(call: LibraryCall): Value {
  const isParse = /\.parse(Async|Sync)?$/.test(call.name);
  if (isParse && call.given.length === 0) {
    useArguments(call.code, {
      text: `${call.name.replace(/^.*\./, '')}()`,
      span: spanOf(call.node),
    });
  }
  const chain =
    call.name.endsWith('()') || isParse ? call.name : call.name.replace(/\.\w+$/, '.program()');
  return passed(
    call,
    thing({ kind: 'library', name: /^[\w.()]{0,80}$/.test(chain) ? chain : 'commander.program()' }),
  );
}

export function parseWords(call: LibraryCall, first: Given | undefined): Value {
  const held = first?.value.thing;
  const isFed = held?.kind === 'map' ? held.open || held.entries.has('args') : first !== undefined;
  if (!isFed) {
    const text = `${call.code.source.slice(call.callee.start, call.callee.end)}()`;
    useArguments(call.code, { text, span: spanOf(call.node) });
  }
  const words = held?.kind === 'map' ? held.entries.get('args')?.value : undefined;
  return passed(call, madeFrom(words ?? unknown));
}
