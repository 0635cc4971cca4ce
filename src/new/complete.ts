import { UserError } from '../core/exit.ts';
import { type Param, parseParam } from '../script/param.ts';
import { words } from '../script/white-space.ts';
import type { Answers, Language } from './answers.ts';
import type { Given } from './given.ts';

/** What a tool is to be, before anybody looked whether its parameters are what they seem. */
export type Request = Omit<Answers, 'tool'> & {
  readonly description: string;
  readonly params: readonly string[];
};

/**
 * Answers without asking anybody. Throws a {@link UserError} that names the flag of a missing one;
 * with `defaults`, only for what has none.
 */
export function completed(given: Given, defaults: { language: Language } | undefined): Request {
  const { name, description, params = [] } = given;
  const language = given.language ?? defaults?.language;
  const why = defaults ? 'it has no default' : 'there is no terminal to ask on';
  if (name === undefined) throw missing('the name of the tool', why, 'agent-tools new deploy …');
  if (description === undefined) {
    throw missing('`--description`', why, '--description "What it does, and when to use it"');
  }
  if (language === undefined) {
    throw missing('`--lang`', why, '--lang bash', ', or take every default with `--yes`');
  }
  return { ...given, name, description, params, language };
}

function missing(what: string, why: string, example: string, more = ''): UserError {
  return new UserError(`${what} is missing, and ${why}`, `Write it: \`${example}\`${more}`);
}

/** The parameter that a `--param` means to the runtime; undefined if it drops the line. */
export function paramOf(flag: string): Param | undefined {
  const text = paramText(flag);
  const param = parseParam(text, 0, { start: 0, end: text.length });
  if (!param) return undefined;
  const { name, type, description, required } = param;
  return { name, type, description, required };
}

/** A `--param` on one line. */
export function paramText(flag: string): string {
  return words(flag)
    .map((word) => word.text)
    .join(' ');
}
