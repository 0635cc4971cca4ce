import type { Answers } from './answers.ts';
import { dialects } from './dialects.ts';
import { render } from './render.ts';
import { templateData } from './template-data.ts';
import { templates } from './templates.ts';

/**
 * The text of the script that `answers` ask for, from a project's own `template` if there is one.
 * Throws a `UserError` where that cannot be.
 */
export function writeScript(answers: Answers, template?: string): string {
  const { language } = answers;
  return render(template ?? templates[language], templateData(answers), dialects[language]);
}
