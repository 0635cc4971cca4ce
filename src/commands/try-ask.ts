import type { Questions } from '../core/questions.ts';
import { visible } from '../core/visible.ts';
import type { Param } from '../script/param.ts';
import { choicesIn } from '../try/choices.ts';
import { convert } from '../try/convert.ts';
import { compactJson, type Json } from '../try/json.ts';
import { sample } from '../try/sample.ts';

/** Asks for a parameter: a menu of its choices, yes or no, or a text that reads as its type. */
export async function askFor(param: Param, questions: Questions): Promise<Json> {
  const message = visible(`${param.name}: ${param.description || param.type}`);
  if (param.type === 'boolean') {
    return questions.confirm({ message, initial: sample(param).value === true });
  }
  const text = await chosen(message, param, questions);
  const reading = convert(text, param.type);
  return 'fault' in reading ? text : reading.value;
}

/** Prose may not name every choice, so a menu has a way out. */
const other = '';

async function chosen(message: string, param: Param, questions: Questions): Promise<string> {
  const named = choicesIn(param.description).filter((value) => fault(value, param) === undefined);
  if (named.length > 0) {
    const choices = named.map((value) => ({ value, label: visible(value) }));
    const value = await questions.choose({
      message,
      choices: [...choices, { value: other, label: 'something else' }],
    });
    if (value !== other) return value;
  }
  return questions.text({
    message,
    fallback: example(param),
    check: (value) => fault(value, param),
  });
}

function example(param: Param): string {
  const { value } = sample(param);
  return typeof value === 'string' ? value : compactJson(value);
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
