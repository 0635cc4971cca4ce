import { lineStarts, positionAt, type Span } from '../../../../src/core/span.ts';
import { readJavaScript } from '../../../../src/script/body/javascript/read.ts';
import type { Body, Check, Flow, Part } from '../../../../src/script/body.ts';

/** What is known of a JavaScript program, one fact a line, in the order of the kinds. */
export function facts(text: string): string[] {
  const body = readJavaScript(text, 0);
  const at = placesIn(text);
  return [
    ...(body.complete ? [] : ['incomplete']),
    ...body.reads.map(
      ({ channel, name, nameSpan, absence }) =>
        `${at(nameSpan)} ${channel} ${name} else ${absence}`,
    ),
    ...body.openings.map(({ kind, channel, span }) => `${at(span)} ${channel} ${kind}`),
    ...body.arguments.map(
      ({ text, span, spare }) => `${at(span)} ${text}${spare ? ' (spare)' : ''}`,
    ),
    ...body.requirements.map(({ name, span }) => `${at(span)} requires ${name}`),
    ...body.probes.map(({ name, span }) => `${at(span)} asks for ${name}`),
  ];
}

/** The calls of a JavaScript program, with the parameters that arrive in each argument. */
export function calls(text: string): string[] {
  const at = placesIn(text);
  return readJavaScript(text, 0).calls.map((call) => {
    const given = call.arguments.map(({ keyword, parts, items, text: constant }) => {
      const shown = items
        ? `[${items.map((item) => item.parts.map(partOf).join('')).join(' ')}]`
        : parts.map(partOf).join('');
      return (keyword === undefined ? '' : `${keyword}=`) + (constant ?? shown);
    });
    const through = call.through.map((name) => `${name} > `).join('');
    return `${at(call.nameSpan)} ${through}${call.name}(${given.join(', ')})`;
  });
}

/** Where each parameter arrives in the calls, from the text as it is written. */
export function arrivals(text: string, { calls }: Body): string[] {
  const at = placesIn(text);
  return calls.flatMap((call) =>
    call.arguments
      .flatMap((argument) => [argument, ...(argument.items ?? [])])
      .flatMap(({ parts }) => parts)
      .filter(({ flows }) => flows.length > 0)
      .map(({ span }) => `${call.name} ${at(span)} ${text.slice(span.start, span.end)}`),
  );
}

function partOf({ text, flows }: Part): string {
  return flows.length === 0 ? (text ?? '…') : `<${flows.map(flowOf).join('|')}>`;
}

function flowOf({ read, exact, checks, treatments }: Flow): string {
  return [`${exact ? '' : '~'}${read.name}`, ...checks.map(checkOf), ...treatments].join(' ');
}

function checkOf({ kind, patterns, checks }: Check): string {
  return kind === 'either'
    ? `(${checks.map(checkOf).join(' or ')})`
    : [kind, ...patterns].join(':');
}

function placesIn(text: string): (span: Span) => string {
  const starts = lineStarts(text);
  return ({ start }) => {
    const { line, column } = positionAt(starts, start);
    return `${line}:${column}`;
  };
}
