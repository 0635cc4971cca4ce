import { describe, expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';
import { mended } from '../mended.ts';

/** A line in a foreign form, the name that the model sees, and the line that was meant. */
const foreign: [line: string, name: string, meant: string][] = [
  ['{string} env Target', '{string}', 'env string Target'],
  ['{string} [env] Target', '{string}', 'env string Target'],
  ['{string} [env=staging] Target', '{string}', 'env string Target (default: staging)'],
  ['{string} [env = "staging"] - Target', '{string}', 'env string Target (default: staging)'],
  ['{number} count - How many', '{number}', 'count number How many'],
  ['{?string} env Target', '{?string}', 'env string Target'],
  ['{string=} env Target', '{string=}', 'env string Target'],
  ['*{string} env Target', '{string}', '*env string Target'],
  ['env? string Target', 'env?', 'env string Target'],
  ['env! string Target', 'env!', '*env string Target'],
  ['**env string Target', '*env', '*env string Target'],
  ['[env] string Target', '[env]', 'env string Target'],
  ['[env=staging] string Target', '[env=staging]', 'env string Target (default: staging)'],
  ['<env> string Target', '<env>', 'env string Target'],
  ['--env string Target', '--env', 'env string Target'],
  ['--env=<env> Target', '--env=<env>', 'env string Target'],
  ['-e,--env string Target', '-e,--env', 'env string Target'],
  ['--dry-run boolean Only show it', '--dry-run', 'dry_run boolean Only show it'],
  ['dry-run boolean Only show it', 'dry-run', 'dry_run boolean Only show it'],
  ['env: string Target', 'env:', 'env string Target'],
  ['env: Target', 'env:', 'env string Target'],
  ['env:string Target', 'env:string', 'env string Target'],
  ['env, string Target', 'env,', 'env string Target'],
  ['env=staging Target', 'env=staging', 'env string Target (default: staging)'],
  ['$env string Target', '$env', 'env string Target'],
  ['"env" string Target', '"env"', 'env string Target'],
  ['`env` string Target', '`env`', 'env string Target'],
  ['env... string Target', 'env...', 'env string Target'],
];

describe('one finding, and the unsafe fix writes what was meant', () => {
  test.each(foreign)('%s', (line, name, meant) => {
    const text = tool(`# @param ${line}`);
    const column = 10 + line.indexOf(name);
    expect(findings(text)).toEqual([
      `param-name-portable 3:${column} \`${name}\` is the name that the model sees, and no shell can read the variable \`OCTOMIND_PARAM_${name.toUpperCase()}\``,
    ]);
    const after = mended('param-name-portable', text);
    expect(after.text).toBe(tool(`# @param ${meant}`));
    expect(after.left).toEqual([]);
    expect(after.safe).toBe(false);
  });
});

const unclear = [
  '$1 string Target',
  '1st string Target',
  'user.name string Name',
  'größe int Size',
  '{Foo} env Target',
  'a/b string Target',
  'env[] string Targets',
  '- string Target',
];

test.each(unclear)('%s has no fix', (line) => {
  const text = tool(`# @param ${line}`);
  expect(findings(text)).toHaveLength(1);
  expect(findings(text)[0]).toMatch(/^param-name-portable /);
  expect(mended('param-name-portable', text).text).toBe(text);
});

test('no fix where the name is taken', () => {
  const text = tool('# @param dry_run string How', '# @param dry-run boolean Whether');
  expect(findings(text)).toHaveLength(1);
  expect(mended('param-name-portable', text).text).toBe(text);
});

describe('the body', () => {
  const line = '# @param dry-run boolean Only show it';

  test('is renamed along where only the variable can be meant', () => {
    const after = mended(
      'param-name-portable',
      tool(line, '', 'os.environ.get("OCTOMIND_PARAM_DRY-RUN")'),
    );
    expect(after.text).toContain('os.environ.get("OCTOMIND_PARAM_DRY_RUN")');
  });

  test('is left alone where a shell reads a default', () => {
    const body = 'echo "${OCTOMIND_PARAM_DRY-RUN}"';
    const after = mended('param-name-portable', tool(line, '', body));
    expect(after.text).toContain(body);
    expect(after.text).toContain('@param dry_run boolean');
  });

  test('that may read the old name from the JSON keeps everything as it is', () => {
    const text = tool(line, '', 'params["dry-run"]');
    expect(mended('param-name-portable', text).text).toBe(text);
  });
});

test('a name over 64 characters', () => {
  expect(findings(tool(`# @param ${'a'.repeat(65)} string Target`))).toEqual([
    'param-name-portable 3:10 `aaaaaaaaaaaaaaaaaaaa…` is 65 characters long, and Anthropic and Gemini refuse a name of more than 64',
  ]);
});

const silent = [
  'env',
  'ENV',
  '_env',
  'env_2',
  'E',
  '*env',
  'a'.repeat(64),
  'dryRun',
  'string',
  'constructor',
  '__proto__',
];

test.each(silent)('silent: %s', (name) => {
  expect(findings(tool(`# @param ${name} string Target environment`))).toEqual([]);
});
