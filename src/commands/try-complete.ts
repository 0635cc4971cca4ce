import type { Questions } from '../core/questions.ts';
import type { Param } from '../script/param.ts';
import type { Json, JsonObject } from '../try/json.ts';
import { sample } from '../try/sample.ts';
import { askFor } from './try-ask.ts';

/** A call whose values are complete as far as somebody gave, made up or answered them. */
export interface Completed {
  readonly values: JsonObject;
  readonly madeUp: readonly { readonly param: Param; readonly value: Json; readonly why: string }[];
}

/**
 * Fills in what `given` lacks: by making it up (`required`, or `all` parameters), else by asking for
 * what is required, where there is somebody to ask.
 */
export async function complete(
  params: readonly Param[],
  given: JsonObject,
  sampled: 'required' | 'all' | undefined,
  questions: Questions | undefined,
): Promise<Completed> {
  const values = new Map(given);
  const madeUp: Completed['madeUp'][number][] = [];
  for (const param of distinct(params)) {
    if (values.has(param.name)) continue;
    if (sampled === 'all' || (sampled === 'required' && param.required)) {
      const { value, why } = sample(param);
      madeUp.push({ param, value, why });
      values.set(param.name, value);
    } else if (sampled === undefined && param.required && questions) {
      values.set(param.name, await askFor(param, questions));
    }
  }
  return { values, madeUp };
}

/** Of a name declared twice the last type counts, and one `*` is enough, as in the definition. */
function distinct(params: readonly Param[]): Param[] {
  const byName = new Map<string, Param>();
  for (const param of params) {
    const required = param.required || (byName.get(param.name)?.required ?? false);
    byName.set(param.name, { ...param, required });
  }
  return [...byName.values()];
}
