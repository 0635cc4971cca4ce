import { describe, expect, test } from 'vitest';
import { memoryHost, repository } from '../memory-host.ts';
import { run } from '../run.ts';

const deploy = [
  '#!/usr/bin/env bash',
  '# @description Deploy the API service.',
  '# Use it after the tests passed.',
  '# @param *env string Target environment (staging|production)',
  '# @param dry_run boolean If true, validate without applying',
  '# @param tags list',
  '',
].join('\n');
const status = '#!/bin/sh\n# @description Say how the service is doing.\nuptime\n';

const shop = {
  deploy,
  status,
  'build.sh': status,
  draft: { text: status, mode: 0o644 },
  lib: { kind: 'directory' },
  licensed: '#!/bin/sh\n# (c) Acme\n\n# @description Never reached by anyone.\n',
  'NOTES.md': { text: 'Notes.\n', mode: 0o644 },
  latin: '#!/bin/sh\n# @description Gr\udcfc\udcdfe an alle.\n',
  secret: { kind: 'unreadable' },
} as const;

test('shows each tool as the model sees it, then what is skipped and why', async () => {
  const { exit, out, err } = await run(repository(shop), 'list');
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out.split('\n')).toEqual([
    'deploy(env: string, dry_run?: boolean, tags?: array)',
    '  Deploy the API service.',
    '  Use it after the tests passed.',
    '    env: Target environment (staging|production)',
    '    dry_run: If true, validate without applying',
    '',
    'status()',
    '  Say how the service is doing.',
    '',
    'Skipped: the model does not see these',
    '  .agents/tools/NOTES.md: `NOTES.md` has a name with other characters than letters, digits, `_` and `-`, or one that begins with `-`',
    '  .agents/tools/build.sh: `build.sh` has a dot in its name, so the runtime skips it',
    '  .agents/tools/draft: `draft` has no execute bit, so the runtime skips it',
    '  .agents/tools/latin: `latin` is not valid UTF-8, so the runtime skips it',
    '  .agents/tools/lib: `lib` is a directory, and only files are looked at',
    '  .agents/tools/licensed: line 3 is blank, so the header ends there and the description on line 4 does not reach the runtime',
    '  .agents/tools/secret: `secret` cannot be read here, so there is no tool of this name',
    '',
    '2 tools, 7 skipped',
    '',
  ]);
});

test('a parameter declared twice is there once, as the model sees it', async () => {
  const twice = `${status}# @param *env string Where to\n# @param n int How many\n# @param env enum Which\n`;
  const header = twice.replace('uptime\n', '');
  const { out } = await run(repository({ twice: header }), 'list');
  expect(out.split('\n').slice(0, 4)).toEqual([
    'twice(env: string, n?: integer)',
    '  Say how the service is doing.',
    '    env: Which',
    '    n: How many',
  ]);
});

test('a file that describes nothing is named as the others are', async () => {
  const { out } = await run(repository({ n_bin: '\x7fELF\udc80' }), 'list');
  expect(out).toContain('  .agents/tools/n_bin: `n_bin` is not valid UTF-8\n');
});

test.each(['list', 'lint'])('%s: two formats at once are refused', async (command) => {
  const format = command === 'list' ? 'mcp' : 'sarif';
  const { exit, out, err } = await run(repository({}), `${command} --json --format ${format}`);
  expect({ exit, out, err }).toEqual({
    exit: 2,
    out: '',
    err: `agent-tools: \`--json\` is short for \`--format json\`, and \`--format ${format}\` asks for another\nLeave one of them out\n`,
  });
  expect(await run(repository({}), `${command} --json --format json`)).toMatchObject({ exit: 0 });
});

test('as JSON, each definition is what the runtime sends, each reason one of six words', async () => {
  const { out } = await run(repository(shop), 'list --json');
  const listing = JSON.parse(out);
  expect(listing).toMatchObject({ version: 1, root: '/repository', directory: '.agents/tools' });
  expect(listing.tools[0]).toEqual({
    name: 'deploy',
    file: '.agents/tools/deploy',
    description: 'Deploy the API service.\nUse it after the tests passed.',
    parameters: {
      type: 'object',
      properties: {
        env: { type: 'string', description: 'Target environment (staging|production)' },
        dry_run: { type: 'boolean', description: 'If true, validate without applying' },
        tags: { type: 'array', description: '' },
      },
      required: ['env'],
    },
  });
  const reasons = listing.skipped.map(({ reason }: { reason: string }) => reason);
  expect(reasons).toEqual([
    'invalid-name',
    'invalid-name',
    'not-executable',
    'not-utf8',
    'not-a-file',
    'missing-description',
    'unreadable',
  ]);
});

describe('the definitions in the shape of an API', () => {
  const parameters = {
    type: 'object',
    properties: { host: { type: 'string', description: 'Which machine' } },
    required: ['host'],
  };
  const tool =
    '#!/bin/sh\n# @description Ping a machine now.\n# @param *host string Which machine\n';
  const common = { name: 'ping', description: 'Ping a machine now.' };
  const shapes: Record<string, unknown> = {
    anthropic: [{ ...common, input_schema: parameters }],
    openai: [{ type: 'function', function: { ...common, parameters } }],
    mcp: [{ ...common, inputSchema: parameters }],
    gemini: [
      {
        functionDeclarations: [
          {
            ...common,
            parameters: {
              type: 'OBJECT',
              properties: { host: { type: 'STRING', description: 'Which machine' } },
              required: ['host'],
            },
          },
        ],
      },
    ],
  };
  test.each(Object.keys(shapes))('%s', async (format) => {
    const { out } = await run(repository({ ping: tool }), `list --format ${format}`);
    expect(JSON.parse(out)).toEqual(shapes[format]);
  });

  test('Gemini refuses an object without properties, so there is none', async () => {
    const { out } = await run(repository({ status }), 'list --format gemini');
    expect(JSON.parse(out)).toEqual([
      { functionDeclarations: [{ name: 'status', description: 'Say how the service is doing.' }] },
    ]);
  });
});

test('a parameter may be called __proto__', async () => {
  const odd = '#!/bin/sh\n# @description Say something odd.\n# @param *__proto__ int A number\n';
  const { out } = await run(repository({ odd }), 'list --json');
  expect(out).toContain('"__proto__": {');
});

test('no folder is no tools, and no error', async () => {
  const { exit, out, err } = await run(memoryHost({ '/repository/README': 'x' }), 'list');
  expect({ exit, out, err }).toEqual({
    exit: 0,
    out: '0 tools, 0 skipped\n',
    err: 'agent-tools: there is no .agents/tools in /repository\nMake the first tool: `agent-tools new`\n',
  });
});

test('a folder further up is named, as a session here does not see it', async () => {
  const host = memoryHost(
    { '/repository/.agents/tools/status': status },
    { cwd: '/repository/api/src' },
  );
  const { exit, err } = await run(host, 'list');
  expect({ exit, err }).toEqual({
    exit: 0,
    err: 'agent-tools: there is no .agents/tools in /repository/api/src, but there is one in /repository: a session has to start there to see its tools\nRun it there: `agent-tools -C /repository list`\n',
  });
});

test('nothing hidden reaches the terminal', async () => {
  const hostile =
    '#!/bin/sh\n# @description Ring \u001b[31m\u0007 \u202e the bell.\n# @param *x\u009b1m string A \u200b b\n';
  for (const format of ['text', 'json', 'openai']) {
    const { out } = await run(
      repository({ hostile, '\u001b[2Jx': hostile }),
      `list --format ${format}`,
    );
    expect(out).not.toMatch(/[^\n\P{C}]|\u202e/u);
  }
});
