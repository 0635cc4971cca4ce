import { resolve } from 'node:path';
import type { Command, Context, Values } from '../core/command.ts';
import { type Exit, exit, UserError } from '../core/exit.ts';
import { visible } from '../core/visible.ts';
import type { Answers } from '../new/answers.ts';
import { draft } from '../new/draft.ts';
import { newJson, newText } from '../report/new-tool.ts';
import { type Toolbox, toolsDirectory } from '../script/toolbox.ts';
import { isAccepted } from './accept.ts';
import { bitAtRisk } from './bit-at-risk.ts';
import { checkHeader } from './check-header.ts';
import { gatherToolbox } from './gather.ts';
import { gitAdd } from './git-add.ts';
import { answersOf, requestOf } from './new-request.ts';
import { nothingHere } from './nothing-here.ts';
import { tryLine } from './try-line.ts';
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
  'git-add': { type: 'boolean', summary: 'Add it to git, as executable' },
  force: { type: 'boolean', summary: 'Replace a tool of that name' },
  'dry-run': { type: 'boolean', summary: 'Print the script, write nothing' },
  yes: { type: 'boolean', summary: 'Ask nothing, take every default' },
  json: { type: 'boolean', summary: 'Print what was made as JSON' },
} as const;

export const newTool: Command<typeof options> = {
  name: 'new',
  summary: 'Make a tool in bash, Python or Node',
  positionals: { usage: '[name]', summary: 'What a model calls it', least: 0, most: 1 },
  options,
  async run(args, [name], context) {
    const toolbox = usableToolbox(context, args['git-add']);
    const request = await requestOf({ ...args, name }, toolbox, context);
    const asked = draft(request.description, request.params);
    const answers = answersOf(request);
    if (!isAccepted(context, toolbox, request.name, asked, 'errors')) return exit.usage;
    const template = args.template === undefined ? undefined : readText(context, args.template);
    const { writeScript } = await import('../new/write-script.ts');
    const text = writeScript(answers, template);
    checkHeader(answers.tool, text);
    if (!isAccepted(context, toolbox, request.name, text, 'all')) return exit.usage;
    if (!args['dry-run']) {
      writeTool(context.host, context.root, { ...answers, text, replace: args.force });
      return announce(args, answers, context);
    }
    const { stdout } = context.host;
    stdout.write(args.json ? newJson(madeOf(answers)) : shown(text, stdout.isTerminal));
    return exit.ok;
  },
};

/** The toolbox to put a tool into. Throws a {@link UserError} where there can be none. */
function usableToolbox({ host, root }: Context, forGit: boolean): Toolbox {
  const toolbox = gatherToolbox(host, root);
  if (toolbox.kind !== undefined && toolbox.kind !== 'directory') {
    throw new UserError(
      nothingHere(host, toolbox),
      'Put a directory in the place of what is there',
    );
  }
  if (forGit && bitAtRisk(host, root) === undefined) {
    throw new UserError('there is no git repository here', 'Make one, or leave out `--git-add`');
  }
  return toolbox;
}

/** Says what was made and what to do next, having added it to git if that is asked. */
async function announce(
  args: Values<typeof options>,
  answers: Answers,
  { host, root }: Context,
): Promise<Exit> {
  const made = madeOf(answers);
  const trouble = args['git-add'] ? await gitAdd(host, root, made.file) : undefined;
  const added = args['git-add'] && trouble === undefined;
  const add = bitAtRisk(host, root) ? 'git add --chmod=+x' : 'git add';
  const shareIt = `${added ? 'git commit' : add} ${made.file}`;
  const tryIt = tryLine(answers.name, answers.tool.params);
  host.stdout.write(args.json ? newJson(made) : newText(made, tryIt, shareIt));
  if (trouble === undefined) return exit.ok;
  host.stderr.write(`agent-tools: it is not added to git: ${visible(trouble)}\n`);
  return exit.problem;
}

function madeOf(answers: Answers): Answers & { readonly file: string } {
  return { ...answers, file: `${toolsDirectory}/${answers.name}` };
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
