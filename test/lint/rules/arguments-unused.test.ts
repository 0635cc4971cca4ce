import { expect, test } from 'vitest';
import { allFindings } from '../findings.ts';

const script = (first: string, mark: string, ...body: string[]): string =>
  [first, `${mark} @description Restart one of the workers.`, ...body, ''].join('\n');
const bash = (...body: string[]): string => script('#!/usr/bin/env bash', '#', ...body);
const python = (...body: string[]): string => script('#!/usr/bin/env python3', '#', ...body);
const node = (...body: string[]): string => script('#!/usr/bin/env node', '//', ...body);

test.each([
  ['$1', bash('echo "$1"'), '3:7'],
  ['$@', bash('for name in "$@"; do echo "$name"; done'), '3:14'],
  ['getopts', bash('while getopts ab: letter; do echo "$letter"; done'), '3:7'],
  ['sys.argv', python('import sys', 'print(sys.argv[1])'), '4:7'],
  ['process.argv', node('console.log(process.argv[2]);'), '3:13'],
])('%s', (what, text, place) => {
  expect(allFindings(text)).toEqual([
    `arguments-unused ${place} the script reads \`${what}\`, and the runtime passes no arguments`,
  ]);
});

test('a bare parse_args()', () => {
  const text = python('import argparse', 'print(argparse.ArgumentParser().parse_args())');
  expect(allFindings(text).map((line) => line.split(' ')[0])).toEqual(['arguments-unused']);
});

test.each([
  ['a function’s', bash('restart() { echo "$1"; }', 'restart api')],
  ['awk’s', bash("awk '{ print $1 }' workers.txt")],
  ['$0', bash('cd "$(dirname "$0")"', 'pwd')],
  ['after set --', bash('set -- a b', 'echo "$1"')],
  ['main "$@" where main reads none', bash('main() { echo hi; }', 'main "$@"')],
  ['a quoted here-document', bash("cat <<'END'", 'echo $1', 'END')],
  ['sys.argv[0]', python('import sys', 'print(sys.argv[0])')],
  [
    'parse_args of a list',
    python('import argparse', 'print(argparse.ArgumentParser().parse_args(["a"]))'),
  ],
  ['process.argv[1]', node('console.log(process.argv[1]);')],
])('silent: %s', (_what, text) => {
  expect(allFindings(text)).toEqual([]);
});
