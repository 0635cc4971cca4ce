import { inexact, treated } from '../flow.ts';
import type { Given } from './argument.ts';
import { construct } from './class.ts';
import { callFunction } from './function.ts';
import { absenceWith, readVariable } from './input.ts';
import { matched } from './method.ts';
import { checkOf, narrow, remember } from './narrow.ts';
import { isProgram, startProgram } from './program.ts';
import { textOf, useArguments } from './python.ts';
import { type Calling, named, passed, positional, spendAll } from './record.ts';
import { flowing, listOf, madeFrom, thing, unknown, type Value } from './value.ts';

interface LibraryCall extends Calling {
  readonly name: string;
}

/** A call of a library, or of a builtin. */
export function callLibrary(call: LibraryCall): Value {
  const { name, given } = call;
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (known) return known(call, positional(given, 0));
  if (isProgram(name)) return startProgram(call);
  const special = callOfFamily(call, positional(given, 0));
  if (special) return special;
  const from = given.map(({ value }) => value);
  const flows = keeping.test(name) ? madeFrom(...from).flows : [];
  return passed(call, { ...flowing(flows), thing: { kind: 'made', name, from } });
}

/** Functions whose result is made from the values that they get. */
const keeping =
  /^(os\.path\.(?!is|exists|get)\w+|pathlib\.\w+|repr|ascii|sorted|reversed|list|tuple|set|frozenset|filter|textwrap\.\w+|decimal\.Decimal|re\.(split|sub|escape)|shlex\.split|os\.fspath|os\.fsencode)$/;

type Known = (call: LibraryCall, first: Given | undefined) => Value;

const functions: Readonly<Record<string, Known>> = {
  'os.getenv': getVariable,
  'os.getenvb': getVariable,
  'json.load': (call, first) => parsed(call, first, 'stdin'),
  'json.loads': (call, first) => parsed(call, first, 'raw'),
  'sys.exit': end,
  exit: end,
  quit: end,
  'os._exit': end,
  'os.abort': end,
  open: openFile,
  'io.open': openFile,
  input: (call) => {
    call.python.known.set('stdin', true);
    return passed(call, thing({ kind: 'raw' }));
  },
  dict: copied,
  str: copied,
  'copy.copy': copied,
  'copy.deepcopy': copied,
  'typing.cast': (call) => positional(call.given, 1)?.value ?? unknown,
  'shlex.quote': (_call, first) => treat(first, 'shell-quoted'),
  'shlex.join': (_call, first) => treat(first, 'shell-quoted'),
  'urllib.parse.quote': (_call, first) => treat(first, 'encoded'),
  'urllib.parse.quote_plus': (_call, first) => treat(first, 'encoded'),
  'urllib.parse.urlencode': (_call, first) => treat(first, 'encoded'),
  'base64.b64encode': (_call, first) => treat(first, 'encoded'),
  'json.dumps': (call, first) =>
    passed(call, first?.value.thing?.kind === 'whole' ? unknown : treat(first, 'encoded')),
  int: toNumber,
  float: toNumber,
  len: (_call, first) => {
    const held = first?.value.thing;
    return held?.kind === 'argv' ? thing({ ...held, kind: 'argc' }) : unknown;
  },
  bool: (_call, first) => first?.value ?? unknown,
  isinstance: () => unknown,
  hasattr: () => unknown,
  type: () => unknown,
  id: () => unknown,
  list: listed,
  tuple: listed,
  'shutil.which': (call, first) => {
    const { text } = first?.value ?? unknown;
    const { start, end } = call.node;
    if (text !== undefined) call.python.facts.probe({ name: text, span: { start, end } });
    return passed(call, unknown);
  },
  'fileinput.input': (call) => {
    call.python.facts.open('handed', 'stdin', call.node);
    return passed(call, unknown);
  },
  'os.path.expandvars': (call, first) => {
    if (first?.value.text === undefined) call.python.facts.open('indirect', 'variable', call.node);
    return passed(call, madeFrom(first?.value ?? unknown));
  },
  'asyncio.run': (call, first) => passed(call, first?.value ?? unknown),
};

function getVariable(call: LibraryCall, first: Given | undefined): Value {
  if (!first) return unknown;
  const fallback = positional(call.given, 1) ?? named(call.given, 'default');
  const { start, end } = call.node;
  return readVariable(call.python, {
    key: first.value,
    keySpan: first.node,
    span: { start, end },
    absence: absenceWith(fallback?.value),
  });
}

function parsed(call: LibraryCall, first: Given | undefined, from: 'stdin' | 'raw'): Value {
  if (first?.value.thing?.kind !== from) return passed(call, unknown);
  call.python.known.set('stdin', true);
  return thing({ kind: 'whole', sure: true });
}

function end(call: LibraryCall): Value {
  spendAll(call.python, call.given);
  call.python.paths.end();
  return unknown;
}

function openFile(call: LibraryCall, first: Given | undefined): Value {
  const isStdin =
    first?.value.text === '/dev/stdin' ||
    first?.value.thing?.kind === 'stdin' ||
    (first?.node.name === 'Number' &&
      call.python.source.slice(first.node.start, first.node.end) === '0');
  return isStdin ? thing({ kind: 'stdin' }) : passed(call, unknown);
}

function copied(call: LibraryCall, first: Given | undefined): Value {
  const isPlain = call.given.length === 1 && first;
  if (isPlain && !/^(stdin|argv|argc|truth)$/.test(first.value.thing?.kind ?? ''))
    return first.value;
  const star = call.given.length === 1 ? call.given[0] : undefined;
  if (star?.star === '**') return star.value;
  return passed(call, unknown);
}

function listed(call: LibraryCall, first: Given | undefined): Value {
  const { value } = first ?? { value: unknown };
  const kind = value.thing?.kind;
  if (kind === 'argv' || kind === 'list') return value;
  if (!first) return listOf([], false);
  return passed(call, { ...listOf([], true), flows: inexact(value.flows) });
}

function treat(first: Given | undefined, treatment: Parameters<typeof treated>[1]): Value {
  return first ? flowing(treated(first.value.flows, treatment)) : unknown;
}

/** A text that is no number ends the script, or leads to `except`. */
function toNumber({ python }: LibraryCall, first: Given | undefined): Value {
  if (!first) return unknown;
  if (first.value.flows.length > 0) {
    const { start, end } = first.node;
    remember(python, first.node, first.value, checkOf('number', { start, end }));
  }
  return flowing(treated(first.value.flows, 'number'));
}

function callOfFamily(call: LibraryCall, first: Given | undefined): Value | undefined {
  const { python, name, given, node } = call;
  const subject = positional(given, 1) ?? named(given, 'string');
  const match = /^re\.(fullmatch|match|search)$/.exec(name)?.[1];
  if (match !== undefined && first && subject) {
    return matched(call, match, first.value, subject.node, subject.value);
  }
  if (/^os\.path\.(exists|is(dir|file))$/.test(name) && first) {
    const check = checkOf('exists', { start: node.start, end: node.end });
    const outcome = narrow(python, first.node, first.value, check);
    return thing({ kind: 'truth', outcome });
  }
  if (/^(fire\.Fire|typer\.run|click\.command\(\))$/.test(name)) return takeCommandLine(call);
  const [calls, ...rest] = /^asyncio\.(gather|wait_for|create_task)$/.test(name) ? given : [];
  if (calls) return rest.length === 0 ? calls.value : passed(call, unknown);
  const target = first?.value.thing;
  if (!/^map$/.test(name) || !target) return undefined;
  if (target.kind === 'function') callFunction(python, target, [], node);
  if (target.kind === 'class') construct(python, target, [], node);
  return undefined;
}

/** What takes `sys.argv` by itself, unless it is given something else. */
function takeCommandLine(call: LibraryCall): Value {
  const { python, name, given, node, callee } = call;
  const isFed = name.startsWith('click') && given.length > 0;
  const span = { start: node.start, end: node.end };
  if (!isFed) useArguments(python, { text: `${textOf(python, callee)}()`, span });
  return passed(call, unknown);
}
