import type { ParamType } from '../script/param.ts';
import type { Argument } from './argument.ts';
import type { Naming, TemplateParam } from './template-param.ts';

/** How a language writes what a template needs written in it. */
export interface Dialect extends Naming {
  /** What begins a comment. */
  readonly marker: '#' | '//';
  /** An expression for the text of `argument`, in which any text is safe. */
  text(argument: Argument<TemplateParam>): string;
  /** How a value is tested to be of the type. */
  readonly accepts: Readonly<Record<ParamType, string>>;
  /** A condition: all of `params` are given, and the booleans among them true. */
  given(params: readonly TemplateParam[]): string;
}
