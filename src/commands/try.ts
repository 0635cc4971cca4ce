import type { Command } from '../core/command.ts';
import { exit } from '../core/exit.ts';
import { tryJson } from '../report/try-json.ts';
import { tryText } from '../report/try-text.ts';
import { toolsDirectory } from '../script/toolbox.ts';
import { rehearse } from './try-rehearse.ts';
import { runtimeTimeout } from './try-run.ts';

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
  env: {
    type: 'string',
    summary: 'In the environment of a program that no shell has started',
    choices: ['clean'],
  },
  isolated: {
    type: 'boolean',
    summary: 'Run in a throw-away copy of the working tree, and show what changed there',
  },
  keep: { type: 'boolean', summary: 'Keep the copy of --isolated' },
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
