import { describe, expect, test } from 'vitest';
import { memoryHost } from '../memory-host.ts';
import { run } from '../run.ts';

const attributes = '.agents/tools/** text=auto eol=lf';

test('sets up what is missing, and shows what it writes', async () => {
  const host = memoryHost({ '/repository/x': '' });
  const { exit, out } = await run(host, 'init --hook husky');
  expect(exit).toBe(0);
  expect(out.split('\n')).toEqual([
    '.agents/tools created',
    '.gitattributes created:',
    `    ${attributes}`,
    '.agents/agent-tools.json created:',
    '    {',
    '      "$schema": "../node_modules/agent-tools/schema/config.json",',
    '      "rules": {}',
    '    }',
    '.husky/pre-commit created:',
    '    PATH="$PWD/node_modules/.bin:$PATH" agent-tools lint --staged',
    '',
  ]);
  expect(host.files.facts('/repository/.agents/tools')?.kind).toBe('directory');
  expect(host.text('/repository/.gitattributes')).toBe(`${attributes}\n`);
  expect(host.modeOf('/repository/.husky/pre-commit')).toBe(0o755);
  expect(host.modeOf('/repository/.gitattributes')).toBe(0o644);
});

test('the config it writes is a valid one', async () => {
  const host = memoryHost({ '/repository/x': '' });
  await run(host, 'init');
  expect((await run(host, 'lint')).exit).toBe(0);
});

test('a second time it changes nothing', async () => {
  const host = memoryHost({ '/repository/x': '' });
  await run(host, 'init --hook lefthook');
  const before = ['.gitattributes', 'lefthook.yml', '.agents/agent-tools.json'].map((name) =>
    host.text(`/repository/${name}`),
  );
  const length = host.out().length;
  await run(host, 'init --hook lefthook');
  expect(host.out().slice(length).split('\n')).toEqual([
    '.agents/tools is there already',
    '.gitattributes is there already',
    '.agents/agent-tools.json is there already',
    'lefthook.yml is there already',
    '',
  ]);
  expect(
    ['.gitattributes', 'lefthook.yml', '.agents/agent-tools.json'].map((name) =>
      host.text(`/repository/${name}`),
    ),
  ).toEqual(before);
});

describe('what is there stays', () => {
  test('a line is added to .gitattributes, also where the last one has no end', async () => {
    const host = memoryHost({ '/repository/.gitattributes': '*.png binary' });
    await run(host, 'init');
    expect(host.text('/repository/.gitattributes')).toBe(`*.png binary\n${attributes}\n`);
  });

  test.each([
    ['pre-commit', '.pre-commit-config.yaml', 'repos: []\n'],
    ['husky', '.husky/pre-commit', 'npm test\n'],
    ['lefthook', 'lefthook.yml', 'pre-push: {}\n'],
  ])('a %s config of the team is left for a person to complete', async (hook, path, text) => {
    const host = memoryHost({ [`/repository/${path}`]: text });
    const { out } = await run(host, `init --hook ${hook}`);
    expect(out).toContain(`${path} is yours: add to it by hand:\n`);
    expect(out).toContain('agent-tools lint --staged');
    expect(host.text(`/repository/${path}`)).toBe(text);
  });
});

test('--dry-run writes nothing', async () => {
  const host = memoryHost({ '/repository/x': '' });
  const { out } = await run(host, 'init --dry-run --hook pre-commit');
  expect(out).toContain('.pre-commit-config.yaml would be created:');
  expect(host.files.list('/repository')).toEqual(['x']);
});

test('as JSON', async () => {
  const { out } = await run(memoryHost({ '/repository/x': '' }), 'init --json --dry-run');
  expect(JSON.parse(out)).toEqual({
    version: 1,
    root: '/repository',
    written: false,
    steps: [
      { action: 'create folder', path: '.agents/tools', text: null },
      { action: 'create', path: '.gitattributes', text: `${attributes}\n` },
      {
        action: 'create',
        path: '.agents/agent-tools.json',
        text: expect.stringContaining('$schema'),
      },
    ],
  });
});

test('git hooks outside of a repository are wrong use', async () => {
  const { exit, err } = await run(memoryHost({ '/repository/x': '' }), 'init --hook git');
  expect(exit).toBe(2);
  expect(err).toContain('`--hook git` asks git, and /repository is in no git repository');
});
