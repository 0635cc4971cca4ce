import type { Span } from '../../../../core/span.ts';
import { flowFrom } from '../../flow.ts';
import { evaluateJq } from '../../jq/evaluate.ts';
import type { Place } from '../../jq/filter.ts';
import { type Json, nothing, type Reader } from '../../jq/json.ts';
import { parseJq } from '../../jq/parse.ts';
import { parameterName } from '../../variable-name.ts';
import { taken } from '../builtin/input.ts';
import { noteWhole } from '../command.ts';
import { print } from '../output.ts';
import type { Shell } from '../shell.ts';
import { madeFrom, unknown, type Value, type Word } from '../value.ts';
import { parseCall } from './jq-call.ts';

/** Runs `jq`: what its program reads of the JSON it gets, and what it prints. */
export function runJq(shell: Shell, words: readonly Word[], span: Span): void {
  const { flags, named, program, files } = parseCall(words);
  const variables = new Map(
    named.map(({ name, value, isJson }) => [
      name,
      jsonOf(value.value, isJson ? 'object' : undefined),
    ]),
  );
  const isFile = files.some(({ value }) => !/^(-|\/dev\/stdin)$/.test(value.text ?? 'file'));
  const input = isFile ? madeFrom(files.map(({ value }) => value)) : taken(shell);
  const filter = program?.value.text === undefined ? undefined : parseJq(program.value.text);
  if (!program || !filter || flags.has('R') || flags.has('stream')) {
    noteWhole(shell, words);
    if (program && !filter && input.whole) shell.facts.open('handed', 'stdin', span);
    print(shell, madeFrom([input, ...words.map(({ value }) => value)]), span);
    return;
  }
  const stream = jsonOf(input, flags.has('s') ? 'list' : 'object');
  const reader = readerOf(shell, program);
  const own = flags.has('n') ? nothing : stream;
  const result = evaluateJq(filter, { input: own, stream, variables }, reader);
  const whole = result.whole || result.root !== undefined;
  print(shell, { ...unknown, flows: result.flows, whole }, span);
}

function jsonOf({ whole, flows }: Value, root: Json['root']): Json {
  return { ...nothing, flows, whole: whole && !root, root: whole ? root : undefined };
}

function readerOf(shell: Shell, program: Word): Reader {
  const spanOf = ({ start, end }: Place): Span => {
    const { span } = program.argument;
    const text = program.value.text ?? '';
    // The program stands in the source as it is, but for the quote before it.
    const from = shell.source.indexOf(text, span.start);
    const isThere = !shell.fixed && from !== -1 && from <= span.start + 1 && from < span.end;
    return isThere ? { start: from + start, end: from + end } : span;
  };
  return {
    key: (name, place, absence) => {
      const span = spanOf(place);
      const common = { channel: 'stdin', name, nameSpan: span, span, absence } as const;
      return flowFrom(shell.facts.read(common));
    },
    variable: (name, place, absence) => {
      const param = parameterName(name);
      const span = spanOf(place);
      if (param === undefined) return;
      const common = { channel: 'variable', name: param, nameSpan: span, span, absence } as const;
      return flowFrom(shell.facts.read(common));
    },
    open: (channel) => shell.facts.open('iterated', channel, program.argument.span),
  };
}
