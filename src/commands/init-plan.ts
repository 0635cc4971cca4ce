import type { Files } from '../core/host.ts';
import { attributeLine, toolsDirectory } from '../script/toolbox.ts';
import { configFile } from './settings.ts';

/** Programs that can call `lint` before a commit. */
export const hookKinds = ['pre-commit', 'husky', 'lefthook', 'git'] as const;

export type HookKind = (typeof hookKinds)[number];

/** One thing that `init` does, or leaves to a person. */
export type Step =
  /** What is there already, as it should be. */
  | { readonly action: 'keep'; readonly path: string }
  | { readonly action: 'create folder'; readonly path: string }
  | {
      readonly action: 'create';
      readonly path: string;
      readonly text: string;
      readonly mode: number;
    }
  | {
      readonly action: 'append';
      readonly path: string;
      readonly text: string;
      readonly before: string;
    }
  /** A file of the team's that is not ours to rewrite: `text` has to be added by hand. */
  | { readonly action: 'by hand'; readonly path: string; readonly text: string };

/** The program as a hook finds it: installed with the project, else on the PATH. */
const lintStaged = 'PATH="$PWD/node_modules/.bin:$PATH" agent-tools lint --staged';

const config = `${JSON.stringify(
  { $schema: '../node_modules/agent-tools/schema/config.json', rules: {} },
  null,
  2,
)}\n`;

const preCommitHook = `  - repo: local
    hooks:
      - id: agent-tools-lint
        name: agent-tools lint
        entry: sh -c '${lintStaged}'
        language: system
        files: (^|/)\\.agents/
        pass_filenames: false
`;

const lefthookJob = `pre-commit:
  commands:
    agent-tools:
      run: ${lintStaged}
`;

const shellHook = `#!/bin/sh\n${lintStaged}\n`;

/**
 * What is missing in `root`, in the order in which it is made. `gitHooks` is where git looks for
 * hooks, relative to the root; it is asked for with the hook `git` alone.
 */
export function initPlan(
  files: Files,
  root: string,
  hook: HookKind | undefined,
  gitHooks = '.git/hooks',
): Step[] {
  const folder = files.facts(`${root}/${toolsDirectory}`);
  const steps: Step[] = [
    folder
      ? { action: 'keep', path: toolsDirectory }
      : { action: 'create folder', path: toolsDirectory },
    appended(files, root, '.gitattributes', `${attributeLine}\n`, attributeLine),
    created(files, root, configFile, config),
  ];
  if (hook) steps.push(hookStep(files, root, hook, gitHooks));
  return steps;
}

function hookStep(files: Files, root: string, hook: HookKind, gitHooks: string): Step {
  switch (hook) {
    case 'pre-commit':
      return shared(files, root, '.pre-commit-config.yaml', 'repos:\n', preCommitHook);
    case 'lefthook':
      return shared(files, root, 'lefthook.yml', '', lefthookJob);
    case 'husky':
      return shared(files, root, '.husky/pre-commit', '', `${lintStaged}\n`, 0o755);
    case 'git':
      return shared(files, root, `${gitHooks}/pre-commit`, '', shellHook, 0o755);
  }
}

function created(files: Files, root: string, path: string, text: string, mode = 0o644): Step {
  if (files.facts(`${root}/${path}`)) return { action: 'keep', path };
  return { action: 'create', path, text, mode };
}

/** The line is added unless it is there. */
function appended(files: Files, root: string, path: string, text: string, line: string): Step {
  const before = textOf(files, `${root}/${path}`);
  if (before === undefined) return { action: 'create', path, text, mode: 0o644 };
  if (before.split(/\r?\n/).some((other) => other.trim() === line)) return { action: 'keep', path };
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  return { action: 'append', path, text: gap + text, before };
}

/** Created if it is missing; if it is there and does not call us, that is for a person to add. */
function shared(
  files: Files,
  root: string,
  path: string,
  head: string,
  text: string,
  mode = 0o644,
): Step {
  const before = textOf(files, `${root}/${path}`);
  if (before === undefined) return { action: 'create', path, text: head + text, mode };
  if (before.includes('agent-tools')) return { action: 'keep', path };
  return { action: 'by hand', path, text: text.replace(/^#!.*\n/, '') };
}

function textOf(files: Files, path: string): string | undefined {
  const facts = files.facts(path);
  return facts && Buffer.from(files.read(path, 0, facts.size)).toString();
}
