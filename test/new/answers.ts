import type { Answers, Language } from '../../src/new/answers.ts';
import { paramOf } from '../../src/new/complete.ts';
import type { Param } from '../../src/script/param.ts';

export const languages: readonly Language[] = ['bash', 'python', 'node'];

/** Answers with these parameters, each as in a header. */
export function answers(
  language: Language,
  params: readonly string[],
  more: Partial<Answers> = {},
): Answers {
  return {
    name: 'deploy',
    language,
    wrap: undefined,
    stdin: false,
    envVars: [],
    tool: {
      description: 'Deploy the API service to an environment.',
      params: params.map((text) => paramOf(text)).filter((param): param is Param => !!param),
    },
    ...more,
  };
}
