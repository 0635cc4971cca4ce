import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PatchedFile, patch } from '../../src/report/patch.ts';
import { temporaryDirectory } from '../temporary.ts';

const plain = { color: false, width: 80 };
const lines = (...numbers: number[]): string =>
  numbers.map((number) => `line ${number}\n`).join('');

const files: (PatchedFile & { before: string; after: string })[] = [
  {
    from: 'edited',
    to: 'edited',
    before: lines(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
    after: lines(1, 20, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).replace('line 12\n', 'line 12'),
  },
  { from: 'mode', to: 'mode', mode: { before: 0o600, after: 0o700 }, before: 'x\n', after: 'x\n' },
  { from: 'old.sh', to: 'new', before: 'y\n', after: 'y\n' },
  {
    from: 'all three.sh',
    to: 'all_three',
    mode: { before: 0o644, after: 0o755 },
    before: '',
    after: 'was empty\n',
  },
  {
    from: 'hidden',
    to: 'hidden',
    before: '\ufeff#!/bin/sh\r\necho \u202e\u200b\u001b[0m\u0000\r\r\nlast\r',
    after: '#!/bin/sh\necho\nlast\r\n',
  },
  {
    from: 'odd "name"\\ \u202e\n.sh',
    to: 'odd',
    before: 'x\n',
    after: 'y\n',
  },
  {
    from: 'long',
    to: 'long',
    before: '\tone\n'.repeat(3000),
    after: '\ttwo\n'.repeat(2999),
  },
];

test('git takes the patch and makes of it what it says', () => {
  const directory = temporaryDirectory();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: directory, stdio: 'pipe' });
  git('init', '--quiet');
  for (const { from, before, mode } of files) {
    fs.writeFileSync(join(directory, from), before, { mode: mode?.before ?? 0o644 });
  }
  const changed = files.map(({ before, after, ...file }) =>
    before === after ? file : { ...file, text: { before, after } },
  );
  fs.writeFileSync(join(directory, 'patch'), patch(changed, plain, 'as it is'));
  git('apply', 'patch');
  fs.unlinkSync(join(directory, 'patch'));
  const found = fs.readdirSync(directory).filter((name) => name !== '.git');
  expect(found.toSorted()).toEqual(files.map(({ to }) => to).toSorted());
  for (const { to, after, mode } of files) {
    expect(fs.readFileSync(join(directory, to), 'utf8')).toBe(after);
    const executable = (fs.statSync(join(directory, to)).mode & 0o100) !== 0;
    expect(executable).toBe(mode !== undefined);
  }
});

test('what hides in a line is spelled out, a tab is left alone', () => {
  const text = { before: 'a\tb\u001b[31m\\t\n', after: 'a\tb\\t\n' };
  expect(
    patch([{ from: 'x', to: 'x', text }], plain, 'spelled out')
      .split('\n')
      .slice(-3),
  ).toEqual(['-a\tb\\x1b[31m\\t', '+a\tb\\t', '']);
});
