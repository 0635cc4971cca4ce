import { describe, expect, test } from 'vitest';
import { memoryHost } from '../memory-host.ts';
import { type Ran, run } from '../run.ts';

const good = '#!/bin/sh\n# @description Say how the service is doing.\nuptime\n';
const vague = '#!/bin/sh\n# @description Status\nuptime\n';

const tools = {
  '/repository/.agents/tools/good': good,
  '/repository/.agents/tools/vague': vague,
};

function lintWith(
  config: string | object,
  words = 'lint',
  file = '.agents/agent-tools.json',
): Promise<Ran> {
  const text = typeof config === 'string' ? config : JSON.stringify(config, null, 2);
  return run(memoryHost({ ...tools, [`/repository/${file}`]: text }), words);
}

describe('what a team sets', () => {
  test('a rule gets another severity', async () => {
    const { exit, out } = await lintWith({ rules: { 'description-informative': 'error' } });
    expect(exit).toBe(1);
    expect(out).toContain('✖ 1 error in 1 file');
  });

  test('a rule is switched off', async () => {
    const { out } = await lintWith({ rules: { 'description-informative': 'off' } });
    expect(out).toBe('✔ 2 tools, nothing to mend\n');
  });

  test.each(['vague', 'v*', '.agents/tools/vague', '**/{vague,other}', '.agents/tools/[uv]?gue'])(
    '%s is not judged, nor counted',
    async (glob) => {
      const { out } = await lintWith({ ignore: [glob] });
      expect(out).toBe('✔ 1 tool, nothing to mend\n');
    },
  );

  test.each(['agu', 'tools/vague', '*/vague', 'VAGUE', '{vague', '[!v]ague', '[z-a]ague'])(
    '%s is another file',
    async (glob) => {
      expect((await lintWith({ ignore: [glob] })).out).toContain('description-informative');
    },
  );

  test('a name is taken here, and another is free', async () => {
    const shell = { '/repository/.agents/tools/shell': good.replace('Say', 'Tell') };
    const config = { reservedNames: ['good'], allowedNames: ['shell'], ignore: ['vague'] };
    const host = memoryHost({
      ...tools,
      ...shell,
      '/repository/.agents/agent-tools.json': JSON.stringify(config),
    });
    const { out } = await run(host, 'lint');
    expect(out).toContain('`good` stands in `reservedNames` of the config');
    expect(out).toContain('✖ 1 error in 1 file');
  });

  test('it can stand in package.json', async () => {
    const config = { name: 'shop', 'agent-tools': { ignore: ['vague'] } };
    expect((await lintWith(config, 'lint', 'package.json')).out).toContain('✔ 1 tool');
  });

  test('a package.json that only depends on us, and one that is broken, are left alone', async () => {
    const config = { devDependencies: { 'agent-tools': '1' } };
    expect((await lintWith(config, 'lint', 'package.json')).exit).toBe(0);
    expect((await lintWith('{', 'lint', 'package.json')).exit).toBe(0);
  });
});

describe('a mistake in it is wrong use, with its place and what was expected', () => {
  test.each<[config: string | object, message: string, help: string]>([
    [
      { rules: { 'file-executabel': 'off' } },
      'in .agents/agent-tools.json, line 3, `rules.file-executabel` is no rule',
      'Did you mean `file-executable`?',
    ],
    [
      { ingore: [] },
      'in .agents/agent-tools.json, line 2, `ingore` is no setting',
      'Did you mean `ignore`?',
    ],
    [
      { colour: 'red' },
      'in .agents/agent-tools.json, line 2, `colour` is no setting',
      'Use `rules`, `ignore`, `reservedNames` or `allowedNames`',
    ],
    [
      { rules: { 'name-free': 'warn' } },
      'in .agents/agent-tools.json, line 3, `rules.name-free` is `"warn"`, and `"off"`, `"info"`, `"warning"` or `"error"` was expected',
      '',
    ],
    [
      { rules: { 'name-free': 'eror' } },
      'in .agents/agent-tools.json, line 3, `rules.name-free` is `"eror"`, and `"off"`, `"info"`, `"warning"` or `"error"` was expected',
      'Did you mean `"error"`?',
    ],
    [
      { ignore: 'vague' },
      'in .agents/agent-tools.json, line 2, `ignore` is `"vague"`, and a list of strings was expected',
      'Put it in brackets: `["…"]`',
    ],
    [
      { ignore: ['a', 3] },
      'in .agents/agent-tools.json, line 4, `ignore[1]` is `3`, and a string was expected',
      '',
    ],
    [
      { reservedNames: ['run tests'] },
      'in .agents/agent-tools.json, line 3, `reservedNames[0]` is `"run tests"`, and a name of letters, digits, `_` and `-` was expected',
      '',
    ],
    [
      '[]',
      'in .agents/agent-tools.json, line 1, the whole is `[]`, and an object was expected',
      '',
    ],
    [
      '{\n  "ignore": [],\n}',
      '.agents/agent-tools.json is no JSON on line 3: there is `}` where a key in double quotes was expected',
      'Mend it; JSON has no comments and no comma behind the last item',
    ],
    [
      '{"ignore": [], "ignore": []}',
      '.agents/agent-tools.json is no JSON on line 1: `ignore` stands twice',
      'Mend it; JSON has no comments and no comma behind the last item',
    ],
    [
      '',
      '.agents/agent-tools.json is no JSON on line 1: it ends where a value was expected',
      'Mend it; JSON has no comments and no comma behind the last item',
    ],
  ])('%j', async (config, message, help) => {
    expect(await lintWith(config)).toEqual({
      exit: 2,
      out: '',
      err: `agent-tools: ${message}\n${help === '' ? '' : `${help}\n`}`,
    });
  });

  test('in package.json, with the line there', async () => {
    const config = { name: 'shop', 'agent-tools': { rules: [] } };
    const { exit, err } = await lintWith(config, 'lint', 'package.json');
    expect({ exit, err }).toEqual({
      exit: 2,
      err: 'agent-tools: in package.json, line 4, `rules` is `[]`, and an object was expected\n',
    });
  });
});

test('--print-config shows each setting and where it comes from', async () => {
  const { exit, out } = await lintWith(
    { rules: { 'name-free': 'off' }, ignore: ['vague'] },
    'lint --print-config',
  );
  expect(exit).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    version: 1,
    root: '/repository',
    file: '.agents/agent-tools.json',
    rules: {
      'name-free': { value: 'off', from: '.agents/agent-tools.json:3' },
      'file-regular': { value: 'error', from: 'default' },
    },
    ignore: { value: ['vague'], from: '.agents/agent-tools.json:5' },
    allowedNames: { value: [], from: 'default' },
  });
});

test('a toolbox elsewhere has its own, and the message says whose it is', async () => {
  const host = memoryHost({
    ...tools,
    '/repository/api/.agents/tools/vague': vague,
    '/repository/api/.agents/agent-tools.json': '{"ignore": 1}',
  });
  const { err } = await run(host, 'lint . api');
  expect(err).toContain('in api/.agents/agent-tools.json, line 1, `ignore` is `1`');
});
