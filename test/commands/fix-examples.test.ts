import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { type Entry, repository } from '../memory-host.ts';

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
  expect(host.err()).toBe('There is nothing that `--unsafe-fixes` mends\n');
});
