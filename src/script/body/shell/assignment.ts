import type { Assignment } from 'unbash';
import { inexact, mergeFlows } from '../flow.ts';
import { type Shell, spanOf } from './shell.ts';
import { concat, madeFrom, unknown, type Value, type Word } from './value.ts';
import { assign } from './variable.ts';
import { flattened } from './words.ts';

/** `name=value`, `name+=value`, `name[i]=value`, `name=(…)`. */
export function runAssignment(shell: Shell, node: Assignment): Value {
  const before = shell.variables.get(node.name);
  const value = assignedValue(shell, node, before);
  const { pos } = node;
  assign(shell, node.name, value, spanOf(shell, { pos, end: pos + node.name.length }));
  return value;
}

function assignedValue(shell: Shell, node: Assignment, before: Value | undefined): Value {
  if (node.value.type === 'ArrayValue') {
    const items = node.value.elements.flatMap((element) => flattened(shell, element));
    const isKeyed = node.value.elements.some(({ text }) => /^\[[^\]]*\]\+?=/.test(text));
    return array(node.append === true ? before : undefined, isKeyed ? undefined : items, items);
  }
  if (node.index) {
    shell.word(node.index, false);
    const element = shell.word(node.value, false);
    return array(before, undefined, [element]);
  }
  const { value } = shell.word(node.value, false);
  return node.append ? concat([before ?? unknown, value]) : value;
}

function array(
  before: Value | undefined,
  items: readonly Word[] | undefined,
  added: readonly Word[],
): Value {
  const known = before ? before.items : [];
  const values = added.map(({ value }) => value);
  const flows = mergeFlows(before?.flows ?? [], ...values.map((value) => value.flows));
  return {
    ...madeFrom(before ? [before, ...values] : values),
    flows: inexact(flows),
    items: known && items && [...known, ...items],
  };
}

/** What `export name=value` looks like to the command that gets it. */
export function assignmentWord(shell: Shell, node: Assignment, value: Value): Word {
  const span = spanOf(shell, node);
  const start = shell.source.slice(span.start, span.end).indexOf('=') + 1;
  const nameSpan = shell.fixed ?? { start: span.start, end: span.start + start };
  const valueSpan = shell.fixed ?? { start: span.start + start, end: span.end };
  const text = value.text === undefined ? undefined : `${node.name}=${value.text}`;
  return {
    value: { ...madeFrom([value]), text },
    argument: {
      span,
      text,
      parts: [
        { span: nameSpan, text: `${node.name}=`, splits: false, flows: [] },
        { span: valueSpan, text: value.text, splits: false, flows: value.flows },
      ],
      keyword: undefined,
      items: undefined,
    },
  };
}
