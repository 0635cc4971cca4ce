import { describe, expect, test } from 'vitest';
import { paramOf } from '../../src/new/complete.ts';
import { wrappedCommand } from '../../src/new/wrapped-command.ts';
import { writeScript } from '../../src/new/write-script.ts';
import type { Param } from '../../src/script/param.ts';
import { findings } from '../lint/findings.ts';
import { answers, languages } from './answers.ts';
import { workshop } from './workshop.ts';

const params = ['*env string E', 'note string N', 'dry_run boolean D', 'times integer T'];

/** The command on one line: `[…]` stands only if all in it is given, `<x>` is a value. */
function shown(wrap: string, which: readonly string[] = params): string {
  const declared = which.map((text) => paramOf(text)).filter((param): param is Param => !!param);
  const { parts, guarded } = wrappedCommand(wrap, declared);
  const lines = parts.map(({ words, when }) => {
    const line = words.map((word) => word.map(piece).join('')).join(' ');
    return when.length > 0 ? `[${line}]` : line;
  });
  return [
    ...lines,
    ...guarded.map(({ param, dash }) => `(not ${dash ? '-' : '$'}: ${param.name})`),
  ].join(' ');
}

function piece(part: string | Param): string {
  return typeof part === 'string' ? part : `<${part.name}>`;
}

const cases: [wrap: string, command: string][] = [
  ['d', 'd --env <env> [--note <note>] [--dry-run] [--times <times>]'],
  ['d --env {env}', 'd --env <env> [--note <note>] [--dry-run] [--times <times>]'],
  [
    'd --note={note} {dry_run} -n {times} -e {env}',
    'd [--note=<note>] [--dry-run] [-n <times>] -e <env>',
  ],
  [
    'd --really {dry_run} --sure={dry_run}',
    'd [--really] --sure=<dry_run> --env <env> [--note <note>] [--times <times>]',
  ],
  // Free text goes behind `--`, and what is not placed before it.
  ['d {env}', 'd [--note <note>] [--dry-run] [--times <times>] -- <env>'],
  ['d x {env} {note}', 'd x [--dry-run] [--times <times>] -- <env> [<note>]'],
  ['d -- {env}', 'd [--note <note>] [--dry-run] [--times <times>] -- <env>'],
  ['d --', 'd -- --env <env> [--note <note>] [--dry-run] [--times <times>]'],
  ['d {env} --force', 'd <env> --force [--note <note>] [--dry-run] [--times <times>] (not -: env)'],
  ['echo {env}', 'echo <env> [--note <note>] [--dry-run] [--times <times>] (not -: env)'],
  // make expands `$`, and knows no options of a target.
  [
    'make d E={env} N={note}',
    'make d E=<env> [N=<note>] [--dry-run] [--times <times>] (not $: env) (not $: note)',
  ],
  // npm keeps what stands before the first `--`.
  ['npm run d', 'npm run d -- --env <env> [--note <note>] [--dry-run] [--times <times>]'],
  ['npm run d -- {env}', 'npm run d -- [--note <note>] [--dry-run] [--times <times>] -- <env>'],
];

test.each(cases)('%s', (wrap, command) => {
  expect(shown(wrap)).toBe(command);
});

test('npm gets no `--` where nothing follows', () => {
  expect(shown('npm run d', [])).toBe('npm run d');
});

const refused: [wrap: string, message: string][] = [
  ['', 'the command is empty'],
  ['{env} x', 'the command lets a parameter say which program is started'],
  ['./bin/{env}', 'the command lets a parameter say which program is started'],
  ['A=1 d', 'the command begins with `A=1`, which only a shell understands, and none is started'],
  ['--env x', 'the command begins with an option, `--env`'],
  ['d {evn}', '`{evn}` in the command is no parameter'],
  [
    'bash -c "d {env}"',
    'the command puts `{env}` into the script of `bash -c`, where its text would be run',
  ],
];

test.each(refused)('%j is refused', (wrap, message) => {
  expect(() => shown(wrap)).toThrow(message);
});

describe.each(languages)('in %s', (language) => {
  const here = workshop();
  here.put('bin/show', '#!/bin/sh\nprintf "%s\\0" "$#" "$@"\ncat\n');
  const nasty = ` -"'\`$(x) \\ \${y} é\n`;
  const run = (wrap: string, given: Record<string, unknown>) =>
    here.call(writeScript(answers(language, params, { wrap })), given, 'env');
  const sees = async (wrap: string, given: Record<string, unknown>) => {
    const { stdout } = await run(wrap, given);
    return stdout.split('\0').slice(1, -1);
  };

  test('values arrive as they are, whatever is in them', async () => {
    const given = { env: nasty, note: nasty, dry_run: true, times: 3 };
    expect(await sees('./bin/show {env} {note}', given)).toEqual([
      ...['--dry-run', '--times', '3', '--', nasty, nasty],
    ]);
    expect(await sees('./bin/show "a $x\'{env}_b" --n={note}', given)).toEqual([
      ...[`a $x'${nasty}_b`, `--n=${nasty}`, '--dry-run', '--times', '3'],
    ]);
  });

  test('what is not given is not passed', async () => {
    expect(await sees('./bin/show', { env: 'x' })).toEqual(['--env', 'x']);
    expect(await sees('./bin/show', { env: 'x', dry_run: false })).toEqual(['--env', 'x']);
  });

  test('words are quoted so that they stay words', async () => {
    const words = ['', '$HOME', '`a`', '"', "'", '\\', '*', 'a b', '!', '#', '~', '\t', 'é', '{x}'];
    const wrap = words.map((word) => `'${word.replace("'", "'\\''").replace('{', "'\\{'")}'`);
    const script = writeScript(answers(language, [], { wrap: `./bin/show ${wrap.join(' ')}` }));
    const { stdout } = await here.call(script, {}, 'env');
    expect(stdout.split('\0').slice(1, -1)).toEqual(words);
  });

  test('what would be taken for an option is refused where no `--` can stand', async () => {
    expect(await run('./bin/show {env} --last', { env: '-rf' })).toMatchObject({
      stdout: '',
      stderr: 'env must not begin with -: -rf\n',
      status: 2,
    });
  });

  test('what make would expand is refused', async () => {
    here.put('Makefile', 'show:\n\t@printf "%s\\n" \'$(E)\'\n');
    const made = (env: string) =>
      here.call(
        writeScript(answers(language, ['*env string E'], { wrap: 'make show E={env}' })),
        { env },
        'env',
      );
    expect(await made('a b')).toMatchObject({ stdout: 'a b\n', stderr: '' });
    const nasty = '$(shell touch pwned)';
    expect(await made(nasty)).toMatchObject({
      stdout: '',
      stderr: `env must not contain $: ${nasty}\n`,
      status: 2,
    });
  });

  test('status, signal and both streams are handed through', async () => {
    here.put('bin/fail', '#!/bin/sh\necho out; echo err >&2; exit 7\n');
    const outcome = { stdout: 'out\n', stderr: 'err\n', status: 7 };
    expect(await run('./bin/fail', { env: 'x' })).toMatchObject(outcome);
    here.put('bin/die', '#!/bin/sh\nkill -TERM $$\n');
    expect(await run('./bin/die', { env: 'x' })).toMatchObject({ signal: 'SIGTERM' });
  });

  test('a program that is not there is said', async () => {
    const { stderr, status } = await run('./bin/none', { env: 'x' });
    expect(stderr).toMatch(/bin\/none/);
    expect(stderr.split('\n').length).toBeLessThan(4);
    expect(status).not.toBe(0);
  });

  test('lint has nothing to say', () => {
    for (const [wrap] of cases) {
      expect(findings(writeScript(answers(language, params, { wrap })))).toEqual([]);
    }
  });
});
