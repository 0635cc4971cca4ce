import type { Context } from '../core/command.ts';
import { UserError } from '../core/exit.ts';
import type { Questions } from '../core/questions.ts';
import { checkVariable } from '../new/check-variable.ts';
import { paramOf, type Request } from '../new/complete.ts';
import { draft } from '../new/draft.ts';
import type { Given } from '../new/given.ts';
import { interview } from '../new/interview.ts';
import { wrappedCommand } from '../new/wrapped-command.ts';
import type { Param } from '../script/param.ts';
import type { Toolbox } from '../script/toolbox.ts';
import { judgeDraft } from './judge-draft.ts';
import { nameFault } from './name-fault.ts';
import { runnablesIn } from './runnables.ts';
import { usualLanguage } from './usual-language.ts';

/** Asks for what no flag answers; what is wrong with an answer is said at once. */
export function ask(
  questions: Questions,
  given: Given,
  toolbox: Toolbox,
  { host, root }: Context,
  force: boolean,
): Promise<Request> {
  return interview(questions, given, {
    language: usualLanguage(toolbox),
    runnables: runnablesIn(host, root),
    nameFault: (name) => spoken(nameFault(toolbox, name, force)),
    paramFault: (params) => {
      const text = draft('Do what the name says it does.', params);
      const found = judgeDraft(toolbox, given.name ?? 'tool', text);
      const last = text.lastIndexOf('# @param');
      // What has no type yet is asked for it next.
      const error = found.find(
        ({ severity, rule, span }) =>
          severity === 'error' && rule !== 'param-type-known' && span && span.start >= last,
      );
      if (error) return spoken({ ...error, help: error.help?.replace('`@param ', '`') });
      return faultOf(() => declared(params).map(({ name }) => checkVariable(name)));
    },
    wrapFault: (wrap, params) => faultOf(() => wrappedCommand(wrap, declared(params))),
  });
}

function declared(params: readonly string[]): Param[] {
  return params.map(paramOf).filter((param): param is Param => param !== undefined);
}

/** What wrong use `action` complains of. */
function faultOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return spoken(error);
    throw error;
  }
}

function spoken(
  fault: { readonly message: string; readonly help?: string | undefined } | undefined,
): string | undefined {
  if (!fault) return undefined;
  const message = fault.message.charAt(0).toUpperCase() + fault.message.slice(1);
  return fault.help === undefined ? message : `${message}. ${fault.help}`;
}
