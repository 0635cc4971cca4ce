import { itemOf } from './access.ts';
import { isKeyOf } from './condition.ts';
import { useArguments } from './javascript.ts';
import { callList } from './list-method.ts';
import { answer } from './narrow.ts';
import { type MethodCall, mayCall, spendAll, told } from './record.ts';
import { matched } from './regex.ts';
import { callStdin } from './stdin.ts';
import { callText } from './text-method.ts';
import { thing, unknown, type Value } from './value.ts';

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
