import type { Questions } from '../core/questions.ts';
import { visible } from '../core/visible.ts';
import type { Param } from '../script/param.ts';
import { choicesIn } from '../try/choices.ts';
import { convert } from '../try/convert.ts';
import type { Json } from '../try/json.ts';
import { compactJson } from '../try/json.ts';
import { sample } from '../try/sample.ts';

/** Asks for a parameter: a menu of its choices, yes or no, or a text that reads as its type. */
export async function askFor(param: Param, questions: Questions): Promise<Json> {
  const message = visible(`${param.name}: ${param.description || param.type}`);
  if (param.type === 'boolean') {
    return questions.confirm({ message, initial: sample(param).value === true });
  }
  const choices = choicesIn(param.description);
  const text =
    choices.length > 0
      ? await questions.choose({
          message,
          choices: choices.map((value) => ({ value, label: visible(value) })),
        })
      : await questions.text({
          message,
          placeholder: placeholder(param),
          check: (value) => fault(value, param),
        });
  const reading = convert(text, param.type);
  return 'fault' in reading ? text : reading.value;
}

function placeholder(param: Param): string {
  const { value } = sample(param);
  return visible(typeof value === 'string' ? value : compactJson(value));
}

function fault(text: string, { name, type }: Param): string | undefined {
  const reading = convert(text, type);
  if ('fault' in reading) return `It ${reading.fault}`;
  if (reading.inexact !== undefined) return 'JavaScript cannot hold that number exactly';
  if (type === 'string') return undefined;
  const isWhole = type !== 'integer' || Number.isInteger(reading.value);
  const isTyped = typeof reading.value !== 'string' && isWhole;
  return isTyped ? undefined : `\`${visible(name)}\` is declared as ${type}`;
}
