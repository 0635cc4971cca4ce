import { expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';

test.each([
  ['in the body', tool('echo "Sch\udcf6n"'), '3:10'],
  ['in the header', tool('# Sch\udcf6n'), '3:6'],
  ['a character cut short at the end', `${tool()}\udce2\udc82`, '3:1'],
])('%s', (_where, text, place) => {
  expect(findings({ greet: text })).toEqual([
    `greet file-utf8 ${place} \`greet\` is not valid UTF-8, so the runtime skips it`,
  ]);
});

test.each([
  ['a compiled program', '\x7fELF\udc80\udc81\udc82'],
  ['text in another encoding that describes nothing', '#!/bin/sh\necho "\udce4"\n'],
  ['valid UTF-8 of every length', tool('# é € 𝄞')],
])('silent: %s', (_what, text) => {
  expect(findings({ greet: text }).filter((finding) => finding.includes('utf8'))).toEqual([]);
});

const utf16 = (text: string, order: 'LE' | 'BE'): string =>
  (order === 'LE' ? '\udcff\udcfe' : '\udcfe\udcff') +
  Array.from(text, (character) => (order === 'LE' ? `${character}\0` : `\0${character}`)).join('');

test.each([
  ['little-endian', utf16(tool(), 'LE')],
  ['big-endian', utf16(tool(), 'BE')],
  ['with Windows line ends', utf16(tool().replaceAll('\n', '\r\n'), 'LE')],
  ['a description alone', utf16('# @description Say hi to people.\n', 'LE')],
  ['a shebang alone', utf16('#!/bin/sh\necho hi\n', 'LE')],
])('UTF-16, %s', (_what, text) => {
  expect(findings({ greet: text })).toEqual([
    'greet file-utf8 `greet` is UTF-16, and the runtime skips what is not UTF-8',
  ]);
});

test.each([
  ['data in UTF-16', { greet: utf16('a,b\n1,2\n', 'LE') }],
  ['bytes that begin alike', { greet: '\udcff\udcfe#!/bin/sh\n' }],
  ['UTF-16 that cannot be a tool', { 'greet.txt': { text: utf16(tool(), 'LE'), mode: 0o644 } }],
])('silent: %s', (_what, tools) => {
  expect(findings(tools)).toEqual([]);
});
