import Handlebars from 'handlebars';
import { UserError } from '../core/exit.ts';
import type { Argument } from './argument.ts';
import type { Dialect } from './dialect.ts';
import type { TemplateData } from './template-data.ts';
import type { TemplateParam } from './template-param.ts';

/**
 * `template` filled with `data`. Nothing is escaped by itself; helpers write text in the language:
 * `{{text "a" param}}` an expression for texts and values joined, `{{quote text}}` a literal,
 * `{{word pieces}}` a word of the command,
 * `{{accepts param}}` a test of its type, `{{given params}}` a condition. Throws a {@link UserError}
 * where the template is none.
 */
export function render(template: string, data: TemplateData, dialect: Dialect): string {
  const handlebars = Handlebars.create();
  handlebars.registerHelper({
    // The last argument of a helper is Handlebars's own.
    text: (...pieces: unknown[]) => dialect.text(pieces.slice(0, -1) as Argument<TemplateParam>),
    quote: (text: unknown) => dialect.text([String(text)]),
    word: (pieces: Argument<TemplateParam>) => dialect.text(pieces),
    accepts: ({ type }: TemplateParam) => dialect.accepts[type],
    given: (params: readonly TemplateParam[]) => dialect.given(params),
  });
  try {
    return handlebars.compile(template, { noEscape: true, strict: true })(data);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UserError(
      `the template cannot be filled: ${reason.replace(/:$/, '')}`,
      'Correct it: what it gets is documented in docs/commands/new.md',
    );
  }
}
