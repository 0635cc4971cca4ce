import type { Command, Context, Values } from '../core/command.ts';
import { exit, UserError } from '../core/exit.ts';
import { FileError, type Host } from '../core/host.ts';
import { Cancelled } from '../core/questions.ts';
import { visible } from '../core/visible.ts';
import type { Plan, Rehearsal } from '../report/rehearsal.ts';
import { tryJson } from '../report/try-json.ts';
import { tryText } from '../report/try-text.ts';
import { toolsDirectory } from '../script/toolbox.ts';
import { supply } from '../try/supply.ts';
import { gatherToolbox } from './gather.ts';
import { complete } from './try-complete.ts';
import { planOf } from './try-plan.ts';
import { runCall, runtimeTimeout } from './try-run.ts';
import { chooseTool } from './try-tool.ts';

const options = {
  params: {
    type: 'string',
    many: true,
    summary: 'The parameters as one JSON object, as a file with one, or from stdin',
    value: 'json|@file|-',
  },
  sample: {
    type: 'string',
    summary: 'Make up what is missing; with =all, optional parameters, too',
    choices: ['required', 'all'],
    bare: 'required',
  },
  'no-validate': {
    type: 'boolean',
    summary: 'Send the parameters as they are, as the runtime would',
  },
  run: { type: 'boolean', summary: 'Make the call, and show what the model gets back' },
  yes: { type: 'boolean', summary: 'Run without asking, even with values that were made up' },
  timeout: {
    type: 'number',
    summary: `End the call after this many seconds; the runtime waits ${runtimeTimeout}`,
    value: 's',
  },
  json: { type: 'boolean', summary: 'Print one JSON document' },
} as const;

export const tryCommand: Command<typeof options> = {
  name: 'try',
  summary: 'Rehearse a call exactly as the runtime makes it',
  positionals: {
    usage: '<name> [key=value..]',
    summary: 'A tool, and its parameters: key=text, or key:=<json>',
    least: 1,
    most: Number.POSITIVE_INFINITY,
  },
  options,
  async run(args, [name = '', ...words], context) {
    const rehearsal = await rehearse(args, toolName(name), words, context);
    const { host, color } = context;
    const style = { color, width: host.stdout.columns };
    host.stdout.write(args.json ? tryJson(rehearsal) : tryText(rehearsal, style));
    return rehearsal.plan && !rehearsal.result?.isError ? exit.ok : exit.problem;
  },
};

/** What the shell completes is a path. */
function toolName(word: string): string {
  const inside = `${toolsDirectory}/`;
  const path = word.replace(/^\.\//, '');
  return path.startsWith(inside) ? path.slice(inside.length) : word;
}

async function rehearse(
  args: Values<typeof options>,
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
  const supplied = supply(params, texts, words);
  const call = await complete(params, supplied.values, args.sample, host.questions);
  const { check } = args['no-validate'] ? { check: () => [] } : await import('../try/check.ts');
  const invalid = [...supplied.problems, ...check(name, tool.script.tool, call.values)];
  if (invalid.length > 0) return { ...refused, problems: [...faults, ...invalid] };
  const { plan, problems } = planOf(host, root, tool, call);
  const rehearsal = { ...refused, plan, problems: [...faults, ...problems] };
  if (!args.run) return rehearsal;
  if (call.madeUp.length > 0 && !args.yes) await confirmed(name, plan, host);
  const result = await runCall(host, name, plan.invocation, args.timeout ?? runtimeTimeout);
  return { ...rehearsal, result };
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
