import { checked, inexact, treated } from '../flow.ts';
import { answer, likeAndUnlike, literally, narrow } from './narrow.ts';
import type { Node } from './node.ts';
import { type MethodCall, spendAll, told } from './record.ts';
import { matched } from './regex.ts';
import { concat } from './text.ts';
import { flowing, type Given, listOf, madeFrom, unknown, type Value } from './value.ts';

/** A method of what may be a text. */
export function callText(call: MethodCall): Value {
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
