import { expect, test } from 'vitest';
import { said, tool, tools } from '../doctor.ts';

const deploy = { [`${tools}/deploy`]: tool() };

test('here', async () => {
  expect(await said(deploy)).toEqual([]);
});

test('only above', async () => {
  const world = { ...deploy, '/repository/api': { kind: 'directory' } } as const;
  expect(await said(world, { cwd: '/repository/api' })).toEqual([
    'error place-here there is no .agents/tools in /repository/api, but there is one in /repository, and a session sees only the one it starts in',
  ]);
});

test('only below', async () => {
  expect(await said({ '/repository/api/.agents/tools/deploy': tool() })).toEqual([
    'error place-here there is no .agents/tools in /repository, but there is one in `api`',
  ]);
});

test.each(['.agent/tools', 'agents/tools', '.agents/tool', '.Agents/tools', '.agents/Tools'])(
  'nearly right: %s',
  async (path) => {
    expect(await said({ [`/repository/${path}/deploy`]: tool() })).toEqual([
      `error place-here there is no .agents/tools in /repository, but there is \`${path}\`, where the runtime does not look`,
    ]);
  },
);

test('a package that is called agents is none of it', async () => {
  expect(await said({ '/repository/agents/tools/search.py': 'def search(): ...\n' })).toEqual([
    'error place-here there is no .agents/tools in /repository',
  ]);
});

test('a folder that cannot be read', async () => {
  expect(await said({ [tools]: { kind: 'unreadable' } })).toContain(
    'error place-here .agents/tools cannot be read here',
  );
});
