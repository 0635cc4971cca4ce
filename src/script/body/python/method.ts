import { mergeFlows } from '../flow.ts';
import { callOfCollection } from './collection.ts';
import { absenceWith, readKey, readVariable } from './input.ts';
import { textQuestion, textQuestions } from './judge.ts';
import { checkOf, likeAndUnlike, narrow } from './narrow.ts';
import type { Node } from './node.ts';
import { open } from './outcome.ts';
import { textOf, useArguments } from './python.ts';
import {
  type Calling,
  type MethodCall,
  named,
  passed,
  positional,
  recordCall,
  spendAll,
} from './record.ts';
import { spend } from './spend.ts';
import { concat, fill } from './text.ts';
import { madeFrom, type Thing, thing, unknown, type Value } from './value.ts';
import { change } from './variable.ts';

/** `object.name(…)`, where `object` is none of the script's own. */
export function callMethod(call: MethodCall): Value {
  const { python, of, name, node } = call;
  switch (of.thing?.kind) {
    case 'environment':
    case 'whole':
      return callOfInput(call, of.thing);
    case 'stdin':
      return callOfStdin(call);
    case 'raw':
      if (/^(l|r)?strip$|^decode$|^encode$/.test(name)) return of;
      break;
    case 'argv':
      useArguments(python, of.thing.use);
      return passed(call, unknown);
    case 'list':
    case 'dict':
      return callOfCollection(call, of.thing);
    case 'made': {
      const value = callOfMade(call, of.thing);
      if (value) return value;
    }
  }
  spend(python, of.thing?.kind === 'attribute' ? unknown : of, node);
  return callOfText(call);
}

function callOfInput(call: MethodCall, held: Thing): Value {
  const { python, of, name, given, node } = call;
  const [key, fallback] = [positional(given, 0), positional(given, 1) ?? named(given, 'default')];
  if (/^(get|pop|setdefault|__getitem__)$/.test(name) && key) {
    const span = { start: node.start, end: node.end };
    const absence = absenceWith(fallback?.value);
    const asking = { key: key.value, keySpan: key.node, span, absence } as const;
    const taken =
      held.kind === 'whole' ? readKey(python, asking, held.sure) : readVariable(python, asking);
    if (!fallback) return taken;
    return { ...taken, flows: mergeFlows(taken.flows, fallback.value.flows) };
  }
  if (name === 'copy') return of;
  if (name === 'update' && held.kind === 'whole') return blur(call);
  if (/^(update|clear)$/.test(name)) return passed(call, unknown);
  python.facts.open('iterated', held.kind === 'whole' ? 'stdin' : 'variable', node);
  return passed(call, unknown);
}

/** After `params.update(…)`, there is more in it than on stdin. */
function blur(call: MethodCall): Value {
  const { python, callee, of } = call;
  const [object] = callee.children;
  if (object?.name === 'VariableName') {
    change(python, textOf(python, object), { ...of, thing: { kind: 'whole', sure: false } });
  }
  return passed(call, unknown);
}

function callOfStdin(call: MethodCall): Value {
  const { python, name } = call;
  if (/^(isatty|close|reconfigure|readable|seekable)$/.test(name)) return unknown;
  if (/^(fileno|detach|__enter__)$/.test(name)) return call.of;
  python.known.set('stdin', true);
  return passed(call, thing({ kind: 'raw' }));
}

function callOfMade(call: MethodCall, held: Extract<Thing, { kind: 'made' }>): Value | undefined {
  const { python, name, given } = call;
  if (/Parser$/.test(held.name) && /^(error|exit)$/.test(name)) {
    spendAll(python, given);
    python.paths.end();
    return unknown;
  }
  const fallback = named(given, 'default');
  if (name === 'add_argument' && fallback && fallback.value.flows.length > 0) {
    python.known.set('default of an option', true);
  }
  const [pattern, subject] = [held.from[0], positional(given, 0)];
  if (held.name === 're.compile' && subject && pattern) {
    return matched({ ...call, name: `.${name}` }, name, pattern, subject.node, subject.value);
  }
  if (!held.name.startsWith('pathlib.')) return undefined;
  if (/^(exists|is_(dir|file))$/.test(name)) {
    const [object] = call.callee.children;
    const check = checkOf('exists', call.node);
    return thing({
      kind: 'truth',
      outcome: object ? narrow(python, object, call.of, check) : open,
    });
  }
  const isStdin = held.from.some(({ text }) => text === '/dev/stdin');
  return isStdin && /^(read_|open)/.test(name) ? callOfStdin(call) : undefined;
}

/** `re.fullmatch(pattern, subject)` and the like. */
export function matched(
  call: Calling,
  name: string,
  pattern: Value,
  node: Node,
  subject: Value,
): Value {
  const { python } = call;
  spend(python, subject, node);
  const { text } = pattern;
  const anchored: Readonly<Record<string, string>> = {
    fullmatch: `^(?:${text})$`,
    match: `^(?:${text})`,
    search: text ?? '',
  };
  const regex = anchored[name];
  recordCall(call);
  if (regex === undefined) return madeFrom(subject);
  if (text === undefined) return unknown;
  const outcome = narrow(python, node, subject, ...likeAndUnlike(node, [regex], true));
  return thing({ kind: 'truth', outcome });
}

const folds: Readonly<Record<string, (text: string) => string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  strip: (text) => text.trim(),
  encode: (text) => text,
};

/** Methods that give back the text, or path, or a part of it, or something made from it. */
const keeping =
  /^([lr]?strip|lower|upper|title|capitalize|casefold|swapcase|replace|r?split|splitlines|r?partition|remove(pre|suf)fix|encode|decode|zfill|[lr]just|center|translate|expandtabs|resolve|absolute|joinpath|with_(name|suffix|stem)|relative_to|expanduser|as_posix|__str__|__add__)$/;

function callOfText(call: MethodCall): Value {
  const { python, of, name, given, callee } = call;
  const object = callee.children[0] ?? callee;
  if (name === 'format' && (of.text !== undefined || of.parts)) {
    return fill(python, { node: object, value: of }, given);
  }
  const first = positional(given, 0);
  if (name === 'join' && first) return joinTexts(call, first.value, first.node);
  const fold = folds[name];
  if (of.text !== undefined && fold && given.length === 0) {
    return { ...unknown, text: fold(of.text), literal: of.literal };
  }
  if (/parse_(known_|intermixed_)*args$/.test(name)) return parseArguments(call);
  if (textQuestions.test(name))
    return textQuestion(python, object, of, name, first?.value ?? unknown);
  if (keeping.test(name))
    return {
      ...passed({ ...call, name: `.${name}` }, madeFrom(of, ...given.map(({ value }) => value))),
    };
  return passed({ ...call, name: `.${name}` }, unknown);
}

function joinTexts(call: MethodCall, list: Value, node: Node): Value {
  if (list.thing?.kind === 'list' && !list.thing.open && call.of.text !== undefined) {
    const { items } = list.thing;
    const separator = { node, value: call.of };
    const pieces = items.flatMap(({ value }, at) =>
      at === 0 ? [{ node, value }] : [separator, { node, value }],
    );
    return concat(call.python, pieces);
  }
  spend(call.python, list, node);
  return madeFrom(list);
}

/** A parser takes `sys.argv` unless it is given something else. */
function parseArguments(call: MethodCall): Value {
  const { python, given, node } = call;
  const first = positional(given, 0) ?? named(given, 'args');
  const bare = !first || first.value.thing?.kind === 'none';
  if (bare) {
    const { start, end } = node;
    const isSpare = python.known.get('default of an option') === true;
    useArguments(python, { text: 'parse_args()', span: { start, end } }, isSpare);
  }
  return passed({ ...call, name: `.${call.name}` }, unknown);
}
