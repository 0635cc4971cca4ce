import type { Param } from '../script/param.ts';
import { sample } from '../try/sample.ts';
import { wordFor } from '../try/word.ts';

/** A call of a new tool to try, with a value for all that is required (for all there is, if nothing). */
export function tryLine(name: string, params: readonly Param[]): string {
  const required = params.filter((param) => param.required);
  const shown = required.length > 0 ? required : params;
  const words = shown.map((param) => wordFor(param.name, sample(param).value, param.type));
  return ['agent-tools try', name, ...words].join(' ');
}
