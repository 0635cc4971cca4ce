import type { Span } from '../../../core/span.ts';
import type { Read } from '../../body.ts';
import { flowFrom } from '../flow.ts';
import { parameterName, variablePrefix } from '../variable-name.ts';
import type { JavaScript } from './javascript.ts';
import { withChecks } from './scope.ts';
import { resolve } from './text.ts';
import { flowing, thing, unknown, type Value } from './value.ts';

/** How a parameter is asked for. */
export interface Asking {
  /** The name or key: its value, and where it stands. */
  readonly key: Value;
  readonly keySpan: Span;
  readonly span: Span;
  readonly absence: Read['absence'];
}

/** Takes a variable from the environment. */
export function readVariable(code: JavaScript, asking: Asking): Value {
  const { key, span, absence } = asking;
  if (key.text === undefined) {
    if (mayBeParameter(key)) code.facts.open('indirect', 'variable', span);
    return unknown;
  }
  const name = parameterName(key.text);
  if (name !== undefined) {
    resolve(code, key.literal?.start);
    return read(code, 'variable', name, asking);
  }
  const isPlain = absence === 'nothing' && !key.text.startsWith('OCTOMIND_');
  const variable = { name: key.text, span: { start: span.start, end: span.end } };
  return isPlain ? thing({ kind: 'variable', variable }) : unknown;
}

function mayBeParameter({ parts }: Value): boolean {
  const begin = parts?.[0]?.text;
  if (begin === undefined) return true;
  return begin.startsWith(variablePrefix) || variablePrefix.startsWith(begin);
}

/** Takes a key from what holds the object on stdin; `sure` unless it may have others. */
export function readKey(code: JavaScript, asking: Asking, sure: boolean): Value {
  const { key, span } = asking;
  if (key.text === undefined) {
    code.facts.open('indirect', 'stdin', span);
    return unknown;
  }
  if (sure && !code.known.get(`stdin ${key.text}`)) return read(code, 'stdin', key.text, asking);
  mention(code, 'stdin', key.text, asking);
  return unknown;
}

function read(code: JavaScript, channel: Read['channel'], name: string, asking: Asking): Value {
  const { start, end } = asking.span;
  const nameSpan = mention(code, channel, name, asking);
  const { absence } = asking;
  const fact = code.facts.read({ channel, name, nameSpan, span: { start, end }, absence });
  return absence === 'question' ? unknown : flowing(withChecks(code, [flowFrom(fact)]));
}

function mention(
  { facts }: JavaScript,
  channel: Read['channel'],
  name: string,
  { key, keySpan }: Asking,
): Span {
  const { start, end } = key.literal ?? keySpan;
  facts.mention({ channel, name, span: { start, end } });
  return { start, end };
}
