import type { Invocation } from '../core/invocation.ts';
import { compactJson, type Json, type JsonObject } from './json.ts';

/**
 * A call of a tool, before it is put into the form of a process.
 *
 * The whole way: words and flags become values (`supply`, what is missing by `sample` or a question),
 * those are held against the definition (`check`), they become an `Invocation` here, a dry run prints
 * it, the host starts it and gives an `Outcome`, and of that `resultOf` makes what the model gets.
 */
export interface Call {
  /** The tool's, and its file's. */
  readonly name: string;
  /** Absolute: the file. */
  readonly program: string;
  /** Absolute, links resolved: where the session runs. */
  readonly workdir: string;
  readonly values: JsonObject;
}

/**
 * The process that the runtime starts for a call, in an environment like `session`: no arguments, all
 * parameters as variables, and once more as JSON on stdin (section 4 of the runtime's contract).
 * Nothing is validated, nothing is looked up.
 */
export function invocationOf(
  { name, program, workdir, values }: Call,
  session: Readonly<Record<string, string | undefined>>,
): Invocation {
  const added = new Map([
    ['OCTOMIND_TOOL_NAME', name],
    ['OCTOMIND_WORKDIR', workdir],
  ]);
  for (const [param, value] of values) added.set(variableOf(param), variableText(value));
  const env: Record<string, string> = Object.create(null);
  for (const [variable, value] of Object.entries(session)) {
    if (value !== undefined && !ofCall.test(variable)) env[variable] = value;
  }
  for (const [variable, value] of added) env[variable] = value;
  return { program, args: [], cwd: workdir, env, added: [...added], stdin: compactJson(values) };
}

/** Variables that only a call sets: those of a call around this one are not a session's. */
const ofCall = /^OCTOMIND_(TOOL_NAME$|WORKDIR$|PARAM_)/;

/** The variables of `session` that belong to another call and that this one does not set. */
export function leftOut(
  session: Readonly<Record<string, string | undefined>>,
  { env }: Invocation,
): string[] {
  return Object.keys(session).filter((name) => ofCall.test(name) && !(name in env));
}

/** The variable of a parameter: upper-cased, otherwise unchanged, so that some names no shell knows. */
export function variableOf(param: string): string {
  return `OCTOMIND_PARAM_${param.toUpperCase()}`;
}

function variableText(value: Json): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : compactJson(value);
}
