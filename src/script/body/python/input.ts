import type { Span } from '../../../core/span.ts';
import type { Read } from '../../body.ts';
import { flowFrom } from '../flow.ts';
import { parameterName, variablePrefix } from '../variable-name.ts';
import type { Python } from './python.ts';
import { resolve } from './text.ts';
import { flowing, unknown, type Value } from './value.ts';
import { withChecks } from './variable.ts';

/** How a parameter is asked for. */
export interface Asking {
  /** The name or key: its value, and where it stands. */
  readonly key: Value;
  readonly keySpan: Span;
  readonly span: Span;
  readonly absence: Read['absence'];
}

/** Takes a variable from the environment. */
export function readVariable(python: Python, asking: Asking): Value {
  const { key, span, absence } = asking;
  if (key.text === undefined) {
    if (mayBeParameter(key)) python.facts.open('indirect', 'variable', span);
    return unknown;
  }
  const name = parameterName(key.text);
  if (name === undefined) {
    if (absence === 'end') requireVariable(python, key.text, span);
    return unknown;
  }
  resolve(python, key.literal?.start);
  return read(python, 'variable', name, asking);
}

/** What a parameter is that is not supplied, if that is `fallback`. */
export function absenceWith(fallback: Value | undefined): Read['absence'] {
  return !fallback || fallback.thing?.kind === 'none' ? 'nothing' : 'value';
}

function mayBeParameter({ parts }: Value): boolean {
  const begin = parts?.[0]?.text;
  if (begin === undefined) return true;
  return begin.startsWith(variablePrefix) || variablePrefix.startsWith(begin);
}

function requireVariable(python: Python, name: string, span: Span): void {
  if (python.loose || python.tryDepth > 0 || !python.paths.live) return;
  if (python.known.get(`variable ${name}`) || name.startsWith('OCTOMIND_')) return;
  python.facts.require({ name, span, explicit: true });
}

/** Takes a key from what holds the object on stdin. */
export function readKey(python: Python, asking: Asking, sure: boolean): Value {
  const { key, span } = asking;
  if (key.text === undefined) {
    python.facts.open('indirect', 'stdin', span);
    return unknown;
  }
  const isOwn = python.known.get(`stdin ${key.text}`) === true;
  if (sure && !isOwn && !python.broken) return read(python, 'stdin', key.text, asking);
  mention(python, 'stdin', key.text, asking);
  return unknown;
}

function read(python: Python, channel: Read['channel'], name: string, asking: Asking): Value {
  const { start, end } = asking.span;
  const nameSpan = mention(python, channel, name, asking);
  const { absence } = asking;
  const fact = python.facts.read({ channel, name, nameSpan, span: { start, end }, absence });
  return absence === 'question' ? unknown : flowing(withChecks(python, [flowFrom(fact)]));
}

function mention(
  { facts }: Python,
  channel: Read['channel'],
  name: string,
  { key, keySpan }: Asking,
): Span {
  const { start, end } = key.literal ?? keySpan;
  facts.mention({ channel, name, span: { start, end } });
  return { start, end };
}
