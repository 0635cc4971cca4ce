import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src', import.meta.url));

/** What each folder of src may import, besides itself. */
const allowed: Record<string, readonly string[]> = {
  core: [],
  script: ['core'],
  lint: ['core', 'script'],
  doctor: ['core', 'script'],
  try: ['core', 'script'],
  new: ['core', 'script'],
  report: ['core', 'script'],
  config: ['core'],
  commands: ['core', 'script', 'lint', 'doctor', 'try', 'new', 'report', 'config'],
  host: ['core'],
  cli: ['core', 'commands'],
  // The library: everything but the command line.
  index: ['core', 'script', 'lint', 'try', 'commands', 'host'],
};

/** Packages and parts of Node that only one place may touch. */
const reserved: Record<string, (file: string) => boolean> = {
  yargs: (file) => file.startsWith('cli/'),
  picocolors: (file) => file === 'report/style.ts',
  chalk: (file) => file.startsWith('host/'),
  execa: (file) => file.startsWith('host/'),
  '@clack/prompts': (file) => file.startsWith('host/'),
  'node:fs': (file) => file.startsWith('host/'),
  'node:fs/promises': (file) => file.startsWith('host/'),
  'node:child_process': (file) => file.startsWith('host/'),
  'node:process': (file) => file.startsWith('host/'),
};

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const imports: Import[] = files.flatMap((from) =>
  Array.from(
    readFileSync(join(root, from), 'utf8').matchAll(/(?:\bfrom|\bimport\(|^import)\s*'([^']+)'/gm),
    ([, to = '']) => ({ from, to }),
  ),
);
const inner = imports.flatMap(({ from, to }) => {
  if (!to.startsWith('.')) return [];
  const target = relative(root, normalize(join(root, dirname(from), to)));
  return target.startsWith('..') ? [] : [{ from, to: target }];
});

function layerOf(file: string): string {
  const [first = ''] = file.split('/');
  return first.replace(/\.ts$/, '');
}

test('there are files and imports to judge', () => {
  expect(files.length).toBeGreaterThan(40);
  expect(inner.length).toBeGreaterThan(100);
});

test('every folder is a layer', () => {
  expect(files.filter((file) => !Object.hasOwn(allowed, layerOf(file)))).toEqual([]);
});

test('no import goes upwards or sideways', () => {
  const wrong = inner.filter(({ from, to }) => {
    const [layer, target] = [layerOf(from), layerOf(to)];
    return layer !== target && !allowed[layer]?.includes(target);
  });
  expect(wrong).toEqual([]);
});

test('each package and part of Node is used where it belongs', () => {
  const wrong = imports.filter(({ from, to }) => reserved[to]?.(from) === false);
  expect(wrong).toEqual([]);
});

test('no imports go in a circle', () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of inner) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file) || path.includes(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});
