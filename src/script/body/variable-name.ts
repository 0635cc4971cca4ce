/** What the runtime puts before the upper-cased name of a parameter. */
export const variablePrefix = 'OCTOMIND_PARAM_';

/** The part of a variable's name that stands for a parameter; undefined if it is none's. */
export function parameterName(variable: string): string | undefined {
  return variable.length > variablePrefix.length && variable.startsWith(variablePrefix)
    ? variable.slice(variablePrefix.length)
    : undefined;
}
