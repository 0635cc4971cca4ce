import { posix } from 'node:path';
import type { Command, Context } from '../core/command.ts';
import { exit } from '../core/exit.ts';
import type { Files } from '../core/host.ts';
import { visible, visibleJson } from '../core/visible.ts';
import { type HookKind, hookKinds, initPlan, type Step } from './init-plan.ts';

const options = {
  hook: {
    type: 'string',
    summary: 'Lint before each commit, called by this program',
    choices: hookKinds,
  },
  'dry-run': { type: 'boolean', summary: 'Show what would be written, and write nothing' },
  json: { type: 'boolean', summary: 'Print the steps as JSON' },
} as const;

export const init: Command<typeof options> = {
  name: 'init',
  summary: 'Set up a repository: the folder, line ends, a config and a hook',
  options,
  async run(args, _words, context) {
    const { host, root } = context;
    const dry = args['dry-run'];
    const hook = args.hook ?? (dry || args.json ? undefined : await askedHook(context));
    const gitHooks = hook === 'git' ? await gitHooksOf(context) : undefined;
    const steps = initPlan(host.files, root, hook, gitHooks);
    host.stdout.write(args.json ? jsonOf(root, steps, !dry) : textOf(steps, dry));
    if (!dry) for (const step of steps) take(host.files, root, step);
    return exit.ok;
  },
};

async function askedHook({ host }: Context): Promise<HookKind | undefined> {
  const answer = await host.questions?.choose<HookKind | 'none'>({
    message: 'Shall a hook lint the tools before each commit?',
    choices: [
      { value: 'none', label: 'No' },
      { value: 'git', label: 'Git itself', hint: 'in this clone only' },
      { value: 'pre-commit', label: 'pre-commit' },
      { value: 'husky', label: 'Husky' },
      { value: 'lefthook', label: 'Lefthook' },
    ],
    initial: 'none',
  });
  return answer === 'none' ? undefined : answer;
}

/** Where git looks for hooks: worktrees and `core.hooksPath` have a say in it. */
async function gitHooksOf({ host, root }: Context): Promise<string> {
  const { askGit, topOf } = await import('./run-git.ts');
  const top = topOf(host, host.files.realPath(root) ?? root, '--hook git');
  const out = await askGit(host, top, ['rev-parse', '--git-path', 'hooks']);
  return posix.relative(root, posix.resolve(top, out.toString().replace(/\n$/, '')));
}

const verbs: Record<Step['action'], readonly [done: string, planned: string]> = {
  keep: ['is there already', 'is there already'],
  'create folder': ['created', 'would be created'],
  create: ['created', 'would be created'],
  append: ['completed', 'would be completed'],
  'by hand': ['is yours: add to it by hand', 'is yours: add to it by hand'],
};

/** Each step with what it writes. */
function textOf(steps: readonly Step[], dry: boolean): string {
  return steps
    .map((step) => {
      const verb = verbs[step.action][dry ? 1 : 0];
      const lines = 'text' in step ? step.text.trim().split('\n') : [];
      const shown = lines.map((line) => `    ${visible(line)}\n`).join('');
      return `${visible(step.path)} ${verb}${lines.length > 0 ? ':' : ''}\n${shown}`;
    })
    .join('');
}

function jsonOf(root: string, steps: readonly Step[], written: boolean): string {
  const list = steps.map((step) => ({
    action: step.action,
    path: step.path,
    text: 'text' in step ? step.text : null,
  }));
  return `${visibleJson({ version: 1, root, written, steps: list }, 2)}\n`;
}

function take(files: Files, root: string, step: Step): void {
  const path = posix.resolve(root, step.path);
  if (step.action === 'create folder') files.makeDirectory(path);
  if (step.action === 'append') files.write(path, step.before + step.text);
  if (step.action !== 'create') return;
  files.makeDirectory(posix.dirname(path));
  files.create(path, step.text, step.mode);
}
