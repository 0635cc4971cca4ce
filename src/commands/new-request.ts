import type { Context } from '../core/command.ts';
import { UserError } from '../core/exit.ts';
import type { Answers, Language } from '../new/answers.ts';
import { completed, paramOf, type Request } from '../new/complete.ts';
import type { Given } from '../new/given.ts';
import type { Toolbox } from '../script/toolbox.ts';
import { ask } from './ask.ts';
import { nameFault } from './name-fault.ts';
import { usualLanguage } from './usual-language.ts';

/** The words of the command line that say what to make. */
export interface Flags {
  readonly name: string | undefined;
  readonly lang: Language | undefined;
  readonly description: string | undefined;
  readonly param: readonly string[];
  readonly wrap: string | undefined;
  readonly stdin: boolean;
  readonly 'env-var': readonly string[];
  readonly yes: boolean;
  readonly force: boolean;
}

/**
 * What is to be made: what the flags say, and for the rest what a person answers, if there is one to
 * ask. Throws a {@link UserError} where something is missing, or the name cannot be had.
 */
export function requestOf(
  flags: Flags,
  toolbox: Toolbox,
  context: Context,
): Promise<Request> | Request {
  const { name, description, wrap, stdin, yes, force } = flags;
  const fault = name === undefined ? undefined : nameFault(toolbox, name, force);
  if (fault) throw fault;
  const given: Given = {
    name,
    language: flags.lang,
    description,
    params: flags.param.length > 0 ? flags.param : undefined,
    wrap,
    stdin,
    envVars: flags['env-var'],
  };
  const { questions } = context.host;
  if (questions && !yes) return ask(questions, given, toolbox, context, force);
  return completed(given, yes ? { language: usualLanguage(toolbox) } : undefined);
}

/** The request, its parameters read as the runtime reads them. */
export function answersOf(request: Request): Answers {
  const { description } = request;
  const params = request.params.map((flag) => {
    const param = paramOf(flag);
    if (param) return param;
    throw new UserError(
      `\`--param '${flag}'\` names no parameter`,
      "Write it as in a header: `--param '*env string Where to deploy'`",
    );
  });
  return { ...request, tool: { description, params } };
}
