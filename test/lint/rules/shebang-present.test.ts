import { expect, test } from 'vitest';
import { findings } from '../findings.ts';

const missing =
  'has no `#!` line, so the model sees it and every call fails with "Exec format error"';

test.each([
  ['a comment first', '# @description Say hi to people.\necho hi\n'],
  ['a blank line first', '\n# @description Say hi to people.\necho hi\n'],
  ['another kind of comment', '// @description Say hi to people.\nconsole.log(1)\n'],
])('%s', (_what, text) => {
  expect(findings(text)).toEqual([`shebang-present 1:1 \`tool\` ${missing}`]);
});

test('silent where a `#!` line is there but misplaced: that is another rule’s', () => {
  expect(findings('\n#!/bin/sh\n# @description Say hi to people.\n').join()).not.toContain(
    'shebang-present',
  );
});

test.each([
  ['a shebang', '#!/bin/sh\n# @description Say hi to people.\necho hi\n'],
  ['a space after `#!`', '#! /bin/sh\n# @description Say hi to people.\necho hi\n'],
])('silent: %s', (_what, text) => {
  expect(findings(text)).toEqual([]);
});

test('silent: a file that is no tool', () => {
  expect(findings({ lib: 'red=1\n' })).toEqual([]);
});
