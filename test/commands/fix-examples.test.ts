import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { diskHost } from '../disk-host.ts';
import { type Entry, repository } from '../memory-host.ts';
import { temporaryDirectory } from '../temporary.ts';

const broken = new URL('../../examples/broken/.agents/tools/', import.meta.url);

function entryOf(name: string): Entry {
  const file = new URL(name, broken);
  return { bytes: readFileSync(file), mode: statSync(file).mode & 0o777 };
}

test('the broken examples are mended as far as fixes go, and stay so', async () => {
  const names = readdirSync(broken);
  const host = repository(Object.fromEntries(names.map((name) => [name, entryOf(name)])));
  await main(['lint', '--unsafe-fixes'], host);
  const mended = host.out();
  expect(mended).toMatch(/^✔ \.agents\/tools\/changed_files mended: description-present$/m);
  expect(mended).toMatch(/^✔ \.agents\/tools\/clear_cache mended: line-endings-lf$/m);
  expect(mended).toMatch(/^✔ \.agents\/tools\/deploy\.sh mended: .*; it is called deploy now$/m);
  expect(mended).toMatch(/^✔ \.agents\/tools\/rollback mended: file-executable$/m);
  await main(['lint', '--unsafe-fixes', '--diff'], host);
  expect(host.out()).toBe(mended);
  expect(host.err()).toBe('agent-tools: there is nothing that `--unsafe-fixes` mends\n');
});

test('git makes of the patch what the flag makes of the files', async () => {
  const directory = realpathSync(temporaryDirectory());
  const copy = (name: string): string => {
    cpSync(new URL('../..', broken), join(directory, name), { recursive: true });
    return join(directory, name);
  };
  const [patched, mended] = [copy('patched'), copy('mended')];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: patched, stdio: 'pipe' });
  git('init', '--quiet');
  const host = diskHost(patched);
  await main(['lint', '--unsafe-fixes', '--diff'], host);
  expect(host.out()).toContain('\r\n');
  writeFileSync(join(directory, 'patch'), host.out());
  git('apply', '--check', join(directory, 'patch'));
  git('apply', join(directory, 'patch'));
  await main(['lint', '--unsafe-fixes'], diskHost(mended));
  expect(contents(patched)).toEqual(contents(mended));
});

/** Name, execute bit and text of each tool below `root`. */
function contents(root: string): [string, number, string][] {
  const tools = join(root, '.agents/tools');
  return readdirSync(tools, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => {
      const file = join(tools, name);
      return [name, statSync(file).mode & 0o100, readFileSync(file, 'latin1')];
    });
}
