import { treated } from '../flow.ts';
import { assume, isKeyOf } from './condition.ts';
import { importModule } from './import.ts';
import { answer, checkOf, narrow, truthOf } from './narrow.ts';
import { asNumber, negate, toNumber } from './number.ts';
import { assignAll, listKeys, listValues, mapped } from './object.ts';
import { isRaw, openInterface, parsed, rawOf, rawOr, wholeOf } from './parse.ts';
import { parseArguments, parseWords } from './parse-args.ts';
import { startProgram } from './program.ts';
import { type LibraryCall, mayCall, passed, spendAll } from './record.ts';
import { isStdinFile, readFile } from './stdin.ts';
import {
  constant,
  flowing,
  type Given,
  listOf,
  madeFrom,
  oneOf,
  thing,
  unknown,
  type Value,
} from './value.ts';

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

function copied(call: LibraryCall, first: Given | undefined): Value {
  return first && call.given.length === 1 ? first.value : passed(call, unknown);
}

function texted(_call: LibraryCall, first: Given | undefined): Value {
  if (!first) return constant('');
  const { text, literal, flows, parts } = first.value;
  return { ...unknown, text, literal, flows, parts };
}

function treat(first: Given | undefined, treatment: Parameters<typeof treated>[1]): Value {
  return first ? flowing(treated(first.value.flows, treatment)) : unknown;
}

function exists({ code }: LibraryCall, first: Given | undefined): Value {
  if (!first || isStdinFile(first.value)) return unknown;
  return answer(narrow(code, first.node, first.value, checkOf('exists', first.node)));
}

function demand(call: LibraryCall, first: Given | undefined): Value {
  if (first) assume(call.code, truthOf(first.value));
  return unknown;
}

/** `new Promise((resolve, reject) => …)`: what it is settled with. */
function settle({ code, node }: LibraryCall, first: Given | undefined): Value {
  if (!first) return unknown;
  const values: Value[] = [];
  mayCall(code, first.value, [thing({ kind: 'resolver', values })], node);
  return oneOf(values);
}
