import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src/core/edit.ts';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';
import { findings } from '../findings.ts';

/** A script with one finding, `description-informative` on line 2, and these lines below. */
function vague(...lines: string[]): string {
  return ['#!/bin/sh', '# @description Status', '', ...lines, ''].join('\n');
}

const why = '-- says all there is to say';
const found = 'description-informative 2:3';
const text = (lines: readonly string[]): string =>
  findings(vague(...lines))
    .map((line) => line.replace(/(\d+:\d+) .*/, '$1'))
    .join(', ');

test('a whole file passes over a rule', () => {
  expect(text([`# agent-tools-ignore-file description-informative ${why}`, 'uptime'])).toBe('');
});

test.each([
  [
    'without reason',
    '# agent-tools-ignore-file description-informative',
    '`agent-tools-ignore-file description-informative` gives no reason',
  ],
  [
    'with an empty one',
    '# agent-tools-ignore-file description-informative -- ',
    '`agent-tools-ignore-file description-informative` gives no reason',
  ],
])('%s it passes over, and is itself reported', (_what, comment, message) => {
  expect(findings(vague(comment))).toEqual([`ignore-used 4:1 ${message}`]);
});

test.each([
  [
    'no rule',
    '# agent-tools-ignore -- because',
    'ignore-used 4:1 `agent-tools-ignore` names no rule, so it passes over nothing',
  ],
  [
    'a misspelled rule',
    '# agent-tools-ignore-file file-exectable -- because',
    'ignore-used 4:1 there is no rule `file-exectable` to ignore',
  ],
  [
    'nothing to pass over',
    '# agent-tools-ignore shebang-portable -- because',
    'ignore-used 4:1 `shebang-portable` finds nothing here, so there is nothing to ignore',
  ],
])('%s', (_what, comment, message) => {
  expect(findings(vague(comment)).slice(1)).toEqual([message]);
});

test('inside the header the model reads it, and it passes over what it asks for all the same', () => {
  const script = `#!/bin/sh\n# @description Status\n# agent-tools-ignore description-informative ${why}\nuptime\n`;
  expect(findings(script)).toEqual([
    'ignore-used 3:1 the `agent-tools-ignore` comment stands in the header, so the model reads it as a part of the description',
  ]);
});

test('an unused one is deleted with its line', () => {
  const script = vague('# agent-tools-ignore shebang-portable -- because', 'uptime');
  const [, unused] = lint(exampleToolbox({ status: script }));
  const edits = unused?.fix && 'edits' in unused.fix ? unused.fix.edits : [];
  expect(applyEdits(script, edits)).toBe(vague('uptime'));
});

test('one behind code is deleted without it', () => {
  const script = vague('uptime # agent-tools-ignore shebang-portable -- because');
  const [, unused] = lint(exampleToolbox({ status: script }));
  const edits = unused?.fix && 'edits' in unused.fix ? unused.fix.edits : [];
  expect(applyEdits(script, edits)).toBe(vague('uptime'));
});

describe('silent', () => {
  test.each([
    [
      'two rules, both with findings',
      `# agent-tools-ignore-file description-informative,file-executable ${why}`,
    ],
  ])('%s', (_what, comment) => {
    expect(text([comment])).toBe('ignore-used 4:1');
  });

  test('where the file is no tool, so its rules were not asked', () => {
    const script = vague(`# agent-tools-ignore-file description-informative ${why}`);
    expect(findings({ status: { text: script, mode: 0o644 } })).toEqual([
      'status file-executable `status` has no execute bit, so the runtime skips it',
    ]);
  });

  test('where the config switches the rule off', () => {
    const script = vague(`# agent-tools-ignore-file description-informative ${why}`);
    expect(lint(exampleToolbox({ status: script }), { 'description-informative': 'off' })).toEqual(
      [],
    );
  });

  test.each([
    ['the word in a string', 'echo "# see agent-tools-ignore"'],
    ['a longer word', '# agent-tools-ignored shebang-portable'],
    ['the comment style of another language', '// agent-tools-ignore shebang-portable -- no'],
    ['a word that only ends so', 'x#agent-tools-ignore shebang-portable -- no'],
  ])('%s', (_what, line) => {
    expect(text([line])).toBe(found);
  });
});

test('in JavaScript and in Lua', () => {
  const node = `#!/usr/bin/env node\n// @description Status\n\n// agent-tools-ignore-file description-informative ${why}\n`;
  const lua = `#!/usr/bin/env lua\n-- @description Status\n\n-- agent-tools-ignore-file description-informative ${why}\n`;
  expect(findings({ node, lua })).toEqual([]);
});
