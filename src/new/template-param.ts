import type { Param, ParamType } from '../script/param.ts';
import type { Answers } from './answers.ts';
import { checkVariable } from './check-variable.ts';

/** A parameter as a template gets it; of the six types' names, the one it has is true. */
export interface TemplateParam extends Param, Readonly<Record<ParamType, boolean>> {
  /** A name for it that is free in the language. */
  readonly variable: string;
  /** What it has to be, in words: `an integer`. */
  readonly kind: string;
  /** Whether its value has to be converted or checked. */
  readonly converted: boolean;
  /** Whether it always has a value: it is required, or a boolean. */
  readonly always: boolean;
  /** `OCTOMIND_PARAM_…`: where its value arrives. */
  readonly env: string;
}

/** How a language names variables. */
export interface Naming {
  /** The name that a variable for a parameter would have. */
  variable(name: string): string;
  /** Names that no variable for a parameter can have. */
  readonly reserved: ReadonlySet<string>;
}

/** The parameters of a script in a language that reserves and forms names like this. */
export function templateParams(
  { tool, language, stdin }: Answers,
  { reserved, variable }: Naming,
): TemplateParam[] {
  const taken = new Set(reserved);
  return tool.params.map((param) => {
    checkVariable(param.name);
    const free = freeName(variable(param.name), taken);
    taken.add(free);
    return {
      ...param,
      ...typeFlags,
      [param.type]: true,
      variable: free,
      kind: kinds[param.type],
      always: param.required || param.type === 'boolean',
      // In bash every value is a text; elsewhere stdin may hold anything in the place of one.
      converted: param.type !== 'string' || (stdin && language !== 'bash'),
      env: `OCTOMIND_PARAM_${param.name.toUpperCase()}`,
    };
  });
}

const kinds: Readonly<Record<ParamType, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  array: 'a JSON array',
  object: 'a JSON object',
};

const typeFlags: Readonly<Record<ParamType, boolean>> = {
  string: false,
  integer: false,
  number: false,
  boolean: false,
  array: false,
  object: false,
};

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  while (taken.has(name)) name += '_';
  return name;
}
