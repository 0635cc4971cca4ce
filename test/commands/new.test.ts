import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { Cancelled, type Questions } from '../../src/core/questions.ts';
import { directoryWith, diskHost } from '../disk-host.ts';
import { type Entry, type MemoryHost, memoryHost } from '../memory-host.ts';
import type { Ran } from '../run.ts';

const file = '/repository/.agents/tools/deploy';

async function make(host: MemoryHost, ...args: string[]): Promise<Ran> {
  const exit = await main(['new', ...args], host);
  return { exit, out: host.out(), err: host.err() };
}

function place(entries: Readonly<Record<string, Entry>> = {}, world = {}): MemoryHost {
  return memoryHost({ '/repository': { kind: 'directory' }, ...entries }, world);
}

const asked = ['--lang', 'bash', '--description', 'Deploy the API service to an environment'];
const env = ['--param', '*env string Target environment (staging|production)'];

test('writes an executable file, and says what to run next', async () => {
  const host = place();
  expect(await make(host, 'deploy', ...asked, ...env, '--wrap', './bin/deploy {env}')).toEqual({
    exit: 0,
    out: [
      'Made .agents/tools/deploy, with 1 parameter',
      'Try it:   agent-tools try deploy env=staging',
      'Share it: git add .agents/tools/deploy',
      '',
    ].join('\n'),
    err: '',
  });
  expect(host.modeOf(file)).toBe(0o755);
  expect(host.text(file)).toBe(`#!/usr/bin/env bash
# @description Deploy the API service to an environment
# @param *env string Target environment (staging|production)

set -euo pipefail
cd -- "\${OCTOMIND_WORKDIR:-.}"

fail() {
  printf '%s\\n' "$1" >&2
  exit 2
}

[ -n "\${OCTOMIND_PARAM_ENV+set}" ] || fail 'env is required'
env="$OCTOMIND_PARAM_ENV"

# The command gets no input: stdin is where the parameters are.
exec ./bin/deploy -- "$env" </dev/null
`);
});

test('--json says what was made', async () => {
  const { out } = await make(place(), 'deploy', ...asked, ...env, '--json');
  expect(JSON.parse(out)).toEqual({
    version: 1,
    file: '.agents/tools/deploy',
    name: 'deploy',
    language: 'bash',
    definition: {
      name: 'deploy',
      description: 'Deploy the API service to an environment',
      parameters: {
        type: 'object',
        properties: {
          env: { type: 'string', description: 'Target environment (staging|production)' },
        },
        required: ['env'],
      },
    },
  });
});

test('--dry-run prints the script and writes nothing', async () => {
  const host = place();
  const { exit, out } = await make(host, 'deploy', ...asked, '--dry-run');
  expect(exit).toBe(0);
  expect(out).toMatch(/^#!\/usr\/bin\/env bash\n# @description Deploy the API/);
  expect(host.files.facts('/repository/.agents')).toBeUndefined();
});

describe('what is wrong use', () => {
  const cases: [what: string, args: string[], message: string][] = [
    ['no name', asked, 'the name of the tool is missing, and there is no terminal to ask on'],
    [
      'no description',
      ['deploy', '--lang', 'bash'],
      '`--description` is missing, and there is no terminal to ask on',
    ],
    ['nothing but defaults', ['deploy', '--yes'], 'missing, and it has no default'],
    [
      'no language',
      ['deploy', ...asked.slice(2)],
      '`--lang` is missing, and there is no terminal to ask on',
    ],
    [
      'a dot',
      ['deploy.sh', ...asked],
      '`deploy.sh` has a dot in its name, so the runtime skips it',
    ],
    ['a path', ['a/b', ...asked], '`a/b` has `/` in its name, so the runtime skips it'],
    ['a way up', ['../b', ...asked], '`../b` is a name that the runtime skips'],
    ['a hidden name', ['.deploy', ...asked], '`.deploy` is a name that the runtime skips'],
    ['no letters', ['', ...asked], 'a tool needs a name'],
    [
      'a name that the runtime has',
      ['shell', ...asked],
      '`shell` is the name of a tool of octofs, the file server of nearly every session, so calls go there and never here',
    ],
    [
      'a name that another server may have',
      ['search', ...asked],
      '`search` is the name of a tool of a web search server, and where that is present calls go there',
    ],
    [
      'a name that is nearly taken',
      ['run-tests', ...asked],
      '`run-tests` differs from `run_tests` only in case or in `-` and `_`',
    ],
    ['a name that is taken', ['run_tests', ...asked], '`.agents/tools/run_tests` exists already'],
    ['a parameter without a name', ['deploy', ...asked, '--param', '*'], 'names no parameter'],
    ['a foreign form of one', ['deploy', ...asked, '--param', '--env string Where'], '`--env`'],
    [
      'an environment variable that is none',
      ['deploy', ...asked, '--env-var', 'A-B'],
      '`A-B` cannot be the name of a variable',
    ],
    [
      'a template that is not there',
      ['deploy', ...asked, '--template', 'x'],
      'the template `x` is no file',
    ],
    [
      'a wrapped pipe',
      ['deploy', ...asked, '--wrap', 'a | b'],
      'the command has `|` in it, which only',
    ],
    [
      'a description that is longer than the runtime reads',
      ['deploy', ...asked.slice(0, 3), 'A line of it\n'.repeat(80)],
      'the header of the script is longer than the 80 lines that the runtime reads',
    ],
  ];

  test.each(cases)('%s', async (_what, args, message) => {
    const host = place({ '/repository/.agents/tools/run_tests': '#!/bin/sh\n# @description x\n' });
    const { exit, out, err } = await make(host, ...args);
    expect(err).toContain(message);
    expect(err.split('\n').length).toBeGreaterThan(2);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(host.files.list('/repository/.agents/tools')).toEqual(['run_tests']);
  });
});

test('--force replaces a file, and makes it executable', async () => {
  const host = place({ [file]: { text: 'old', mode: 0o644 } });
  expect(await make(host, 'deploy', ...asked)).toMatchObject({ exit: 2 });
  expect(host.text(file)).toBe('old');
  expect(await make(host, 'deploy', ...asked, '--force')).toMatchObject({ exit: 0 });
  expect(host.text(file)).toMatch(/^#!/);
  expect(host.modeOf(file)).toBe(0o755);
});

test('a directory is not replaced', async () => {
  const host = place({ [file]: { kind: 'directory' } });
  expect(await make(host, 'deploy', ...asked, '--force')).toMatchObject({ exit: 2 });
});

test('`.agents/tools` that is a file is said', async () => {
  const host = place({ '/repository/.agents/tools': 'x' });
  const { exit, err } = await make(host, 'deploy', ...asked);
  expect({ exit, err }).toEqual({
    exit: 2,
    err: expect.stringContaining('.agents/tools is no directory'),
  });
});

test('what lint warns of is shown and allowed', async () => {
  const host = place();
  const { exit, err } = await make(host, 'deploy', ...asked.slice(0, 3), 'Deploy');
  expect(err).toContain('warning the description of `deploy` is only "Deploy"');
  expect(exit).toBe(0);
  expect(host.text(file)).toBeDefined();
});

test('of two that are described alike, it is the new one that is judged', async () => {
  const old = '#!/bin/sh\n# @description Deploy the API service to an environment\n';
  const host = place({ '/repository/.agents/tools/roll_out': old });
  const { exit, err } = await make(host, 'deploy', ...asked);
  expect(exit).toBe(0);
  expect(err).toContain('warning `deploy` is described in the words of `roll_out`');
});

test('the language is that of the other tools', async () => {
  const python = '#!/usr/bin/env python3\n# @description Say how the service is doing.\n';
  const host = place({ '/repository/.agents/tools/status': python });
  await make(host, 'deploy', '--yes', ...asked.slice(2));
  expect(host.text(file)).toMatch(/^#!\/usr\/bin\/env python3\n/);
});

test('where git would not record the execute bit, it is told to', async () => {
  const config = '[core]\n\trepositoryformatversion = 0\n\tfilemode = false\n';
  const host = place({ '/repository/.git/config': config });
  const { out } = await make(host, 'deploy', ...asked);
  expect(out).toContain('Share it: git add --chmod=+x .agents/tools/deploy\n');
});

describe('--git-add', () => {
  test('records the execute bit', async () => {
    const root = directoryWith();
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    git('init', '--quiet');
    git('config', 'core.fileMode', 'false');
    const host = diskHost(root);
    expect(await main(['new', 'deploy', ...asked, '--git-add'], host)).toBe(0);
    expect(host.out()).toContain('Share it: git commit .agents/tools/deploy\n');
    expect(git('ls-files', '--stage')).toMatch(/^100755 .*\.agents\/tools\/deploy\n$/);
  });

  test('a git that lies in the repository is not started', async () => {
    const root = directoryWith({ git: '#!/bin/sh\ntouch ran\n' });
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    const host = diskHost(root, { env: { ...process.env, PATH: `.:${process.env.PATH}` } });
    expect(await main(['new', 'deploy', ...asked, '--git-add'], host)).toBe(0);
    expect(existsSync(join(root, 'ran'))).toBe(false);
  });

  test('adds it from a folder below the top of the repository', async () => {
    const top = directoryWith({ 'shop/README.md': '# Shop\n' });
    execFileSync('git', ['init', '--quiet'], { cwd: top });
    expect(await main(['new', 'deploy', ...asked, '--git-add'], diskHost(join(top, 'shop')))).toBe(
      0,
    );
    const staged = execFileSync('git', ['ls-files', '--stage'], { cwd: top, encoding: 'utf8' });
    expect(staged).toMatch(/^100755 .*\tshop\/\.agents\/tools\/deploy\n$/);
  });

  test('says what git has against it', async () => {
    const root = directoryWith({ '.gitignore': '.agents\n' });
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    const host = diskHost(root);
    expect(await main(['new', 'deploy', ...asked, '--git-add'], host)).toBe(1);
    expect(host.err()).toMatch(/^agent-tools: it is not added to git: .*ignored/);
  });

  test('outside of a repository it is wrong use, and nothing is written', async () => {
    const host = place({ '/usr/bin/git': 'ELF' }, { env: { PATH: '/usr/bin' } });
    expect(await make(host, 'deploy', ...asked, '--git-add')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('there is no git repository here'),
    });
    expect(host.text(file)).toBeUndefined();
  });
});

describe('a template of the project', () => {
  const template = [
    '#!/bin/sh',
    '{{header}}',
    '# {{name}} in {{#each params}}{{variable}}={{env}} {{kind}}{{/each}}',
    'echo {{quote description}} "\\{{x}}"',
    '',
  ].join('\n');

  test('is filled', async () => {
    const host = place({ '/repository/own.hbs': template });
    const args = ['deploy', '--lang', 'bash', '--description', "Say `it's` {{done}} $(now)"];
    expect(await make(host, ...args, ...env, '--template', 'own.hbs')).toMatchObject({ err: '' });
    expect(host.text(file)).toBe(
      [
        '#!/bin/sh',
        "# @description Say `it's` {{done}} $(now)",
        '# @param *env string Target environment (staging|production)',
        '',
        '# deploy in env=OCTOMIND_PARAM_ENV a string',
        `echo 'Say \`it'\\''s\` {{done}} $(now)' "{{x}}"`,
        '',
      ].join('\n'),
    );
  });

  test.each([
    ['{{#if}}', 'the template cannot be filled: Parse error'],
    ['{{nothing}}', 'the template cannot be filled: "nothing" not defined'],
  ])('%s is refused', async (text, message) => {
    const host = place({ '/repository/own.hbs': text });
    const { exit, err } = await make(host, 'deploy', ...asked, '--template', 'own.hbs');
    expect({ exit, err }).toEqual({ exit: 2, err: expect.stringContaining(message) });
  });
});

/** Somebody who gives these answers, one after the other, and no more. */
function somebody(answers: readonly (string | boolean)[], heard: string[] = []): Questions {
  const left = [...answers];
  const answer = (message: string): never => {
    heard.push(message);
    const next = left.shift();
    if (next === undefined) throw new Cancelled();
    return next as never;
  };
  return {
    text: ({ message, check }) => {
      const given = answer(message) as string;
      const fault = check?.(given);
      if (fault === undefined) return Promise.resolve(given);
      heard.push(fault);
      return Promise.resolve(answer(message));
    },
    choose: ({ message, choices }) => {
      heard.push(...choices.map(({ label }) => `- ${label}`));
      const label = answer(message);
      return Promise.resolve(
        (choices.find((choice) => choice.label === label)?.value ?? label) as never,
      );
    },
    confirm: ({ message }) => Promise.resolve(answer(message)),
  };
}

describe('on a terminal', () => {
  test('what no flag answers is asked', async () => {
    const heard: string[] = [];
    const questions = somebody(
      ['Another command', './bin/deploy {evn}', './bin/deploy {env}'],
      heard,
    );
    const host = place({}, { questions });
    expect(await make(host, 'deploy', ...asked, ...env)).toMatchObject({ exit: 0 });
    expect(host.text(file)).toContain('exec ./bin/deploy -- "$env"');
    expect(heard).toEqual([
      '- Another command',
      '- Nothing yet: it shows what arrives',
      'What does it run?',
      'Which command? (`{name}` places a parameter)',
      '`{evn}` in the command is no parameter. Write `{env}`, or `\\{evn}` for the text itself',
      'Which command? (`{name}` places a parameter)',
    ]);
  });

  test('with --yes nothing is asked', async () => {
    const host = place({}, { questions: somebody([]) });
    expect(await make(host, 'deploy', ...asked, '--yes')).toMatchObject({ exit: 0 });
  });

  test('cancelling says nothing and writes nothing', async () => {
    const host = place({}, { questions: somebody(['deploy']) });
    expect(await make(host)).toEqual({ exit: 130, out: '', err: '' });
    expect(host.files.facts('/repository/.agents')).toBeUndefined();
  });

  test.each([
    [['who string The person'], '# @param who string The person\n'],
    [['*who str  The person (a|b)'], '# @param *who string The person (a|b)\n'],
    [['*who', 'integer', 'The person'], '# @param *who integer The person\n'],
    [['*who list', 'The people'], '# @param *who array The people\n'],
    [['who', 'string', true, 'The person'], '# @param *who string The person\n'],
  ])('%j is all that has to be said of a parameter', async (said, line) => {
    const host = place({}, { questions: somebody([...said, '', 'nothing']) });
    expect(await make(host, 'deploy', ...asked)).toMatchObject({ exit: 0 });
    expect(host.text(file)).toContain(line);
  });

  test.each([
    ['who person', 'Only its name here, such as `who`; its type and description are asked next'],
    ['who strng The person', 'Only its name here, such as `who`; its type and'],
    ['* who', 'Only its name here, such as `who`; its type and description are asked next'],
    ['env! string', '`OCTOMIND_PARAM_ENV!`. Write `*env string`'],
    ['env:string', '`OCTOMIND_PARAM_ENV:STRING`. Write `env string`'],
    ['--env', '`OCTOMIND_PARAM_--ENV`. Write `env string`'],
    ['Who', 'There is a parameter `who` already'],
  ])('%s is no name, and nothing is shown that nobody typed', async (typed, fault) => {
    const heard: string[] = [];
    const host = place({}, { questions: somebody(['*who string The person', typed], heard) });
    expect(await make(host, 'deploy', ...asked)).toMatchObject({ exit: 130 });
    expect(heard[2]).toContain(fault);
    expect(heard[2]).not.toMatch(/ x`|@param|line \d/);
  });

  test('a wrong description of a parameter is refused at once', async () => {
    const heard: string[] = [];
    const answers = ['who', 'string', true, 'Who\u202eever', 'Whoever', '', 'nothing'];
    const host = place({}, { questions: somebody(answers, heard) });
    expect(await make(host, 'deploy', ...asked)).toMatchObject({ exit: 0 });
    expect(host.text(file)).toContain('# @param *who string Whoever\n');
  });

  test.each([
    ['a | b', 'The command has `|` in it'],
    ['', 'The command is empty'],
    ['{who}', 'The command lets a parameter say which program is started'],
  ])('the command %j is refused in words of the question', async (command, fault) => {
    const heard: string[] = [];
    const questions = somebody(['Another command', command], heard);
    const host = place({}, { questions });
    await make(host, 'deploy', ...asked, '--param', 'who string The person');
    expect(heard.at(-2)).toContain(fault);
    expect(heard.at(-2)).not.toContain('--');
  });

  test('a wrong parameter name is explained', async () => {
    const heard: string[] = [];
    const answers = ['2nd', 'second', 'integer', false, 'How many seconds', ''];
    const host = place({}, { questions: somebody([...answers, 'nothing'], heard) });
    await make(host, 'deploy', ...asked);
    expect(heard[1]).toContain('`2nd`');
    expect(host.text(file)).toContain('# @param second integer How many seconds\n');
  });
});

describe('what the repository can run is offered', () => {
  const offered = async (entries: Readonly<Record<string, Entry>>): Promise<string[]> => {
    const heard: string[] = [];
    await make(place(entries, { questions: somebody([], heard) }), 'deploy', ...asked, ...env);
    return heard.filter((line) => line.startsWith('- ')).slice(0, -2);
  };
  const scripts = '{"scripts": {"build": "tsc", "prebuild": "x", "test:unit": "vitest"}}';

  test.each([
    ['package-lock.json', 'npm'],
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
  ])('scripts, with %s by %s', async (lock, manager) => {
    const entries = { '/repository/package.json': scripts, [`/repository/${lock}`]: '' };
    expect(await offered(entries)).toEqual([
      `- ${manager} run build`,
      `- ${manager} run test:unit`,
    ]);
  });

  const cases: [file: string, entry: Entry, offered: string[]][] = [
    [
      'Makefile',
      '.PHONY: all\nCC := cc\nall: build\nbuild:\n\tgo build\n%.o: %.c\nout/a: b\nt::\n',
      ['- make all', '- make build'],
    ],
    [
      'justfile',
      'set shell := ["bash"]\nv := "1"\ndeploy env="x":\n  echo\n_hidden:\nci: deploy\n@quiet:\n',
      ['- just deploy', '- just ci', '- just quiet'],
    ],
    [
      'Taskfile.yml',
      "version: '3'\ntasks:\n  build:\n    cmds:\n      - go build\n  test:unit:\n    deps: [build]\nvars:\n  A: 1\n",
      ['- task build', '- task test:unit'],
    ],
    ['bin/deploy', '#!/bin/sh\n', ['- ./bin/deploy']],
    ['scripts/a b', '#!/bin/sh\n', ["- ./'scripts/a b'"]],
    ['bin/notes', { text: 'x', mode: 0o644 }, []],
    ['package.json', '{"scripts": [', []],
    ['package.json', '[]', []],
  ];

  test.each(cases)('%s', async (path, entry, expected) => {
    expect(await offered({ [`/repository/${path}`]: entry })).toEqual(expected);
  });

  test('a target of make gets parameters as variables', async () => {
    const host = place(
      { '/repository/Makefile': 'deploy:\n' },
      { questions: somebody(['make deploy']) },
    );
    await make(host, 'deploy', ...asked, ...env);
    expect(host.text(file)).toContain('exec make deploy "ENV=$env" </dev/null\n');
  });
});
