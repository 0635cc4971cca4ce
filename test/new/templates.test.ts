import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { writeScript } from '../../src/new/write-script.ts';
import type { ParamType } from '../../src/script/param.ts';
import { allFindings } from '../lint/findings.ts';
import { answers, languages } from './answers.ts';
import { workshop } from './workshop.ts';

const here = workshop();

const types: Record<ParamType, { value: unknown; wrong: unknown; kind: string }> = {
  string: { value: ' a "b" $(c) `d` \\ é\n-- ', wrong: undefined, kind: 'a string' },
  integer: { value: -12, wrong: 'many', kind: 'an integer' },
  number: { value: 0.25, wrong: '0x10', kind: 'a number' },
  boolean: { value: true, wrong: 'yes', kind: 'true or false' },
  array: { value: ['a b', 1, { c: null }], wrong: 'a,b', kind: 'a JSON array' },
  object: { value: { a: ['$(b)'] }, wrong: '[1', kind: 'a JSON object' },
};

const channels = ['env', 'stdin'] as const;

describe.each(languages)('%s', (language) => {
  describe.each(channels)('from %s', (channel) => {
    test.each(Object.keys(types) as ParamType[])('%s', async (type) => {
      const { value, wrong, kind } = types[type];
      const script = writeScript(
        answers(language, [`*must ${type} Needed`, `may ${type} Not needed`], {
          stdin: channel === 'stdin',
        }),
      );
      const shown = typeof value === 'string' ? value : JSON.stringify(value);
      const absent = type === 'boolean' ? 'may: false\n' : '';

      const given = { stdout: `must: ${shown}\nmay: ${shown}\n`, stderr: '', status: 0 };
      const alone = { stdout: `must: ${shown}\n${absent}`, stderr: '', status: 0 };
      const missing = { stdout: '', stderr: 'must is required\n', status: 2 };
      const refused = { stdout: '', stderr: `may must be ${kind}, not ${wrong}\n`, status: 2 };
      const expected: [params: Record<string, unknown>, outcome: object][] = [
        [{ must: value, may: value }, given],
        [{ must: value }, alone],
        [{ must: value, may: null }, alone],
        [{ may: value }, missing],
        ...(wrong === undefined ? [] : [[{ must: value, may: wrong }, refused] as never]),
      ];
      const outcomes = expected.map(([params]) => here.call(script, params, channel));
      expect(await Promise.all(outcomes)).toMatchObject(expected.map(([, outcome]) => outcome));
    });
  });

  test('no parameters', async () => {
    const script = writeScript(answers(language, []));
    expect(await here.call(script, {}, 'env')).toMatchObject({
      stdout: 'deploy takes no parameters\n',
      stderr: '',
      status: 0,
    });
  });

  test('an empty string is a value where one is required, and none where not', async () => {
    const script = writeScript(answers(language, ['*must string Needed', 'may string Not']));
    expect(await here.call(script, { must: '', may: '' }, 'env')).toMatchObject({
      stdout: 'must: \n',
    });
  });

  test('stdin that holds no object is said', async () => {
    const script = writeScript(answers(language, ['may string Not needed'], { stdin: true }));
    const { stderr, status } = await here.call(script, {}, 'env');
    expect(stderr).toMatch(/^stdin does not hold the parameters as a JSON object$/m);
    expect(status).toBe(2);
  });

  test('an environment variable that is needed', async () => {
    const script = writeScript(answers(language, [], { envVars: ['ACME_TOKEN'] }));
    expect(await here.call(script, {}, 'env', { ACME_TOKEN: undefined })).toMatchObject({
      stdout: '',
      stderr: 'ACME_TOKEN is not set in the environment, and this tool needs it\n',
      status: 2,
    });
    expect(await here.call(script, {}, 'env', { ACME_TOKEN: 'x' })).toMatchObject({ status: 0 });
  });

  test('names that the language or the script needs itself', async () => {
    const names = 'if class name value command fail print json given import await _ path'.split(
      ' ',
    );
    const script = writeScript(
      answers(
        language,
        names.map((name) => `${name} string Some word`),
      ),
    );
    const params = Object.fromEntries(names.map((name) => [name, `the ${name}`]));
    expect(await here.call(script, params, 'env')).toMatchObject({
      stdout: names.map((name) => `${name}: the ${name}\n`).join(''),
      stderr: '',
    });
  });

  test('lint has nothing to say', () => {
    const params = [
      ...['*env string Where to', 'note string What for', 'dry_run boolean Only check'],
      ...['*tries integer How often', 'share number How much of it', 'Class string Which class'],
    ];
    const wraps = ['./bin/deploy {env}', './bin/deploy --env {env} {note}', 'make x E={env}'];
    for (const stdin of [false, true]) {
      for (const wrap of [undefined, ...wraps, 'npm run x -- {env} --to={note} {dry_run}']) {
        const more = { stdin, wrap, envVars: ['ACME_TOKEN'] };
        expect(allFindings(writeScript(answers(language, params, more)))).toEqual([]);
      }
    }
  });
});

/** What bash 3.2, which macOS has, does not know. */
const later = /declare -[A-Zn]|local -n|mapfile|readarray|\$\{\w+(\^|,|@)|&>>|\|&|wait -n|\[\[ -v/;

test('bash 3.2 understands the script', () => {
  for (const stdin of [false, true]) {
    const all = Object.keys(types).map((type) => `${type}_one ${type} One`);
    expect(writeScript(answers('bash', all, { stdin, wrap: 'x' }))).not.toMatch(later);
  }
});

test('Python 3.8 understands the script', () => {
  for (const stdin of [false, true]) {
    const all = Object.keys(types).map((type) => `${type}_one ${type} One`);
    const input = writeScript(answers('python', all, { stdin, wrap: 'x' }));
    const parse = 'import ast, sys; ast.parse(sys.stdin.read(), feature_version=(3, 8))';
    expect(spawnSync('python3', ['-c', parse], { input, encoding: 'utf8' }).stderr).toBe('');
  }
});

test('a node script works in a package of ES modules, too', async () => {
  here.put('package.json', '{"type": "module"}');
  const script = writeScript(answers('node', ['*a string A'], { stdin: true, wrap: 'echo {a}' }));
  expect(await here.call(script, { a: 'x' }, 'stdin')).toMatchObject({ stdout: 'x\n', stderr: '' });
  here.put('package.json', '{}');
});
