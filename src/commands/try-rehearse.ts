import type { Context } from '../core/command.ts';
import { UserError } from '../core/exit.ts';
import { FileError, type Host } from '../core/host.ts';
import { Cancelled } from '../core/questions.ts';
import { visible } from '../core/visible.ts';
import type { Plan, Rehearsal } from '../report/rehearsal.ts';
import { supply } from '../try/supply.ts';
import { unlisted } from '../try/unlisted.ts';
import { gatherToolbox } from './gather.ts';
import { complete } from './try-complete.ts';
import { isolate, isolationLimits } from './try-isolated.ts';
import { planOf } from './try-plan.ts';
import { runCall, runtimeTimeout } from './try-run.ts';
import { chooseTool } from './try-tool.ts';

/** What is asked of a rehearsal, besides its tool and parameters; the flags say it. */
export interface Request {
  readonly params: readonly string[];
  readonly sample: 'required' | 'all' | undefined;
  readonly 'no-validate': boolean;
  readonly run: boolean;
  readonly yes: boolean;
  /** In seconds. */
  readonly timeout: number | undefined;
  readonly env: 'clean' | undefined;
  readonly isolated: boolean;
  readonly keep: boolean;
}

/**
 * Rehearses a call of the tool `name` with the parameters in `words`: nothing is started unless asked
 * for. Throws a {@link UserError} for wrong use, {@link Cancelled} where the person does not go on.
 */
export async function rehearse(
  args: Request,
  name: string,
  words: readonly string[],
  { host, root }: Context,
): Promise<Rehearsal> {
  const toolbox = gatherToolbox(host, root);
  const { tool, problems: faults } = chooseTool(host, toolbox, name);
  const refused = { tool: name, plan: undefined, result: undefined };
  if (!tool) return { ...refused, problems: faults };
  const { params } = tool.script.tool;
  const texts = args.params.map((value) => jsonText(host, root, value));
  // The runtime asks nobody: what it would send is sent as it is.
  const questions = args['no-validate'] ? undefined : host.questions;
  const supplied = supply(params, texts, words);
  const call = await complete(params, supplied.values, args.sample, questions);
  const validated = !args['no-validate'];
  const { check } = validated ? await import('../try/check.ts') : { check: () => [] };
  const invalid = [
    ...supplied.problems,
    ...check(name, tool.script.tool, call.values, supplied.inJson),
  ];
  if (invalid.length > 0) return { ...refused, problems: [...faults, ...invalid] };
  const surroundings = {
    root,
    clean: args.env === 'clean',
    remarks: args.isolated ? [isolationLimits] : [],
  };
  const { plan, problems } = planOf(host, surroundings, tool, call);
  const remarks = validated ? unlisted(params, call.values) : [];
  const rehearsal = { ...refused, plan, problems: [...faults, ...problems, ...remarks] };
  if (!args.run) return rehearsal;
  if (call.madeUp.length > 0 && !args.yes) await confirmed(name, plan, host);
  const seconds = args.timeout ?? runtimeTimeout;
  if (!args.isolated) {
    return { ...rehearsal, result: await runCall(host, name, plan.invocation, seconds) };
  }
  const isolation = await isolate(host, root);
  try {
    const moved = planOf(host, { ...surroundings, root: isolation.workdir }, tool, call);
    const result = await runCall(host, name, moved.plan.invocation, seconds);
    const changes = await isolation.changes();
    const notes = args.keep ? [...result.notes, `The copy is in ${isolation.copy}`] : result.notes;
    return { ...rehearsal, plan: moved.plan, result: { ...result, notes, changes } };
  } finally {
    if (!args.keep) isolation.remove();
  }
}

/** Values that nobody gave may do what nobody wants: somebody has to agree. */
async function confirmed(name: string, { madeUp }: Plan, { questions }: Host): Promise<void> {
  const words = madeUp.map(({ word }) => word).join(' ');
  if (!questions) {
    throw new UserError(
      `\`--run\` would call \`${name}\` with values that were made up, and nobody is there to ask: ${words}`,
      'Give the values, or agree with `--yes`',
    );
  }
  const message = visible(`Run ${name} with what was made up: ${words}?`);
  if (!(await questions.confirm({ message, initial: false }))) throw new Cancelled();
}

function jsonText(host: Host, root: string, value: string): string {
  if (value === '-') return Buffer.from(host.readInput()).toString();
  if (!value.startsWith('@')) return value;
  const path = value.slice(1);
  const file = path.startsWith('/') ? path : `${root}/${path}`;
  try {
    const size = host.files.facts(file)?.size ?? 0;
    return Buffer.from(host.files.read(file, 0, size)).toString();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new UserError(
      `\`${path}\` cannot be read (${error.code})`,
      'Name a file with one JSON object',
    );
  }
}
