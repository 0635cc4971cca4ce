import { treated } from '../flow.ts';
import { elementOf } from './access.ts';
import type { Given } from './collection.ts';
import { assume, isKeyOf, numberCheck, truthOf } from './condition.ts';
import { negated } from './decide.ts';
import { importModule } from './import.ts';
import { useArguments } from './javascript.ts';
import { answer, checkOf, narrow } from './narrow.ts';
import { inner, type Node, spanOf } from './node.ts';
import { startProgram } from './program.ts';
import { type Calling, mayCall, passed, spendAll } from './record.ts';
import { isStdinFile, readFile } from './stdin.ts';
import { wordOf } from './text.ts';
import {
  constant,
  flowing,
  listOf,
  madeFrom,
  mapOf,
  oneOf,
  thing,
  unknown,
  type Value,
} from './value.ts';

interface LibraryCall extends Calling {
  readonly name: string;
}

/** A call of a library, or of a global. */
export function callLibrary(call: LibraryCall): Value {
  const { name, given } = call;
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (known) return known(call, given[0]);
  if (/^(child_process\.|execa(\.|$)|cross-spawn(\.|$)|Bun\.spawn|Deno\.Command$)/.test(name))
    return startProgram(call);
  if (parsers.test(name)) return parseArguments(call);
  const stdin = readFile(call);
  if (stdin) return stdin;
  const from = given.map(({ value }) => value);
  return passed(call, keeping.test(name) ? madeFrom(...from) : unknown);
}

/** Functions whose result is made from the values that they get. */
const keeping =
  /^((node:)?path\.\w+|path\/posix\.\w+|URL|URLSearchParams|Buffer\.\w+|util\.format|structuredClone|Array\.of|Object\.\w+|Math\.\w+)$/;

/** Libraries that take the arguments of the script by themselves. */
const parsers = /^(commander|cac)\b.*/;

function parseArguments(call: LibraryCall): Value {
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

type Known = (call: LibraryCall, first: Given | undefined) => Value;

const functions: Readonly<Record<string, Known>> = {
  require: (call, first) => importModule(call.code, first?.value.text, call.node),
  'process.exit': end,
  'Deno.exit': end,
  'process.abort': end,
  'JSON.parse': parsed,
  'JSON5.parse': parsed,
  'JSON.stringify': (call, first) => passed(call, treat(first, 'encoded')),
  'stream/consumers.json': wholeOf,
  'stream/consumers.text': rawOf,
  'stream/consumers.buffer': rawOf,
  'stream/consumers.arrayBuffer': rawOf,
  'stream/consumers.blob': rawOf,
  'get-stdin': () => thing({ kind: 'raw' }),
  Response: copied,
  'readline.createInterface': openInterface,
  'readline/promises.createInterface': openInterface,
  'Buffer.concat': rawOr,
  'Buffer.from': rawOr,
  'Readable.from': rawOr,
  TextDecoder: () => thing({ kind: 'library', name: 'TextDecoder()' }),
  'TextDecoder().decode': rawOr,
  'util.parseArgs': parseWords,
  'util.promisify': copied,
  'Object.freeze': copied,
  'Object.seal': copied,
  structuredClone: copied,
  'Promise.resolve': copied,
  String: (call, first) => (isRaw(first) ? (first?.value ?? unknown) : texted(call, first)),
  Boolean: (_call, first) => (first ? answer(truthOf(first.value)) : unknown),
  Number: toNumber,
  parseInt: toNumber,
  parseFloat: toNumber,
  BigInt: toNumber,
  'Number.parseInt': toNumber,
  'Number.parseFloat': toNumber,
  'Math.trunc': toNumber,
  'Math.round': toNumber,
  'Math.floor': toNumber,
  'Math.ceil': toNumber,
  'Math.abs': toNumber,
  'Math.min': toNumber,
  'Math.max': toNumber,
  encodeURIComponent: (_call, first) => treat(first, 'encoded'),
  encodeURI: (_call, first) => treat(first, 'encoded'),
  escape: (_call, first) => treat(first, 'encoded'),
  URLSearchParams: (call, first) => passed(call, treat(first, 'encoded')),
  'Number.isInteger': (call, first) => asNumber(call, first),
  'Number.isSafeInteger': (call, first) => asNumber(call, first),
  'Number.isFinite': (call, first) => asNumber(call, first),
  isFinite: (call, first) => asNumber(call, first),
  'Number.isNaN': (call, first) => negate(asNumber(call, first)),
  isNaN: (call, first) => negate(asNumber(call, first)),
  'Array.isArray': () => unknown,
  'Object.keys': listKeys,
  'Object.values': listValues,
  'Object.entries': listValues,
  'Object.hasOwn': (call, first) => {
    const key = call.given[1];
    return first && key
      ? answer(isKeyOf(call.code, [key.node, key.value], first.value, call.node))
      : unknown;
  },
  'Object.assign': assignAll,
  Set: (call, first) => {
    if (!first) return listOf([], false);
    return first.value.thing?.kind === 'list' ? first.value : passed(call, listOf([], true));
  },
  Map: mapped,
  Promise: settle,
  'Promise.all': (call, first) => first?.value ?? passed(call, unknown),
  'fs.existsSync': exists,
  assert: demand,
  'assert.ok': demand,
  'assert.strict': demand,
  'assert/strict': demand,
  'assert/strict.ok': demand,
  'console.assert': (call) => passed(call, unknown),
};

function end(call: LibraryCall): Value {
  spendAll(call.code, call.given);
  call.code.paths.end();
  return unknown;
}

function isRaw(first: Given | undefined): boolean {
  const held = first?.value.thing;
  return (
    held?.kind === 'raw' ||
    (held?.kind === 'list' && held.items.some(({ value }) => value.thing?.kind === 'raw'))
  );
}

function parsed(call: LibraryCall, first: Given | undefined): Value {
  if (!isRaw(first)) return passed(call, madeFrom(first?.value ?? unknown));
  if (call.given.length > 1) spendAll(call.code, call.given.slice(1));
  call.code.known.set('stdin', true);
  return thing({ kind: 'whole', sure: true });
}

function wholeOf(call: LibraryCall, first: Given | undefined): Value {
  if (first?.value.thing?.kind !== 'stdin') return passed(call, unknown);
  call.code.known.set('stdin', true);
  return thing({ kind: 'whole', sure: true });
}

function rawOf(call: LibraryCall, first: Given | undefined): Value {
  if (first?.value.thing?.kind !== 'stdin') return passed(call, unknown);
  call.code.known.set('stdin', true);
  return thing({ kind: 'raw' });
}

function rawOr(call: LibraryCall, first: Given | undefined): Value {
  return isRaw(first) ? thing({ kind: 'raw' }) : passed(call, madeFrom(first?.value ?? unknown));
}

function copied(call: LibraryCall, first: Given | undefined): Value {
  return first && call.given.length === 1 ? first.value : passed(call, unknown);
}

/** Lines of stdin; a question on the way waits for a person. */
function openInterface(call: LibraryCall, first: Given | undefined): Value {
  const held = first?.value.thing;
  const input = held?.kind === 'map' ? held.entries.get('input')?.value : first?.value;
  if (input?.thing?.kind === 'stdin') return input;
  return passed(call, unknown);
}

function parseWords(call: LibraryCall, first: Given | undefined): Value {
  const held = first?.value.thing;
  const isFed = held?.kind === 'map' ? held.open || held.entries.has('args') : first !== undefined;
  if (!isFed) {
    const text = `${call.code.source.slice(call.callee.start, call.callee.end)}()`;
    useArguments(call.code, { text, span: spanOf(call.node) });
  }
  const words = held?.kind === 'map' ? held.entries.get('args')?.value : undefined;
  return passed(call, madeFrom(words ?? unknown));
}

function texted(_call: LibraryCall, first: Given | undefined): Value {
  if (!first) return constant('');
  const { text, literal, flows, parts } = first.value;
  return { ...unknown, text, literal, flows, parts };
}

function treat(first: Given | undefined, treatment: Parameters<typeof treated>[1]): Value {
  return first ? flowing(treated(first.value.flows, treatment)) : unknown;
}

function toNumber(call: LibraryCall): Value {
  spendAll(call.code, call.given);
  const [first] = call.given;
  if (first?.value.text !== undefined && /^\d+$/.test(first.value.text))
    return constant(first.value.text);
  return flowing(treated(madeFrom(...call.given.map(({ value }) => value)).flows, 'number'));
}

/** `Number.isInteger(Number(x))` says something of `x`. */
function asNumber({ code }: LibraryCall, first: Given | undefined): Value {
  if (!first) return unknown;
  const node = inner(first.node);
  const conversion = numeral(node);
  if (conversion) return answer(numberCheck(code, conversion, code.evaluate(conversion)));
  return answer(numberCheck(code, node, first.value));
}

function numeral(node: Node): Node | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const isNumber = node.callee.type === 'Identifier' && node.callee.name === 'Number';
  const [argument] = node.arguments;
  return isNumber && argument?.type === 'Identifier' ? argument : undefined;
}

function negate(value: Value): Value {
  return value.thing?.kind === 'truth' ? answer(negated(value.thing.outcome)) : unknown;
}

function exists({ code }: LibraryCall, first: Given | undefined): Value {
  if (!first || isStdinFile(first.value)) return unknown;
  return answer(narrow(code, first.node, first.value, checkOf('exists', first.node)));
}

function demand(call: LibraryCall, first: Given | undefined): Value {
  if (first) assume(call.code, truthOf(first.value));
  return unknown;
}

function listKeys(call: LibraryCall, first: Given | undefined): Value {
  const held = first?.value.thing;
  if (held?.kind !== 'map') return listValues(call, first);
  const words = Array.from(held.entries.keys(), (key) => wordOf(call.node, constant(key)));
  return listOf(words, held.open);
}

function listValues(call: LibraryCall, first: Given | undefined): Value {
  if (!first) return unknown;
  const held = first.value.thing;
  if (held?.kind === 'list') return first.value;
  if (held?.kind === 'map') spendAll(call.code, call.given);
  else elementOf(call.code, first.value, call.node);
  return { ...listOf([], true), flows: madeFrom(first.value).flows };
}

function assignAll(call: LibraryCall, first: Given | undefined): Value {
  const kinds = call.given.map(({ value }) => value.thing?.kind);
  if (!kinds.includes('whole'))
    return passed(
      call,
      first?.value.thing?.kind === 'map'
        ? mapOf(new Map(), true)
        : madeFrom(...call.given.map(({ value }) => value)),
    );
  const others = call.given.filter(({ value }) => value.thing?.kind !== 'whole');
  spendAll(call.code, others);
  const isCopy = others.every(
    ({ value }) => value.thing?.kind === 'map' && value.thing.entries.size === 0,
  );
  return thing({ kind: 'whole', sure: isCopy });
}

/** `new Map([[key, value]])`. */
function mapped(call: LibraryCall, first: Given | undefined): Value {
  const held = first?.value.thing;
  const pairs =
    held?.kind === 'list' && !held.open ? held.items.map(({ value }) => value.thing) : [];
  const entries = pairs.flatMap((pair) => {
    const [key, value] = pair?.kind === 'list' ? pair.items : [];
    return key?.value.text !== undefined && value ? [[key.value.text, value] as const] : [];
  });
  const isClosed = first !== undefined && entries.length === pairs.length && pairs.length > 0;
  return isClosed ? mapOf(new Map(entries), false) : passed(call, mapOf(new Map(), true));
}

/** `new Promise((resolve, reject) => …)`: what it is settled with. */
function settle({ code, node }: LibraryCall, first: Given | undefined): Value {
  if (!first) return unknown;
  const values: Value[] = [];
  mayCall(code, first.value, [thing({ kind: 'resolver', values })], node);
  return oneOf(values);
}
