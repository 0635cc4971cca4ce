import type { Flow, Read } from '../../body.ts';
import { inexact, mergeFlows } from '../flow.ts';
import type { Place } from './filter.ts';

/** What a jq filter gives, as far as it is known. */
export interface Json {
  /** It is the JSON object from stdin itself, or an array of it. */
  readonly root: 'object' | 'list' | undefined;
  /** It is, or may hold, all of it. */
  readonly whole: boolean;
  /** It is jq's object of the environment. */
  readonly environment: boolean;
  readonly flows: readonly Flow[];
}

export const nothing: Json = { root: undefined, whole: false, environment: false, flows: [] };

/** Where reads are told. Places are those in the program. */
export interface Reader {
  key(name: string, place: Place, absence: Read['absence']): Flow;
  variable(name: string, place: Place, absence: Read['absence']): Flow | undefined;
  /** Any key, or any variable, may be read here. */
  open(channel: Read['channel']): void;
}

/** Either of these, or one after the other. */
export function mergeJson(values: readonly Json[]): Json {
  const [first = nothing] = values;
  return values.slice(1).reduce(
    (a, b) => ({
      root: a.root ?? b.root,
      whole: a.whole || b.whole,
      environment: a.environment || b.environment,
      flows: mergeFlows(a.flows, b.flows),
    }),
    first,
  );
}

/** Something made from these. */
export function madeOf(values: readonly Json[]): Json {
  const merged = mergeJson(values);
  return {
    root: undefined,
    whole: merged.whole || merged.root !== undefined,
    environment: false,
    flows: inexact(merged.flows),
  };
}
