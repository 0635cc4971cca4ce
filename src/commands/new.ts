import { resolve } from 'node:path';
import type { Command, Context } from '../core/command.ts';
import { exit, UserError } from '../core/exit.ts';
import { visible } from '../core/visible.ts';
import type { Answers } from '../new/answers.ts';
import { completed, paramOf, type Request } from '../new/complete.ts';
import { draft } from '../new/draft.ts';
import type { Given } from '../new/given.ts';
import { tryLine } from '../new/try-line.ts';
import { newJson, newText } from '../report/new-tool.ts';
import { type Toolbox, toolsDirectory } from '../script/toolbox.ts';
import { isAccepted } from './accept.ts';
import { ask } from './ask.ts';
import { bitAtRisk } from './bit-at-risk.ts';
import { checkHeader } from './check-header.ts';
import { gatherToolbox } from './gather.ts';
import { nameFault } from './name-fault.ts';
import { nothingHere } from './nothing-here.ts';
import { usualLanguage } from './usual-language.ts';
import { writeTool } from './write-tool.ts';

const options = {
  lang: {
    type: 'string',
    summary: 'The language of the script',
    choices: ['bash', 'python', 'node'],
  },
  description: {
    type: 'string',
    summary: 'What the tool does and when to use it: all that a model knows of it',
    value: 'text',
  },
  param: {
    type: 'string',
    summary: "A parameter, as in a header: '*env string Where to deploy'; * for a required one",
    value: 'text',
    many: true,
  },
  wrap: {
    type: 'string',
    summary: "The command to run: './bin/deploy --env {env}'",
    value: 'command',
  },
  stdin: { type: 'boolean', summary: 'Read the parameters from the JSON on stdin' },
  'env-var': {
    type: 'string',
    summary: 'An environment variable without which the tool does not start to work',
    value: 'name',
    many: true,
  },
  template: { type: 'string', summary: 'Use a Handlebars template of your own', value: 'file' },
  force: { type: 'boolean', summary: 'Replace a tool of that name' },
  'dry-run': { type: 'boolean', summary: 'Print the script, write nothing' },
  yes: { type: 'boolean', summary: 'Ask nothing, take every default' },
  json: { type: 'boolean', summary: 'Print what was made as JSON' },
} as const;

export const newTool: Command<typeof options> = {
  name: 'new',
  summary: 'Make a tool',
  positionals: { usage: '[name]', summary: 'What a model calls it', least: 0, most: 1 },
  options,
  async run(args, [name], context) {
    const { host, root } = context;
    const toolbox = gatherToolbox(host, root);
    if (toolbox.kind !== undefined && toolbox.kind !== 'directory') {
      throw new UserError(
        nothingHere(host, toolbox),
        'Put a directory in the place of what is there',
      );
    }
    const given: Given = {
      name,
      language: args.lang,
      description: args.description,
      params: args.param.length > 0 ? args.param : undefined,
      wrap: args.wrap,
      stdin: args.stdin,
      envVars: args['env-var'],
    };
    const fault = name === undefined ? undefined : nameFault(toolbox, name, args.force);
    if (fault) throw fault;
    const request = await requestOf(given, toolbox, context, args);
    const asked = draft(request.description, request.params);
    if (!isAccepted(context, toolbox, request.name, asked, 'errors')) return exit.usage;
    const answers = answersOf(request);
    const template = args.template && readText(context, args.template);
    const { writeScript } = await import('../new/write-script.ts');
    const text = writeScript(answers, template);
    checkHeader(answers.tool, text);
    if (!isAccepted(context, toolbox, request.name, text, 'all')) return exit.usage;
    if (!args['dry-run']) writeTool(host, root, { ...answers, text, replace: args.force });
    const made = { ...answers, file: `${toolsDirectory}/${answers.name}` };
    if (args.json) host.stdout.write(newJson(made));
    else if (args['dry-run']) host.stdout.write(shown(text, host.stdout.isTerminal));
    else {
      const shareIt = `git add ${bitAtRisk(host, root) ? '--chmod=+x ' : ''}${made.file}`;
      host.stdout.write(newText(made, tryLine(answers.name, answers.tool.params), shareIt));
    }
    return exit.ok;
  },
};

function requestOf(
  given: Given,
  toolbox: Toolbox,
  context: Context,
  { yes, force }: { readonly yes: boolean; readonly force: boolean },
): Promise<Request> | Request {
  const { questions } = context.host;
  if (questions && !yes) return ask(questions, given, toolbox, context, force);
  return completed(given, yes ? { language: usualLanguage(toolbox) } : undefined);
}

function answersOf(request: Request): Answers {
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

/** As it is, but on a terminal, where nothing in it may act. */
function shown(text: string, isTerminal: boolean): string {
  return isTerminal ? text.split('\n').map(visible).join('\n') : text;
}

function readText({ host: { files }, root }: Context, path: string): string {
  const file = resolve(root, path);
  const facts = files.facts(file);
  if (facts?.kind !== 'file') {
    throw new UserError(
      `the template \`${path}\` is no file`,
      'Give `--template` a file that exists',
    );
  }
  return Buffer.from(files.read(file, 0, facts.size)).toString();
}
