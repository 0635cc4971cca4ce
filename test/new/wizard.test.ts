import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { describe, expect, test } from 'vitest';
import { builtProgram } from '../program.ts';
import { temporaryDirectory } from '../temporary.ts';

const program = await builtProgram();

function repository(files: Readonly<Record<string, string>> = {}): string {
  const root = temporaryDirectory();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text, { mode: 0o755 });
  }
  return root;
}

interface Dialogue {
  readonly exit: number;
  /** All that was on the screen, without what moves the cursor or colours. */
  readonly screen: string;
}

/** Runs the program on a terminal and types each answer once its question has been asked. */
function dialogue(
  root: string,
  args: readonly string[],
  answers: readonly [question: string, keys: string][],
): Promise<Dialogue> {
  const terminal = spawn(process.execPath, [program, ...args], { cols: 100, rows: 40, cwd: root });
  const open = [...answers];
  let screen = '';
  let seen = 0;
  terminal.onData((data) => {
    screen += data.replace(/\x1b\[[0-9;?]*[A-Za-z]/g, '');
    const [next] = open;
    if (!next || !screen.slice(seen).includes(next[0])) return;
    seen = screen.length;
    open.shift();
    terminal.write(next[1]);
  });
  return new Promise((resolve) => {
    terminal.onExit(({ exitCode }) => resolve({ exit: exitCode, screen }));
  });
}

const enter = '\r';
const down = '\x1b[B';
const escapeKey = '\x1b';
const interrupt = '\x03';

/** A whole interview, a wrong answer and its correction among them. */
const whole: [question: string, keys: string][] = [
  ['What is it called?', `deploy.sh${enter}`],
  ['has a dot in its name', `\x7f\x7f\x7f${enter}`],
  ['Which language', `${down}${enter}`],
  ['What does it do', `Deploy the API service to an environment${enter}`],
  ['Name of its first parameter?', `env${enter}`],
  ['What is `env`?', enter],
  ['Must `env` be given', enter],
  ['What is `env` for,', `Where to (staging|production)${enter}`],
  ['Name of another parameter?', enter],
  ['What does it run?', enter],
];

test('a person who gives no argument gets a tool that works at the first call', async () => {
  const root = repository({ 'bin/deploy': '#!/bin/sh\necho "deploying: $*"\n' });
  const { exit, screen } = await dialogue(root, ['new'], whole);
  expect(screen).toContain('Call it `deploy`');
  expect(
    screen
      .trimEnd()
      .split('\n')
      .slice(-2)
      .map((line) => line.trim()),
  ).toEqual([
    'Try it:   agent-tools try deploy env=staging',
    'Share it: git add .agents/tools/deploy',
  ]);
  expect(exit).toBe(0);
  const script = readFileSync(join(root, '.agents/tools/deploy'), 'utf8');
  expect(script).toMatch(
    /^#!\/usr\/bin\/env python3\n# @description Deploy the API service to an /,
  );
  expect(script).toContain('command = ["./bin/deploy", "--env", env]\n');
  const env = { ...process.env, OCTOMIND_PARAM_ENV: 'staging' };
  const call = { cwd: root, env, encoding: 'utf8' } as const;
  expect(execFileSync(join(root, '.agents/tools/deploy'), call)).toBe('deploying: --env staging\n');
});

describe.each([
  ['Escape', escapeKey],
  ['^C', interrupt],
])('%s', (_name, key) => {
  test.each(whole.map(([question], step) => [question, step] as const))(
    'at "%s" leaves nothing behind',
    async (_question, step) => {
      const root = repository({ 'bin/deploy': '#!/bin/sh\n' });
      const cancelled = whole.map(([question, keys], index): [string, string] =>
        index === step ? [question, key] : [question, keys],
      );
      const { exit, screen } = await dialogue(root, ['new'], cancelled.slice(0, step + 1));
      expect(exit).toBe(130);
      expect(screen).not.toMatch(/\bat .*\.cjs|Error/);
      expect(existsSync(join(root, '.agents'))).toBe(false);
    },
  );
});
