import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodePath } from '../../src/core/path-bytes.ts';
import { diskFiles } from '../../src/host/files.ts';
import { temporaryDirectory } from '../temporary.ts';

const files = diskFiles(process.platform);
const root = process.getuid?.() === 0;

/** Names that are no plain ASCII, and one whose bytes are no UTF-8. */
const names = ['plain', 'with space', 'new\nline', '\u001b[31mred', 'größe', '😀', 'a\udcffb'];

describe.each(names)('a file called %j', (name) => {
  test('is created, listed, read, written, and gets another name', () => {
    const directory = temporaryDirectory();
    const path = join(directory, name);
    files.create(path, 'one', 0o640);
    expect(files.list(directory)).toEqual([name]);
    expect(files.facts(path)).toEqual({ kind: 'file', mode: 0o640, size: 3 });
    files.write(path, 'two');
    expect(textOf(path)).toBe('two');
    files.setMode(path, 0o750);
    files.rename(path, `${path}2`);
    expect(files.list(directory)).toEqual([`${name}2`]);
    expect(files.facts(`${path}2`)).toEqual({ kind: 'file', mode: 0o750, size: 3 });
  });
});

function textOf(path: string): string {
  return Buffer.from(files.read(path, 0, 1000)).toString();
}

test('a folder whose name is no UTF-8 can hold tools', () => {
  const folder = join(temporaryDirectory(), 'a\udcff');
  files.makeDirectory(join(folder, 'b'));
  files.create(join(folder, 'b/tool'), 'one', 0o755);
  files.write(join(folder, 'b/tool'), 'two');
  expect(textOf(join(folder, 'b/tool'))).toBe('two');
  expect(files.list(join(folder, 'b'))).toEqual(['tool']);
});

describe('what is no file', () => {
  test('nothing, a folder, a broken link, a loop, a link to a folder', () => {
    const directory = temporaryDirectory();
    const at = (name: string): string => join(directory, name);
    fs.mkdirSync(at('folder'));
    fs.symlinkSync('nowhere', at('broken'));
    fs.symlinkSync('loop', at('loop'));
    fs.symlinkSync('folder', at('link'));
    const kinds = ['nothing', 'folder', 'broken', 'loop', 'link'].map(
      (name) => files.facts(at(name))?.kind,
    );
    expect(kinds).toEqual([undefined, 'directory', 'broken-link', 'broken-link', 'directory']);
    expect(files.facts(at('broken/below'))).toBeUndefined();
  });

  test('a pipe is told, and never waited for', () => {
    const pipe = join(temporaryDirectory(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(files.facts(pipe)?.kind).toBe('fifo');
    // Read as if it had been a file a moment ago.
    expect(() => files.read(pipe, 0, 10)).toThrow(/ESPIPE|EAGAIN/);
  });

  test('a socket and a device', async () => {
    const socket = join(temporaryDirectory(), 'socket');
    const server = createServer().listen(socket);
    await new Promise((resolve) => server.once('listening', resolve));
    expect(files.facts(socket)?.kind).toBe('socket');
    server.close();
    expect(files.facts('/dev/null')?.kind).toBe('device');
  });

  test('a file above it is told as nothing', () => {
    const file = join(temporaryDirectory(), 'file');
    files.create(file, '', 0o644);
    expect(files.facts(join(file, 'below'))).toBeUndefined();
    expect(() => files.list(file)).toThrow('ENOTDIR');
  });
});

describe('writing', () => {
  test('goes through a link, which stays', () => {
    const directory = temporaryDirectory();
    const [target, link] = [join(directory, 'target'), join(directory, 'link')];
    files.create(target, 'one', 0o751);
    fs.symlinkSync('target', link);
    files.write(link, 'two');
    expect(fs.readlinkSync(link)).toBe('target');
    expect(textOf(target)).toBe('two');
    expect(files.facts(target)?.mode).toBe(0o751);
  });

  test('keeps all bits of the mode, whatever the umask', () => {
    const path = join(temporaryDirectory(), 'file');
    const umask = process.umask(0o077);
    files.create(path, 'one', 0o2755);
    files.write(path, 'two');
    process.umask(umask);
    expect(files.facts(path)?.mode).toBe(0o2755);
  });

  test.runIf(root)('keeps the owner', () => {
    const path = join(temporaryDirectory(), 'file');
    files.create(path, 'one', 0o644);
    fs.chownSync(path, 1234, 4321);
    files.write(path, 'two');
    expect(fs.statSync(path)).toMatchObject({ uid: 1234, gid: 4321 });
  });

  test('leaves nothing behind when it fails', () => {
    const directory = temporaryDirectory();
    fs.mkdirSync(join(directory, 'folder'));
    expect(() => files.write(join(directory, 'folder'), 'x')).toThrow();
    expect(() => files.write(join(directory, 'nothing'), 'x')).toThrow('ENOENT');
    expect(() => files.create(join(directory, 'folder'), 'x', 0o644)).toThrow('EEXIST');
    expect(files.list(directory)).toEqual(['folder']);
  });

  test('clears away what a killed process left, and leaves alone what another is at', () => {
    const directory = temporaryDirectory();
    const path = join(directory, 'tool');
    const left = join(directory, '.agent-tools-tool');
    files.create(path, 'one', 0o755);
    fs.writeFileSync(left, 'half');
    files.write(path, 'two');
    expect(fs.readFileSync(left, 'utf8')).toBe('half');
    fs.utimesSync(left, 0, 0);
    files.write(path, 'three');
    expect(files.list(directory)).toEqual(['tool']);
    expect(textOf(path)).toBe('three');
  });

  test('a name of 255 bytes is no hindrance', () => {
    const directory = temporaryDirectory();
    for (const name of ['x'.repeat(255), '値'.repeat(85), '\udcff'.repeat(255)]) {
      files.create(join(directory, name), 'one', 0o755);
      files.write(join(directory, name), 'two');
      expect(textOf(join(directory, name))).toBe('two');
    }
  });

  test('never lands on an existing name, not even on a broken link', () => {
    const directory = temporaryDirectory();
    const at = (name: string): string => join(directory, name);
    files.create(at('from'), 'from', 0o755);
    files.create(at('file'), 'file', 0o755);
    fs.symlinkSync('nowhere', at('link'));
    for (const to of ['file', 'link']) {
      expect(() => files.rename(at('from'), at(to))).toThrow('EEXIST');
      expect(() => files.create(at(to), 'new', 0o755)).toThrow('EEXIST');
    }
    expect(textOf(at('file'))).toBe('file');
    expect(files.list(directory).toSorted()).toEqual(['file', 'from', 'link']);
  });

  test('a link gets another name and stays a link', () => {
    const directory = temporaryDirectory();
    const at = (name: string): string => join(directory, name);
    files.create(at('target'), 'text', 0o755);
    fs.symlinkSync('target', at('link.sh'));
    files.rename(at('link.sh'), at('link'));
    expect(fs.readlinkSync(at('link'))).toBe('target');
    expect(() => files.rename(at('link'), at('target'))).toThrow('EEXIST');
  });
});

test('a name with bytes that are no UTF-8 is really those bytes', () => {
  const directory = temporaryDirectory();
  files.create(join(directory, 'a\udcffb'), '', 0o644);
  const { stdout } = spawnSync('ls', [directory]);
  expect(stdout).toEqual(Buffer.from([0x61, 0xff, 0x62, 0x0a]));
  expect(fs.existsSync(encodePath(join(directory, 'a\udcffb')))).toBe(true);
});
