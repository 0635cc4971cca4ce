import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { type Entry, type MemoryHost, memoryHost, repository } from '../memory-host.ts';
import { builtProgram, runProgram } from '../program.ts';
import { temporaryDirectory } from '../temporary.ts';

const good = '#!/bin/sh\n# @description Say hi to people.\necho hi\n';
const folder = '/repository/.agents/tools';
const root = process.getuid?.() === 0;
const program = await builtProgram();

async function lint(host: MemoryHost, ...flags: string[]) {
  const code = await main(['lint', '--format', 'agent', ...flags], host);
  const lines = host.out().trimEnd().split('\n');
  return { code, findings: lines.slice(0, -1), verdict: lines.at(-1), err: host.err() };
}

const noFolder =
  'agent-tools: there is no .agents/tools in /repository\nMake the first tool: `agent-tools new`\n';

describe('the folder', () => {
  test('is missing: a word on stderr, and all is well', async () => {
    const { code, findings, err } = await lint(memoryHost({}));
    expect({ code, findings }).toEqual({ code: 0, findings: [] });
    expect(err).toBe(noFolder);
  });

  const kinds: [string, Entry, string][] = [
    ['a file', good, 'is a file'],
    ['a broken link', { kind: 'broken-link' }, 'is a symbolic link that leads nowhere'],
    ['a pipe', { kind: 'fifo' }, 'is a named pipe'],
    ['unreadable', { kind: 'unreadable' }, 'cannot be read here'],
  ];
  test.each(kinds)('is %s', async (_name, entry, is) => {
    const { code, findings, err } = await lint(memoryHost({ [folder]: entry }));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(
      `.agents/tools error file-regular: \`.agents/tools\` ${is}, so there are no tools; `,
    );
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  test('is below a file', async () => {
    const { code, err } = await lint(memoryHost({ '/repository/.agents': good }));
    expect({ code, err }).toEqual({ code: 0, err: noFolder });
  });
});

describe('an entry', () => {
  test.each([
    ['broken-link', 'is a symbolic link that leads nowhere'],
    ['fifo', 'is a named pipe'],
    ['socket', 'is a socket'],
    ['device', 'is a device'],
    ['unreadable', 'cannot be read here'],
  ] as const)('%s is one finding', async (kind, is) => {
    const { findings } = await lint(repository({ deploy: { kind }, greet: good }));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(
      `tools/deploy error file-regular: \`deploy\` ${is}, so there is no tool of this name; `,
    );
  });

  test('that is a folder, or empty, is nobody’s business', async () => {
    const tools = { lib: { kind: 'directory' }, empty: { text: '', mode: 0o644 } } as const;
    expect(await lint(repository(tools))).toMatchObject({ findings: [], code: 0 });
  });

  test('that vanishes between listing and reading was never there', async () => {
    for (const operation of ['facts', 'read'] as const) {
      const host = repository({ deploy: good, greet: good });
      const { files } = host;
      const vanishing = {
        ...files,
        [operation](path: string, ...rest: [number, number]) {
          if (path === `${folder}/deploy`) files.rename(path, '/elsewhere');
          return files[operation](path, ...rest);
        },
      };
      const { findings, verdict } = await lint({ ...host, files: vanishing });
      expect({ findings, verdict }).toEqual({
        findings: [],
        verdict: '0 errors and 0 warnings in 1 tool',
      });
    }
  });
});

/** A repository on the disk with an empty tools directory, and the path of an entry in it. */
function disk() {
  const directory = temporaryDirectory();
  const tools = join(directory, '.agents/tools');
  fs.mkdirSync(tools, { recursive: true });
  return { directory, tools, at: (name: string): string => join(tools, name) };
}

function script(path: string | Buffer, text = good, mode = 0o755): void {
  fs.writeFileSync(path, text);
  fs.chmodSync(path, mode);
}

describe('on the disk', () => {
  test('everything that is no file is told, and nothing is waited for', async () => {
    const { directory, at } = disk();
    fs.symlinkSync('nowhere', at('broken'));
    fs.symlinkSync('loop', at('loop'));
    fs.mkdirSync(at('lib'));
    fs.symlinkSync('lib', at('link_to_lib'));
    fs.symlinkSync('/dev/zero', at('zero'));
    execFileSync('mkfifo', [at('pipe')]);
    const server = createServer().listen(at('socket'));
    await new Promise((resolve) => server.once('listening', resolve));
    script(at('tool'));
    fs.symlinkSync('tool', at('linked_tool'));
    const { out, code } = runProgram(program, ['lint', '--format', 'agent'], { cwd: directory });
    server.close();
    expect(out.split('\n').map((line) => line.split(';')[0])).toEqual([
      '.agents/tools/broken error file-regular: `broken` is a symbolic link that leads nowhere, so there is no tool of this name',
      '.agents/tools/loop error file-regular: `loop` is a symbolic link that leads nowhere, so there is no tool of this name',
      '.agents/tools/pipe error file-regular: `pipe` is a named pipe, so there is no tool of this name',
      '.agents/tools/socket error file-regular: `socket` is a socket, so there is no tool of this name',
      '.agents/tools/tool:2:3 warning descriptions-distinct: `tool` is described in the words of `linked_tool`, so a model cannot tell which of them to call',
      '.agents/tools/zero error file-regular: `zero` is a device, so there is no tool of this name',
      '5 errors and 1 warning in 6 files',
      '',
    ]);
    expect(code).toBe(1);
  });

  test('names with spaces, line ends, escape codes and bytes that are no UTF-8', () => {
    const { directory, tools } = disk();
    const inside = (name: Buffer): Buffer => Buffer.concat([Buffer.from(`${tools}/`), name]);
    for (const name of ['run tests', 'run\ntests', '\u001b[31mred\u001b[0m', 'a\u202eb']) {
      script(inside(Buffer.from(name)));
    }
    script(inside(Buffer.from([0x61, 0xff, 0xfe])));
    const { out } = runProgram(program, ['lint', '--format', 'agent'], { cwd: directory });
    expect(out.split('\n').map((line) => line.replace('.agents/tools/', '').split(',')[0])).toEqual(
      [
        '\\x1b[31mred\\x1b[0m error name-valid: `\\x1b[31mred\\x1b[0m` has `\\x1b` in its name',
        'a\\u{202e}b error name-valid: `a\\u{202e}b` has `\\u{202e}` in its name',
        'a\\xff\\xfe error name-valid: `a\\xff\\xfe` has bytes in its name that are no UTF-8',
        'run\\ntests error name-valid: `run\\ntests` has white space in its name',
        'run tests error name-valid: `run tests` has white space in its name',
        '5 errors and 0 warnings in 5 files; --unsafe-fixes mends 5',
        '',
      ],
    );
    runProgram(program, ['lint', '--unsafe-fixes'], { cwd: directory });
    expect(fs.readdirSync(tools).toSorted()).toEqual(
      ['31mred_0m', 'a', 'a_b', 'run_tests', 'run tests'].toSorted(),
    );
  });

  test.runIf(root)('a folder and a file that this user may not read', () => {
    const { directory, tools, at } = disk();
    fs.chmodSync(directory, 0o755);
    script(at('greet'), good, 0o700);
    const somebody = { cwd: directory, uid: 65534, gid: 65534 };
    const run = () => runProgram(program, ['lint', '--format', 'agent'], somebody);
    expect(run().out).toContain('tools/greet error file-regular: `greet` cannot be read here');
    fs.chmodSync(tools, 0o700);
    expect(run().out).toContain('`.agents/tools` cannot be read here, so there are no tools');
    fs.chmodSync(join(directory, '.agents'), 0o600);
    expect(run()).toMatchObject({ code: 1, err: '' });
    fs.chmodSync(join(directory, '.agents'), 0o755);
  });

  test('a file of 300 MB is read to its end in little memory', () => {
    const { directory, at } = disk();
    script(at('large'), `${good}exit\n`);
    fs.truncateSync(at('large'), 300 * 1024 * 1024);
    const measure = join(directory, 'measure.cjs');
    fs.writeFileSync(
      measure,
      // Its own peak: `maxRSS` begins with that of the process it was forked from.
      `const { readFileSync, writeSync } = require('fs');
       const peak = () => {
         try {
           return /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];
         } catch {
           return String(process.resourceUsage().maxRSS);
         }
       };
       process.on('exit', () => writeSync(2, peak()));
       process.argv.splice(1, 1);
       require(${JSON.stringify(program)});`,
    );
    const run = () =>
      runProgram(measure, [program, 'lint', '--format', 'agent'], { cwd: directory });
    const zeros = run();
    expect(zeros.out).toBe('0 errors and 0 warnings in 1 tool\n');
    expect(Number(zeros.err)).toBeLessThan(200 * 1024);
    fs.appendFileSync(at('large'), Buffer.from([0xff]));
    expect(run().out).toContain('tools/large error file-utf8');
  });

  test('a link out of the repository is judged, and its target is not written', () => {
    const { directory, at } = disk();
    const outside = join(temporaryDirectory(), 'greet');
    const windows = good.replaceAll('\n', '\r\n');
    fs.writeFileSync(outside, windows, { mode: 0o755 });
    fs.symlinkSync(outside, at('greet'));
    const { err, code } = runProgram(program, ['lint', '--fix'], { cwd: directory });
    expect(err).toMatch(
      /greet is not mended: it is a link to .*greet, outside of this directory\n$/,
    );
    expect({ code, text: fs.readFileSync(outside, 'utf8') }).toEqual({ code: 1, text: windows });
  });

  test('a link inside of the repository stays, and its target is mended', () => {
    const { directory, at } = disk();
    const inside = join(directory, 'greet');
    fs.writeFileSync(inside, good.replaceAll('\n', '\r\n'), { mode: 0o755 });
    fs.symlinkSync(inside, at('greet'));
    const { code } = runProgram(program, ['lint', '--fix'], { cwd: directory });
    expect({ code, text: fs.readFileSync(inside, 'utf8') }).toEqual({ code: 0, text: good });
    expect(fs.lstatSync(at('greet')).isSymbolicLink()).toBe(true);
  });

  test('10,000 files', () => {
    const { directory, at } = disk();
    for (let number = 0; number < 10_000; number++) {
      script(at(`tool_${number}`), good.replace('people', `person ${number}`));
    }
    const { out, code } = runProgram(program, ['lint', '--format', 'agent'], { cwd: directory });
    expect(code).not.toBe(3);
    expect(out.trimEnd().split('\n').at(-1)).toBe('0 errors and 1 warning in 1 file');
    expect(out).toContain('these are 10000 tools');
  });
});

describe('output', () => {
  test('that nobody reads any more ends quietly', async () => {
    const { directory, at } = disk();
    for (let number = 0; number < 2000; number++) script(at(`tool_${number}.sh`));
    const child = spawn(process.execPath, [program, 'lint'], { cwd: directory });
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  test.runIf(fs.existsSync('/dev/full'))('on a full disk is told, and is no fault of ours', () => {
    const { directory, at } = disk();
    script(at('greet'));
    const full = fs.openSync('/dev/full', 'w');
    const spoken = runProgram(program, ['lint'], {
      cwd: directory,
      stdio: ['ignore', full, 'pipe'],
    });
    expect(spoken).toMatchObject({
      code: 3,
      err: 'agent-tools: standard output: the disk is full (ENOSPC)\n',
    });
    const mute = runProgram(program, ['lint'], { cwd: directory, stdio: ['ignore', full, full] });
    expect(mute.code).toBe(3);
    fs.closeSync(full);
  });
});

describe('--fix', () => {
  const windows = good.replaceAll('\n', '\r\n');

  test.runIf(root)('in a folder that cannot be written says so, file by file', () => {
    const { directory, tools, at } = disk();
    fs.chmodSync(directory, 0o755);
    script(at('greet'), windows);
    fs.chmodSync(tools, 0o555);
    const somebody = { cwd: directory, uid: 65534, gid: 65534 };
    const { code, err } = runProgram(program, ['lint', '--fix'], somebody);
    expect(err).toBe(
      'agent-tools: .agents/tools/greet is not mended: permission is denied (EACCES)\n',
    );
    expect(code).toBe(1);
    expect(fs.readFileSync(at('greet'), 'utf8')).toBe(windows);
    expect(fs.readdirSync(tools)).toEqual(['greet']);
  });

  test('through two links to one file outside mends it once, and they stay links', () => {
    const { directory, at } = disk();
    script(join(directory, 'greet.sh'), windows);
    for (const name of ['greet', 'hello']) fs.symlinkSync('../../greet.sh', at(name));
    const { err } = runProgram(program, ['lint', '--fix'], { cwd: directory });
    expect(err).toBe('');
    expect(fs.readFileSync(join(directory, 'greet.sh'), 'utf8')).toBe(good);
    expect(fs.readlinkSync(at('greet'))).toBe('../../greet.sh');
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'stopped by %s leaves every file old or new',
    async (signal) => {
      const { directory, tools, at } = disk();
      const text = windows + '# filling\r\n'.repeat(20);
      const fixed = text.replaceAll('\r', '');
      const names = Array.from({ length: 1500 }, (_, number) => `tool_${number}`);
      for (const name of names) script(at(name), text);
      const child = spawn(process.execPath, [program, 'lint', '--fix'], { cwd: directory });
      const ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));
      while (fs.readFileSync(at('tool_0'), 'utf8') === text) await new Promise(setImmediate);
      child.kill(signal);
      const code = await ended;
      const texts = names.map((name) => fs.readFileSync(at(name), 'utf8'));
      expect(texts.filter((found) => found !== text && found !== fixed)).toEqual([]);
      expect(texts).toContain(text);
      expect(fs.statSync(at('tool_0')).mode & 0o777).toBe(0o755);
      if (signal === 'SIGKILL') return;
      expect([130, null]).toContain(code);
      expect(fs.readdirSync(tools).filter((name) => !names.includes(name))).toEqual([]);
    },
  );
});

test('the program ends by itself, without a stack, whatever stands in the folder', () => {
  const { directory, tools } = disk();
  for (const [at, part] of ['\0', '\u001b[2J', '@', '# @description', '\r'].entries()) {
    script(join(tools, `tool_${at}`), part.repeat(5000));
  }
  const { out, err, code } = runProgram(program, ['lint'], { cwd: directory });
  expect(out + err).not.toMatch(/\n {4}at |\u001b/);
  expect(code).not.toBe(3);
  expect(
    spawnSync('sh', ['-c', `"${process.execPath}" "${program}" lint | head -1`], {
      cwd: directory,
    }).stderr.toString(),
  ).toBe('');
});
