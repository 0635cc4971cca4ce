import type { Param } from '../script/param.ts';
import { choicesIn } from './choices.ts';
import type { JsonObject } from './json.ts';
import type { Problem } from './problem.ts';
import { exactText } from './word.ts';

/** Texts that are none of those that a description names. Prose may not name all: it is a remark. */
export function unlisted(params: readonly Param[], values: JsonObject): Problem[] {
  return params.flatMap(({ name, type, description }): Problem[] => {
    const value = values.get(name);
    const choices = choicesIn(description);
    if (type !== 'string' || typeof value !== 'string' || choices.length === 0) return [];
    if (choices.includes(value)) return [];
    const message = `\`${name}\` is \`${exactText(value)}\`, none of the values in its description: ${choices.join(', ')}`;
    return [{ severity: 'info', message }];
  });
}
