import type { Questions } from '../core/questions.ts';
import { type ParamType, typeWords } from '../script/param.ts';
import type { Language } from './answers.ts';
import { paramOf, type Request } from './complete.ts';
import type { Given } from './given.ts';
import type { Runnable } from './runnable.ts';
import { type TypedParam, typedParam } from './typed-param.ts';

/** What an interview has to know of the place: each check gives what is wrong, or undefined. */
export interface Surroundings {
  readonly language: Language;
  readonly runnables: readonly Runnable[];
  nameFault(name: string): string | undefined;
  /** What is wrong with the last of these parameters, each as in a header; its type may be left out. */
  paramFault(params: readonly string[]): string | undefined;
  wrapFault(wrap: string, params: readonly string[]): string | undefined;
}

/** Asks for all that no flag answers. */
export async function interview(
  questions: Questions,
  given: Given,
  place: Surroundings,
): Promise<Request> {
  const name = given.name ?? (await askName(questions, place));
  const language = given.language ?? (await askLanguage(questions, place));
  const description = given.description ?? (await askDescription(questions));
  const params = given.params ?? (await askParams(questions, place));
  const wrap = given.wrap ?? (await askWrap(questions, place, params));
  return { ...given, name, language, description, params, wrap };
}

function askName(questions: Questions, place: Surroundings): Promise<string> {
  return questions.text({
    message: 'What is it called?',
    placeholder: 'run_tests',
    check: (name) => place.nameFault(name),
  });
}

function askLanguage(questions: Questions, { language }: Surroundings): Promise<Language> {
  return questions.choose<Language>({
    message: 'Which language is the script to be in?',
    choices: [
      { value: 'bash', label: 'bash' },
      { value: 'python', label: 'Python' },
      { value: 'node', label: 'Node' },
    ],
    initial: language,
  });
}

function askDescription(questions: Questions): Promise<string> {
  return questions.text({
    message: 'What does it do, and when is it to be used?',
    placeholder: 'Run the unit tests of one package, after every change to it',
    check: (text) => (text.trim() === '' ? 'Without a description it is no tool' : undefined),
  });
}

async function askParams(questions: Questions, place: Surroundings): Promise<string[]> {
  const params: string[] = [];
  for (;;) {
    const text = await questions.text({
      message:
        params.length === 0
          ? 'Name of its first parameter? (Leave it empty if it takes none)'
          : 'Name of another parameter? (Leave it empty if that is all)',
      check: (typed) => firstFault(place, params, typed),
    });
    const typed = typedParam(text);
    if (!typed) return params;
    params.push(await askParam(questions, place, params, typed));
  }
}

function firstFault(
  place: Surroundings,
  params: readonly string[],
  text: string,
): string | undefined {
  if (text.trim() === '') return undefined;
  const typed = typedParam(text);
  if (!typed) return 'Only its name here, such as `who`; its type and description are asked next';
  const taken = params.map(nameOf).find((name) => name.toUpperCase() === typed.name.toUpperCase());
  if (taken !== undefined) return `There is a parameter \`${taken}\` already`;
  return place.paramFault([...params, text]);
}

/** Asks for what is not said with the name. */
async function askParam(
  questions: Questions,
  place: Surroundings,
  params: readonly string[],
  typed: TypedParam,
): Promise<string> {
  const { name } = typed;
  const type =
    typed.type ??
    (await questions.choose<ParamType>({
      message: `What is \`${name}\`?`,
      choices: types.map((value) => ({ value, label: value, hint: hints[value] })),
    }));
  const required =
    typed.required ??
    (await questions.confirm({
      message: `Must \`${name}\` be given in every call?`,
      initial: true,
    }));
  const head = `${required ? '*' : ''}${name} ${type}`;
  const description =
    typed.description ??
    (await questions.text({
      message: `What is \`${name}\` for, and which values can it have?`,
      placeholder: 'Target environment (staging|production)',
      check: (text) =>
        text.trim() === ''
          ? 'A model cannot guess it'
          : place.paramFault([...params, `${head} ${text}`]),
    }));
  return `${head} ${description}`;
}

const types = [...new Set(Object.values(typeWords))];

const hints: Record<ParamType, string> = {
  string: 'any text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, as JSON; some providers refuse it',
  object: 'an object, as JSON; some providers refuse it',
};

async function askWrap(
  questions: Questions,
  place: Surroundings,
  params: readonly string[],
): Promise<string | undefined> {
  const answer = await questions.choose({
    message: 'What does it run?',
    choices: [
      ...place.runnables.map(({ command, hint }, index) => ({
        value: String(index),
        label: command,
        hint,
      })),
      { value: 'other', label: 'Another command' },
      { value: 'nothing', label: 'Nothing yet: it shows what arrives' },
    ],
  });
  const runnable = place.runnables[Number(answer)];
  if (runnable) return runnable.command + runnable.placed(params.map(nameOf));
  if (answer === 'nothing') return undefined;
  return questions.text({
    message: 'Which command? (`{name}` places a parameter)',
    placeholder: './bin/deploy --env {env}',
    check: (wrap) => place.wrapFault(wrap, params),
  });
}

function nameOf(param: string): string {
  return paramOf(param)?.name ?? '';
}
