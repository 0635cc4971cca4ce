import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { FileError, type Files } from '../../src/core/host.ts';
import { type Entry, type MemoryHost, memoryHost, repository } from '../memory-host.ts';

const folder = '/repository/.agents/tools';
const good = '#!/bin/sh\n# @description Say hi to people.\necho hi\n';
const windows = good.replaceAll('\n', '\r\n');

/** Runs `lint` with these flags; what it gives, what it says and what the files look like then. */
function lint(tools: Record<string, Entry>, ...flags: string[]) {
  return run(repository(tools), ...flags);
}

async function run(host: MemoryHost, ...flags: string[]) {
  const code = await main(['lint', ...flags], host);
  return { code, out: host.out(), err: host.err(), host };
}

/** A host on whose disk these operations go wrong. */
function broken(tools: Record<string, Entry>, faults: (files: Files) => Partial<Files>) {
  const host = repository(tools);
  return { ...host, files: { ...host.files, ...faults(host.files) } };
}

const failing = (code: string, only: string) => (files: Files) => ({
  write(path: string, content: string | Uint8Array, mode?: number) {
    if (path.endsWith(only)) throw new FileError(code, path);
    files.write(path, content, mode);
  },
});

describe('--fix', () => {
  test('mends what is safe, says so, and ends well', async () => {
    const { code, out, host } = await lint({ greet: { text: windows, mode: 0o640 } }, '--fix');
    expect(out).toBe(
      '✔ .agents/tools/greet mended: file-executable and line-endings-lf\n  Keep git from writing CRLF again: add `.agents/tools/** text=auto eol=lf` to `.gitattributes`\n\n✔ 1 tool, 2 mended\n',
    );
    expect(code).toBe(0);
    expect(host.text(`${folder}/greet`)).toBe(good);
    expect(host.modeOf(`${folder}/greet`)).toBe(0o750);
  });

  test('follows a fault that only shows once another is mended', async () => {
    const text = '#!/bin/sh\r\n# (c)\r\n\r\n# @description Say hi to people.\r\necho hi\r\n';
    const { host } = await lint({ greet: text }, '--fix');
    expect(host.text(`${folder}/greet`)).toBe(
      '#!/bin/sh\n# (c)\n#\n# @description Say hi to people.\necho hi\n',
    );
  });

  test('leaves a rename to --unsafe-fixes, which needs no --fix beside it', async () => {
    const tools = { 'greet.sh': good };
    const safe = await lint(tools, '--fix');
    expect(safe.host.text(`${folder}/greet.sh`)).toBe(good);
    expect(safe.code).toBe(1);
    const unsafe = await lint(tools, '--unsafe-fixes');
    expect(unsafe.host.text(`${folder}/greet`)).toBe(good);
    expect(unsafe.host.text(`${folder}/greet.sh`)).toBeUndefined();
    expect(unsafe.out).toContain('greet.sh mended: name-valid; it is called greet now');
    expect(unsafe.code).toBe(0);
  });

  test('gives a name to one file only', async () => {
    const { host, code, out } = await lint(
      { 'greet.py': `${good}# py\n`, 'greet.sh': good },
      '--unsafe-fixes',
    );
    expect(host.text(`${folder}/greet`)).toBe(`${good}# py\n`);
    expect(host.text(`${folder}/greet.sh`)).toBe(good);
    expect(out).toContain('1 mended, 1 error left in 1 file');
    expect(code).toBe(1);
  });

  test('touches only the files that are named, also when they get a new name', async () => {
    const tools = { 'greet.sh': windows, other: windows };
    const { host, out, code } = await lint(tools, '--unsafe-fixes', '.agents/tools/greet.sh');
    expect(host.text(`${folder}/greet`)).toBe(good);
    expect(host.text(`${folder}/other`)).toBe(windows);
    expect(out).toContain('✔ 1 tool, 2 mended');
    expect(code).toBe(0);
  });

  test('changes nothing where nothing is wrong', async () => {
    const { out } = await lint({ greet: good }, '--fix');
    expect(out).toBe('✔ 1 tool, nothing to mend\n');
  });

  test('--quiet is silent about what it mended', async () => {
    const { out, code } = await lint({ greet: windows }, '--fix', '--quiet');
    expect({ out, code }).toEqual({ out: '', code: 0 });
  });

  test('--json says what is left, in its usual shape', async () => {
    const { out } = await lint({ greet: windows, bad: '#!/bin/sh\necho\n' }, '--fix', '--json');
    const { diagnostics, ...rest } = JSON.parse(out);
    expect(diagnostics.map(({ rule }: { rule: string }) => rule)).toEqual(['description-present']);
    expect(Object.keys(rest)).toEqual(['version', 'root', 'summary']);
  });

  test('the agent hears how many were mended', async () => {
    const { out } = await lint({ greet: windows }, '--fix', '--format', 'agent');
    expect(out).toBe('1 mended; 0 errors and 0 warnings in 1 tool\n');
  });
});

describe('a file that must not be rewritten is not', () => {
  const latin = Buffer.concat([Buffer.from(windows), Buffer.from([0xff])]);
  test('one that is no UTF-8; its mode is no text', async () => {
    const { host, out } = await lint({ greet: { bytes: latin, mode: 0o644 } }, '--fix');
    expect(Buffer.from(host.files.read(`${folder}/greet`, 0, 1e6))).toEqual(latin);
    expect(host.modeOf(`${folder}/greet`)).toBe(0o755);
    expect(out).not.toContain('--fix mends');
  });

  test('one that is too large to be read whole', async () => {
    const text = `${windows}${'# filling\r\n'.repeat(100_000)}`;
    const { host, code } = await lint({ greet: text }, '--fix');
    expect(host.text(`${folder}/greet`)).toBe(text);
    expect(code).toBe(1);
  });

  test('one that has changed since it was judged', async () => {
    let reads = 0;
    const host = broken({ greet: windows }, (files) => ({
      read(path, offset, length) {
        if (++reads === 2) files.write(path, 'written by somebody else');
        return files.read(path, offset, length);
      },
    }));
    const { err, code } = await run(host, '--fix');
    expect(err).toBe(
      'agent-tools: .agents/tools/greet is not mended: it has changed since it was read\n',
    );
    expect(host.text(`${folder}/greet`)).toBe('written by somebody else');
    expect(code).toBe(1);
  });
});

describe('a file that cannot be written is told by name, and the others are mended', () => {
  test.each([
    ['ENOSPC', 'the disk is full (ENOSPC)'],
    ['EROFS', 'the disk is read-only (EROFS)'],
    ['EACCES', 'permission is denied (EACCES)'],
    ['ENOENT', 'it has vanished (ENOENT)'],
    ['EWHAT', 'the system refuses (EWHAT)'],
  ])('%s', async (code, reason) => {
    const tools = { a: windows, b: windows, c: windows };
    const result = await run(broken(tools, failing(code, '/b')), '--fix');
    expect(result.err).toBe(`agent-tools: .agents/tools/b is not mended: ${reason}\n`);
    expect(['a', 'b', 'c'].map((name) => result.host.text(`${folder}/${name}`))).toEqual([
      good,
      windows,
      good,
    ]);
    expect(result.out).toContain('2 mended, 1 error');
    expect(result.code).toBe(1);
  });

  test('a name that is taken at the last moment', async () => {
    const host = broken({ 'greet.sh': good }, (files) => ({
      rename(from, to) {
        files.create(to, 'mine', 0o644);
        files.rename(from, to);
      },
    }));
    const { err } = await run(host, '--unsafe-fixes');
    expect(err).toContain('greet.sh is not mended: the name is taken (EEXIST)');
    expect(host.text(`${folder}/greet`)).toBe('mine');
    expect(host.text(`${folder}/greet.sh`)).toBe(good);
  });
});

test('after line ends were mended, the line that keeps them is told once', async () => {
  const { out } = await lint({ a: windows, b: windows.replace('hi', 'hello') }, '--fix');
  const advice = 'add `.agents/tools/** text=auto eol=lf` to `.gitattributes`';
  expect(out.split(advice)).toHaveLength(2);
  const { out: other } = await lint({ a: { text: good, mode: 0o644 } }, '--fix');
  expect(other).not.toContain('.gitattributes');
});

describe('--diff', () => {
  test('shows text, mode and name as git does, and writes nothing', async () => {
    const { out, host, code, err } = await lint(
      { 'greet.sh': { text: windows, mode: 0o644 } },
      '--unsafe-fixes',
      '--diff',
    );
    expect(out).toBe(
      `diff --git a/.agents/tools/greet.sh b/.agents/tools/greet
old mode 100644
new mode 100755
rename from .agents/tools/greet.sh
rename to .agents/tools/greet
--- a/.agents/tools/greet.sh
+++ b/.agents/tools/greet
@@ -1,3 +1,3 @@
-#!/bin/sh\r
-# @description Say hi to people.\r
-echo hi\r
+#!/bin/sh
+# @description Say hi to people.
+echo hi
`,
    );
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(host.text(`${folder}/greet.sh`)).toBe(windows);
    expect(host.modeOf(`${folder}/greet.sh`)).toBe(0o644);
  });

  test('wins over --fix', async () => {
    const { host } = await lint({ greet: windows }, '--fix', '--diff');
    expect(host.text(`${folder}/greet`)).toBe(windows);
  });

  test('says when there is nothing to show', async () => {
    const { out, err } = await lint({ greet: good }, '--diff');
    expect({ out, err }).toEqual({
      out: '',
      err: 'agent-tools: there is nothing that `--fix` mends\n',
    });
  });

  test('with nothing but unsafe fixes left, says how to see those', async () => {
    const { out, err } = await lint({ 'greet.sh': good }, '--diff');
    expect({ out, err }).toEqual({
      out: '',
      err: 'agent-tools: there is nothing that `--fix` mends\nSee what `--unsafe-fixes` mends: `agent-tools lint --unsafe-fixes --diff`\n',
    });
  });

  test('on a terminal spells out what hides in a line', async () => {
    const host = memoryHost({ [`${folder}/greet`]: windows }, { terminal: true });
    await main(['lint', '--diff', '--no-color'], host);
    expect(host.out()).toContain('-#!/bin/sh\\r\n');
  });

  test('is a patch and nothing else', async () => {
    const { code, err } = await lint({ greet: good }, '--diff', '--json');
    expect(err).toMatch(/`--diff` prints a patch, and `--format json` prints findings/);
    expect(code).toBe(2);
  });

  test('of a long file that differs everywhere does not take forever', async () => {
    const text = `${windows}${'# filling\r\n'.repeat(50_000)}`;
    const { out } = await lint({ greet: text }, '--diff');
    expect(out.split('\n', 5)).toContain('@@ -1,50003 +1,50003 @@');
  });
});
