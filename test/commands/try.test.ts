import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { type Entry, type MemoryHost, memoryHost } from '../memory-host.ts';

const deploy = `#!/usr/bin/env bash
# @description Deploy the API service to an environment.
# @param *env string Where to deploy (staging|production)
# @param replicas integer How many
# @param dry_run boolean Only print what would happen
# @param tags array Labels to set
echo "$OCTOMIND_PARAM_ENV"
`;

function toolsHost(
  tools: Readonly<Record<string, Entry>>,
  world: Parameters<typeof memoryHost>[1] = {},
): MemoryHost {
  const entries = Object.entries(tools).map(([name, entry]) => [
    `/repository/.agents/tools/${name}`,
    entry,
  ]);
  return memoryHost(
    { '/usr/bin/env': 'ELF\0', '/usr/bin/bash': 'ELF\0', ...Object.fromEntries(entries) },
    { env: { PATH: '/bin:/usr/bin', HOME: '/home/me' }, ...world },
  );
}

interface Answer {
  readonly exit: number;
  readonly plan: {
    readonly interpreter: string | null;
    readonly env: Record<string, string>;
    readonly stdin: string;
    readonly shell: string;
    readonly madeUp: { word: string }[];
  } | null;
  readonly problems: { message: string; help: string | null; rule: string | null }[];
  readonly result: unknown;
}

/** What `try` says of a call, by its JSON. */
async function planned(host: MemoryHost, ...args: string[]): Promise<Answer> {
  const exit = await main(['try', ...args, '--json'], host);
  return { exit, ...JSON.parse(host.out()) };
}

async function refused(host: MemoryHost, ...args: string[]): Promise<string[]> {
  const code = await main(['try', ...args], host);
  return [`exit ${code}`, ...host.err().trimEnd().split('\n')];
}

const one = (...args: string[]): Promise<Answer> =>
  planned(toolsHost({ deploy }), 'deploy', ...args);

describe('a plan', () => {
  test('is what the script would be handed', async () => {
    const { exit, plan, problems, result } = await one('env=staging', 'dry_run=true');
    expect({ exit, problems, result }).toEqual({ exit: 0, problems: [], result: null });
    expect(plan).toEqual({
      program: '/repository/.agents/tools/deploy',
      interpreter: '/usr/bin/bash',
      cwd: '/repository',
      env: {
        OCTOMIND_TOOL_NAME: 'deploy',
        OCTOMIND_WORKDIR: '/repository',
        OCTOMIND_PARAM_ENV: 'staging',
        OCTOMIND_PARAM_DRY_RUN: 'true',
      },
      stdin: '{"env":"staging","dry_run":true}',
      madeUp: [],
      environment: [],
      shell:
        '(cd /repository && printf %s \'{"env":"staging","dry_run":true}\' | env OCTOMIND_TOOL_NAME=deploy OCTOMIND_WORKDIR=/repository OCTOMIND_PARAM_ENV=staging OCTOMIND_PARAM_DRY_RUN=true /repository/.agents/tools/deploy)',
    });
  });

  test('says what was made up', async () => {
    const { plan } = await one('--sample=all');
    expect(plan?.madeUp.map(({ word }) => word)).toEqual([
      'env=staging',
      'replicas=1',
      'dry_run=true',
      '\'tags:=["example"]\'',
    ]);
  });

  test('--sample alone makes up what is required, and takes no word', async () => {
    const { plan } = await one('--sample', 'replicas=2');
    expect(plan?.stdin).toBe('{"replicas":2,"env":"staging"}');
  });

  test('leaves out what a call around this one has set', async () => {
    const env = { PATH: '/usr/bin', OCTOMIND_PARAM_OLD: '1', OCTOMIND_TOOL_NAME: 'outer' };
    const { plan } = await planned(toolsHost({ deploy }, { env }), 'deploy', 'env=a');
    expect(plan?.shell).toContain('env -u OCTOMIND_PARAM_OLD OCTOMIND_TOOL_NAME=deploy');
  });
});

describe('parameters', () => {
  test.each([
    [['env=a=b'], '{"env":"a=b"}'],
    [['env=-5', 'replicas=-5'], '{"env":"-5","replicas":-5}'],
    [['env=5'], '{"env":"5"}'],
    [['env='], '{"env":""}'],
    [['env:="a\\nb"'], '{"env":"a\\nb"}'],
    [['env=x', 'tags:=["b",{"2":0,"1":0}]'], '{"env":"x","tags":["b",{"2":0,"1":0}]}'],
    [['env=x', 'tags=["b"]'], '{"env":"x","tags":["b"]}'],
    [['--params', '{"tags":[],"env":"a"}', 'env=b'], '{"tags":[],"env":"b"}'],
    [['env=b', '--params={"env":"a"}', '--params={"replicas":1}'], '{"env":"b","replicas":1}'],
    [['--params', '@call.json'], '{"env":"file"}'],
    [['--params', '-', 'replicas=1'], '{"env":"stdin","replicas":1}'],
    [['--no-color', '-C', '.', 'env=yargs', 'tags:=[-1]'], '{"env":"yargs","tags":[-1]}'],
    [['-C', '.', '--params', '-'], '{"env":"stdin"}'],
    [['-C', '.', '--sample', 'replicas=2'], '{"replicas":2,"env":"staging"}'],
  ])('%j', async (args, stdin) => {
    const host = memoryHost(
      {
        '/repository/.agents/tools/deploy': deploy,
        '/repository/call.json': '{"env":"file"}\n',
      },
      { input: '{"env":"stdin"}' },
    );
    const { plan } = await planned(host, 'deploy', ...args);
    expect(plan?.stdin).toBe(stdin);
  });

  test('any name, in its order', async () => {
    const { plan } = await one(
      '--no-validate',
      '--params',
      '{"b":1,"2":2,"__proto__":3,"stra\u00dfe":4}',
    );
    expect(plan?.stdin).toBe('{"b":1,"2":2,"__proto__":3,"straße":4}');
    expect(Object.keys(plan?.env ?? {}).slice(2)).toEqual([
      'OCTOMIND_PARAM_B',
      'OCTOMIND_PARAM_2',
      'OCTOMIND_PARAM___PROTO__',
      'OCTOMIND_PARAM_STRASSE',
    ]);
  });
});

describe('what the definition does not allow', () => {
  test.each<[string[], string[]]>([
    [[], ['`env` is required and is not given – Add `env=staging`']],
    [['evn=a'], ['`evn` is no parameter of `deploy` – Did you mean `env`?']],
    [
      ['env=a', 'colour=red'],
      ['`colour` is no parameter of `deploy` – Use one of `env`, `replicas`, `dry_run`, `tags`'],
    ],
    [
      ['env=a', 'replicas=many'],
      ['`replicas` is `many`, and it is declared as an integer – Write `replicas=1`'],
    ],
    [
      ['env=a', 'replicas=1.5'],
      ['`replicas` is `1.5`, and it is declared as an integer – Write `replicas=1`'],
    ],
    [
      ['env=a', 'dry_run=yes'],
      ['`dry_run` is `yes`, and it is declared as a boolean – Write `dry_run=true`'],
    ],
    [['env:=5'], ['`env` is `5`, and it is declared as a string – Write `env=5`']],
    [
      ['--params', '{"env":1}'],
      ['`env` is `1`, and it is declared as a string – Write `"env": "1"`'],
    ],
    [
      ['--params', '{"env":"staging","replicas":"many"}'],
      ['`replicas` is `many`, and it is declared as an integer – Write `"replicas": 1`'],
    ],
    [
      ['env=a', 'tags=red'],
      ['`tags` is `red`, and it is declared as an array – Write `\'tags:=["example"]\'`'],
    ],
    [
      ['env=a', 'replicas=9007199254740993'],
      [
        '`replicas` has the number `9007199254740993`, which JavaScript cannot hold exactly as it is written – Write `9007199254740992` if that is what you mean',
      ],
    ],
  ])('%j', async (args, expected) => {
    const { exit, plan, problems } = await one(...args);
    expect(problems.map(({ message, help }) => `${message} – ${help}`)).toEqual(expected);
    expect({ exit, plan }).toEqual({ exit: 1, plan: null });
  });

  test('is sent with --no-validate, as the runtime would', async () => {
    const { exit, plan } = await one('replicas=many', 'colour=red', '--no-validate');
    expect(exit).toBe(0);
    expect(plan?.stdin).toBe('{"replicas":"many","colour":"red"}');
  });

  test('a choice that only prose mentions makes no call invalid', async () => {
    const { exit, problems } = await one('env=stagin');
    expect(exit).toBe(0);
    expect(problems.map(({ message }) => message)).toEqual([
      '`env` is `stagin`, none of the values in its description: staging, production',
    ]);
    expect((await one('env=staging')).problems).toEqual([]);
    expect((await one('env=stagin', '--no-validate')).problems).toEqual([]);
  });

  test('a name declared twice has its last type, and `__proto__` one of its own', async () => {
    const twice = `#!/bin/sh
# @description Say hi to the people here.
# @param *a string First
# @param *a integer Second
# @param *__proto__ boolean Third
`;
    const call = (...args: string[]): Promise<Answer> =>
      planned(toolsHost({ twice }), 'twice', ...args);
    expect((await call('a=1', '__proto__=true')).exit).toBe(0);
    const { problems } = await call('a=x');
    expect(problems.map(({ message }) => message)).toEqual([
      '`__proto__` is required and is not given',
      '`a` is `x`, and it is declared as an integer',
    ]);
  });
});

describe('what goes wrong with the call itself', () => {
  test('two names on one variable', async () => {
    const { exit, problems } = await one('env=a', 'ENV=b', '--no-validate');
    expect(exit).toBe(0);
    expect(problems.map(({ message }) => message)).toEqual([
      '`env` and `ENV` share the variable `OCTOMIND_PARAM_ENV`, and which of them it holds is not defined',
    ]);
  });

  test('a variable over the limit of the system', async () => {
    const one = (word: string): Promise<Answer> =>
      planned(toolsHost({ deploy: deploy.replace('(staging|production)', '') }), 'deploy', word);
    const { problems } = await one(`env=${'x'.repeat(140_000)}`);
    expect(problems.map(({ message }) => message)).toEqual([
      '`OCTOMIND_PARAM_ENV` takes 140020 bytes, and the system passes no more than 131072, so the tool does not start: "Argument list too long"',
    ]);
    const fits = 131_072 - 'OCTOMIND_PARAM_ENV='.length - 1;
    expect((await one(`env=${'x'.repeat(fits)}`)).problems).toEqual([]);
    expect((await one(`env=${'x'.repeat(fits + 1)}`)).problems).toHaveLength(1);
  });

  test('an interpreter that is not here', async () => {
    const script = deploy.replace('env bash', 'env ruby');
    const { exit, plan, problems } = await planned(
      toolsHost({ deploy: script }),
      'deploy',
      'env=staging',
    );
    expect({ exit, interpreter: plan?.interpreter }).toEqual({ exit: 0, interpreter: null });
    expect(problems.map(({ message }) => message)).toEqual([
      '`ruby` is not on the PATH here, so `env` ends in exit 127',
    ]);
  });

  test('a file that is listed and cannot start', async () => {
    const script = deploy.split('\n').slice(1).join('\n');
    const { exit, plan, problems } = await planned(
      toolsHost({ deploy: script }),
      'deploy',
      'env=staging',
    );
    expect({ exit, interpreter: plan?.interpreter }).toEqual({ exit: 0, interpreter: null });
    expect(problems.map(({ rule }) => rule)).toEqual(['shebang-present']);
  });
});

describe('a file that the runtime does not list', () => {
  test.each<[string, Entry, string | null, string]>([
    ['deploy.sh', deploy, 'name-valid', 'has a dot in its name'],
    ['deploy', { text: deploy, mode: 0o644 }, 'file-executable', 'execute bit'],
    ['deploy', '#!/bin/sh\n# Deploys.\n', 'description-present', 'has no `@description`'],
    ['deploy', { kind: 'directory' }, null, '`deploy` is a directory'],
  ])('%s %#', async (name, entry, rule, message) => {
    const { exit, plan, problems } = await planned(toolsHost({ [name]: entry }), name);
    expect({ exit, plan }).toEqual({ exit: 1, plan: null });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.rule).toBe(rule);
    expect(problems[0]?.message).toContain(message);
  });
});

describe('wrong use', () => {
  test.each<[string[], string[]]>([
    [['deploi'], ['there is no `deploi` in .agents/tools', 'Did you mean `deploy`?']],
    [['xyz'], ['there is no `xyz` in .agents/tools', 'List them: `agent-tools list`']],
    [
      ['deploy', 'env'],
      ['`env` is no `key=value`', 'Write `env=<value>`'],
    ],
    [
      ['deploy', 'dry_run'],
      ['`dry_run` is no `key=value`', 'Write `dry_run=true`'],
    ],
    [
      ['deploy', '=x'],
      [
        '`=x` is no `key=value`',
        'Write `<parameter>=x`; its parameters are `env`, `replicas`, `dry_run`, `tags`',
      ],
    ],
    [
      ['deploy', 'staging'],
      ['`staging` is no `key=value`', 'Write `env=staging`'],
    ],
    [
      ['deploy', 'red'],
      [
        '`red` is no `key=value`',
        'Write `<parameter>=red`; its parameters are `env`, `replicas`, `dry_run`, `tags`',
      ],
    ],
    [
      ['deploy', 'tags:=[a]'],
      [
        'the value of `tags` is no valid JSON',
        'Write `tags=[a]` for a text, or JSON: `tags:=\'["a","b"]\'`',
      ],
    ],
    [
      ['deploy', '--params', '[1]'],
      [
        'the value of `--params` is an array',
        'Give it one object: `--params \'{"name":"value"}\'`',
      ],
    ],
    [
      ['deploy', '--params', '@nowhere.json'],
      ['`nowhere.json` cannot be read (ENOENT)', 'Name a file with one JSON object'],
    ],
  ])('%j', async (args, [message, help]) => {
    expect(await refused(toolsHost({ deploy }), ...args)).toEqual([
      'exit 2',
      `agent-tools: ${message}`,
      help,
    ]);
  });

  test('`deploy` where there is a `deploy.sh`', async () => {
    expect(await refused(toolsHost({ 'deploy.sh': deploy }), 'deploy')).toContain(
      'Did you mean `deploy.sh`?',
    );
  });
});
