import type { Read } from '../../body.ts';
import { treated } from '../flow.ts';
import type { Binding, Filter } from './filter.ts';
import { type Json, madeOf, mergeJson, nothing, type Reader } from './json.ts';

/** What names mean at a place in a program. */
interface Scope {
  readonly reader: Reader;
  readonly variables: ReadonlyMap<string, Json>;
  readonly functions: ReadonlyMap<string, (input: Json, depth: number) => Json>;
  /** What `input` gives. */
  readonly stream: Json;
  /** How many filters may still be evaluated. */
  readonly budget: { steps: number };
}

type Of<Type extends Filter['type']> = Extract<Filter, { type: Type }>;

/** Calls of functions in functions deeper than this are not followed. */
const depthLimit = 8;

/** Programs that take more steps, because their functions call each other a lot, are left. */
const stepLimit = 20_000;

/**
 * What a jq program gives for `input`; `stream` is what comes in behind it, `variables` are those of
 * `--arg` and its like.
 */
export function evaluateJq(
  filter: Filter,
  { input, stream, variables }: { input: Json; stream: Json; variables: ReadonlyMap<string, Json> },
  reader: Reader,
): Json {
  const budget = { steps: stepLimit };
  const scope = { reader, variables, functions: new Map(), stream, budget };
  return evaluate(filter, input, scope, 'nothing', 0);
}

function evaluate(
  filter: Filter,
  input: Json,
  scope: Scope,
  absence: Read['absence'],
  depth: number,
): Json {
  if (scope.budget.steps-- <= 0) return madeOf([input]);
  const each = (inner: Filter): Json => evaluate(inner, input, scope, absence, depth);
  switch (filter.type) {
    case 'identity':
      return input;
    case 'constant':
    case 'string':
      return nothing;
    case 'everything':
      return madeOf([input]);
    case 'field':
      return field(filter, each(filter.of), scope, absence);
    case 'element':
      return element(filter, each, scope);
    case 'pipe':
      return evaluate(filter.right, each(filter.left), scope, absence, depth);
    case 'alternative':
      return mergeJson([evaluate(filter.left, input, scope, 'value', depth), each(filter.right)]);
    case 'any':
      return mergeJson(filter.filters.map(each));
    case 'choice':
      each(filter.test);
      return mergeJson(filter.branches.map(each));
    case 'made':
      return madeOf(filter.filters.map(each));
    case 'object':
      return madeOf(filter.entries.map(each));
    case 'template':
      return formatted(madeOf(filter.filters.map(each)), filter.format);
    case 'format':
      return formatted(madeOf([input]), filter.name);
    case 'variable':
      if (filter.name === 'ENV') return { ...nothing, environment: true };
      return scope.variables.get(filter.name) ?? nothing;
    case 'bind':
      return bind(filter, each(filter.source), input, scope, depth);
    case 'define':
      return define(filter, input, scope, absence, depth);
    case 'call':
      return call(filter, input, scope, absence, depth);
  }
}

function field(
  { name, place }: Of<'field'>,
  of: Json,
  { reader }: Scope,
  absence: Read['absence'],
): Json {
  if (of.environment) {
    const flow = reader.variable(name, place, absence);
    return flow ? { ...nothing, flows: [flow] } : nothing;
  }
  if (of.root !== 'object') return madeOf([of]);
  return { ...nothing, flows: [reader.key(name, place, absence)] };
}

function element({ of, index }: Of<'element'>, each: (filter: Filter) => Json, scope: Scope): Json {
  const container = each(of);
  const key = index && each(index);
  if (container.root === 'list') return { ...container, root: 'object' };
  if (container.environment) scope.reader.open('variable');
  if (container.root === 'object') scope.reader.open('stdin');
  return madeOf(key ? [container, key] : [container]);
}

function formatted(value: Json, format: string | undefined): Json {
  if (format === 'sh') return { ...value, flows: treated(value.flows, 'shell-quoted') };
  const isEncoded = /^(uri|base64|html|base32|urid)$/.test(format ?? '');
  return isEncoded ? { ...value, flows: treated(value.flows, 'encoded') } : value;
}

function bind(
  { names, body }: Of<'bind'>,
  source: Json,
  input: Json,
  scope: Scope,
  depth: number,
): Json {
  const variables = new Map(scope.variables);
  for (const binding of names) variables.set(binding.name, bound(binding, source, scope));
  return evaluate(body, input, { ...scope, variables }, 'nothing', depth);
}

function bound({ key }: Binding, source: Json, scope: Scope): Json {
  if (key === undefined) return source;
  if (key === 'part') return madeOf([source]);
  const { name, place } = key;
  const filter = { type: 'field', of: { type: 'identity' }, name, place } as const;
  return field(filter, source, scope, 'nothing');
}

function define(
  { name, parameters, body, rest }: Of<'define'>,
  input: Json,
  scope: Scope,
  absence: Read['absence'],
  depth: number,
): Json {
  const functions = new Map(scope.functions);
  if (parameters.length === 0) {
    functions.set(name, (value, at) =>
      at > depthLimit
        ? madeOf([value])
        : evaluate(body, value, { ...scope, functions }, 'nothing', at),
    );
  } else evaluate(body, input, scope, 'nothing', depth);
  return evaluate(rest, input, { ...scope, functions }, absence, depth);
}

/** Of which the input comes out as it went in, if at all. */
const passing = new Set(['select', 'debug', 'objects', 'values', 'stderr']);
/** Of which nothing comes out that was in. */
const asking = new Set(['length', 'type', 'not', 'empty', 'halt', 'now', 'error', 'halt_error']);
/** What does something with each key. */
const iterating = /^(keys|keys_unsorted|to_entries|map|map_values|with_entries|recurse|paths)$/;

function call(
  filter: Of<'call'>,
  input: Json,
  scope: Scope,
  absence: Read['absence'],
  depth: number,
): Json {
  const { name, arguments: filters } = filter;
  const [first] = filters;
  const own = first ? undefined : scope.functions.get(name);
  if (own) return own(input, depth + 1);
  if (name === 'env') return { ...nothing, environment: true };
  if (name === 'input' || name === 'inputs') return scope.stream;
  if (name === 'has' && first?.type === 'string' && input.root === 'object') {
    scope.reader.key(first.text, first.place, 'question');
    return nothing;
  }
  const inner = iterating.test(name) ? iterated(input, scope) : input;
  const values = filters.map((each) => evaluate(each, inner, scope, absence, depth));
  if (asking.has(name)) return nothing;
  if (passing.has(name)) return input;
  return name === 'first' && values[0] ? values[0] : madeOf([input, ...values]);
}

/** What a filter gets that is applied to each key or value. */
function iterated(input: Json, { reader }: Scope): Json {
  if (input.root === 'object') reader.open('stdin');
  if (input.environment) reader.open('variable');
  return madeOf([input]);
}
