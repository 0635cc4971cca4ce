import { checked, inexact, treated } from '../flow.ts';
import { elementOf, itemOf } from './access.ts';
import { type Given, spreadOut } from './collection.ts';
import { isKeyOf, isOneOf } from './condition.ts';
import { useArguments } from './javascript.ts';
import { answer, likeAndUnlike, literally, narrow } from './narrow.ts';
import { type Node, spanOf } from './node.ts';
import { type Calling, mayCall, passed, spendAll } from './record.ts';
import { change } from './scope.ts';
import { callStdin } from './stdin.ts';
import { concat, textsOf } from './text.ts';
import {
  constant,
  flowing,
  itemLimit,
  listOf,
  madeFrom,
  thing,
  unknown,
  type Value,
} from './value.ts';

interface MethodCall extends Calling {
  readonly name: string;
  readonly of: Value;
}

/** `of.name(…)`, where `of` is nothing of the script's own. */
export function callMethod(call: MethodCall): Value {
  const { name, of, given } = call;
  if (/^(then|catch|finally)$/.test(name)) return settle(call);
  switch (of.thing?.kind) {
    case 'stdin':
      if (name === 'question' || name === 'prompt') return told(call, unknown);
      return callStdin(call);
    case 'raw':
      return callRaw(call);
    case 'argv':
      return callArguments(call, of.thing);
    case 'list':
      return callList(call, of.thing);
    case 'map':
      return callMap(call);
    case 'regex':
      return /^(test|exec)$/.test(name) ? matched(call, of.thing, given[0]) : told(call, unknown);
    case 'environment':
    case 'whole':
      return has(call, of);
    default:
      return callText(call);
  }
}

/** The call of a method, and what it gets. */
function told(call: MethodCall, value: Value): Value {
  return passed({ ...call, name: `.${call.name}` }, value);
}

/** `promise.then(callback)`: the promise is what it is settled with. */
function settle({ code, name, of, given, node }: MethodCall): Value {
  const [first, other] = given;
  if (name !== 'then') {
    if (first) spendAll(code, [first]);
    return of;
  }
  let result = unknown;
  if (first?.value.thing?.kind === 'library') {
    result = code.call(first.value, [{ ...first, value: of }], node);
  } else if (first) result = code.invoke(first.value, [of], node);
  if (other) spendAll(code, [other]);
  return result;
}

function callRaw({ code, name, of, given, node }: MethodCall): Value {
  if (/^(forEach|map|filter|flatMap|find)$/.test(name) && given[0]) {
    const result = mayCall(code, given[0].value, [of], node);
    return name === 'map' || name === 'flatMap' ? result : of;
  }
  spendAll(code, given);
  if (
    /^(toString|trim\w*|replace(All)?|split|slice|substring|concat|join|decode|normalize|pop|shift|at|subarray|filter)$/.test(
      name,
    )
  )
    return of;
  return name === 'json' ? thing({ kind: 'whole', sure: true }) : unknown;
}

function callArguments(
  { code, name, given }: MethodCall,
  argv: Extract<Value['thing'], { kind: 'argv' | 'argc' | 'word' }>,
): Value {
  if (name === 'slice' && given.length <= 1) {
    const from = Number(given[0]?.value.text ?? 0);
    if (from >= 0) return thing({ ...argv, kind: 'argv', from: argv.from + from });
  }
  useArguments(code, argv.use);
  spendAll(code, given);
  return /^(includes|some|find|at|shift)$/.test(name) ? thing({ ...argv, kind: 'word' }) : unknown;
}

function callList(call: MethodCall, list: Extract<Value['thing'], { kind: 'list' }>): Value {
  const { code, name, of, given, node } = call;
  const [first] = given;
  switch (name) {
    case 'includes':
    case 'has':
    case 'indexOf': {
      const texts = textsOf(of);
      return first && texts
        ? answer(isOneOf(code, first.node, first.value, texts))
        : told(call, unknown);
    }
    case 'push':
    case 'unshift':
    case 'add':
      return added(call, list);
    case 'concat': {
      const lists = given.map((one) => ({ ...one, isSpread: one.value.thing?.kind === 'list' }));
      const { items, open } = spreadOut(code, lists);
      return listOf([...list.items, ...items], list.open || open);
    }
    case 'join':
      return joined(call, list);
    case 'slice':
    case 'filter':
    case 'flat':
    case 'sort':
    case 'toSorted':
    case 'reverse':
    case 'toReversed':
    case 'values':
    case 'keys': {
      each(call);
      return name === 'slice' && given.length === 0 ? of : listOf(list.items, true);
    }
    case 'map':
    case 'flatMap': {
      const result = each(call);
      return { ...listOf([], true), flows: inexact(result.flows) };
    }
    case 'some':
    case 'every':
    case 'find':
    case 'forEach': {
      each(call);
      return name === 'find' ? elementOf(code, of, node) : unknown;
    }
    case 'pop':
    case 'shift':
    case 'at':
      return elementOf(code, of, node);
  }
  each(call);
  return madeFrom(of);
}

/** `list.push(…)`, where a variable holds the list. */
function added(
  { code, name, given, callee }: MethodCall,
  list: Extract<Value['thing'], { kind: 'list' }>,
): Value {
  const { items, open } = spreadOut(code, given);
  const all = name === 'unshift' ? [...items, ...list.items] : [...list.items, ...items];
  const target = callee.type === 'MemberExpression' ? callee.object : undefined;
  const isFull = list.open && list.items.length >= itemLimit;
  if (target?.type === 'Identifier' && !isFull)
    change(code, target.name, listOf(all, list.open || open));
  else spendAll(code, given);
  return unknown;
}

/** Walks a callback with what the list holds. */
function each({ code, of, given, node }: MethodCall): Value {
  const [first, ...rest] = given;
  spendAll(code, rest);
  if (!first) return unknown;
  const { thing: held } = first.value;
  if (held?.kind === 'function')
    return mayCall(code, first.value, [elementOf(code, of, node)], node);
  if (held?.kind === 'library')
    return code.call(first.value, [{ ...first, value: elementOf(code, of, node) }], node);
  spendAll(code, [first]);
  return unknown;
}

function joined(
  { code, of, given, node }: MethodCall,
  list: Extract<Value['thing'], { kind: 'list' }>,
): Value {
  const separator = given[0]?.value ?? constant(',');
  if (list.open || list.items.length > 64) {
    const raw = list.items.find(({ value }) => value.thing?.kind === 'raw')?.value.thing;
    return { ...madeFrom(of), thing: raw };
  }
  const pieces = list.items.flatMap(({ value, argument }, at) => {
    const item = { node: argument.span, value };
    return at === 0 ? [item] : [{ node: given[0]?.node ?? spanOf(node), value: separator }, item];
  });
  return concat(code, pieces);
}

function callMap(call: MethodCall): Value {
  const { code, name, of, given, node } = call;
  const [first] = given;
  if (/^(has|hasOwnProperty)$/.test(name)) return has(call, of);
  if (name === 'get' && first) return itemOf(code, of, first.value, first.node, node);
  return told(call, unknown);
}

function has(call: MethodCall, of: Value): Value {
  const [first] = call.given;
  if (!/^(has|hasOwnProperty)$/.test(call.name) || !first) return told(call, unknown);
  return answer(isKeyOf(call.code, [first.node, first.value], of, call.node));
}

function matched(
  { code }: MethodCall,
  { pattern, flags }: Extract<Value['thing'], { kind: 'regex' }>,
  subject: Given | undefined,
): Value {
  // Line by line it says nothing of the whole.
  if (!subject || flags.includes('m')) return unknown;
  const outcome = narrow(
    code,
    subject.node,
    subject.value,
    ...likeAndUnlike(subject.node, [pattern], true),
  );
  return { ...madeFrom(subject.value), thing: { kind: 'truth', outcome } };
}

/** A method of what may be a text. */
function callText(call: MethodCall): Value {
  const { code, name, of, given, callee } = call;
  const [first, second] = given;
  const node: Node = callee.type === 'MemberExpression' ? (callee.object as Node) : callee;
  switch (name) {
    case 'toUpperCase':
    case 'toLowerCase':
    case 'trim': {
      const change = {
        toUpperCase: (text: string) => text.toUpperCase(),
        toLowerCase: (text: string) => text.toLowerCase(),
        trim: (text: string) => text.trim(),
      }[name];
      const text = of.text === undefined ? undefined : change(of.text);
      return { ...unknown, text, literal: of.literal, flows: inexact(of.flows) };
    }
    case 'toString':
    case 'String':
      return { ...of, thing: undefined };
    case 'startsWith':
    case 'endsWith':
    case 'includes': {
      const text = first?.value.text;
      if (text === undefined) return told(call, unknown);
      const [before, after] = [name === 'startsWith' ? '' : '*', name === 'endsWith' ? '' : '*'];
      return answer(
        narrow(code, node, of, ...likeAndUnlike(node, [`${before}${literally(text)}${after}`])),
      );
    }
    case 'match':
    case 'search':
      if (first?.value.thing?.kind !== 'regex') break;
      return matched(call, first.value.thing, {
        node,
        value: of,
        isSpread: false,
        argument: first.argument,
      });
    case 'replace':
    case 'replaceAll':
      if (first) return replaced(call, first.value, second);
      break;
    case 'concat':
      return concat(code, [{ node, value: of }, ...given]);
    case 'split':
      return { ...listOf([], true), flows: inexact(of.flows) };
  }
  return told(call, madeFrom(of, ...(keeping.test(name) ? given.map(({ value }) => value) : [])));
}

const keeping = /^(concat|padStart|padEnd|join|resolve)$/;

/** `x.replace(/[^a-z]/g, "")` leaves nothing but what stands in the brackets. */
function replaced(call: MethodCall, what: Value, by: Given | undefined): Value {
  const { of, code, given } = call;
  spendAll(code, given);
  const held = what.thing;
  const with_ = by?.value.text;
  const isAll = call.name === 'replaceAll' || (held?.kind === 'regex' && held.flags.includes('g'));
  const pattern = held?.kind === 'regex' ? held.pattern : what.text;
  if (isAll && with_ !== undefined && pattern === "'" && with_.includes("\\'")) {
    return flowing(treated(of.flows, 'shell-quoted'));
  }
  const others =
    held?.kind === 'regex' ? /^\[\^((?:[^\]\\]|\\.)+)\]\+?$/.exec(pattern ?? '')?.[1] : undefined;
  const flows = madeFrom(of, by?.value ?? unknown).flows;
  if (!isAll || others === undefined || with_ === undefined || !/^[\w-]*$/.test(with_))
    return flowing(flows);
  const [check] = likeAndUnlike(call.node, [`^[${others}${with_}]*$`], true);
  return flowing(checked(flows, check));
}
