import fc, { type Arbitrary } from 'fast-check';
import type { Entry } from './memory-host.ts';

/** What a terminal obeys, hides or turns around, what is no UTF-8, and what only looks like white space. */
const evil = [
  ...[
    '\u001b[31m',
    '\u001b]0;title\u0007',
    '\u001b[2J',
    '\u009b31m',
    '\u0090x\u009c',
    '\0',
    '\b',
    '\x7f',
  ],
  ...['\u202e', '\u2066', '\u200b', '\u200d', '\u00ad', '\ufeff', '\u{e0041}', '\u2028', '\u0085'],
  ...[
    '\u00a0',
    '\u3000',
    '\v',
    '\f',
    '\r',
    '\udc80',
    '\udcff',
    '\udce2\udc82',
    '\ufffd',
    '😀',
    'é',
  ],
];

const tags = [
  ...['@description', '@desc', '@DESC', '@param', '@arg', '@', '@description:', '@desciption'],
  ...['@params', '@returns', '@param *', '@file', '@meta', '## @description', '/// @desc'],
];

const plain = [
  ...[
    'Deploy',
    'the',
    'API',
    'path',
    '*path',
    'string',
    'int',
    'array',
    'Path',
    '{string}',
    '[env]',
  ],
  ...[
    '--dry-run',
    'a.b',
    '__proto__',
    'constructor',
    'TODO',
    'shellcheck',
    'disable=SC2086',
    ':',
    '=',
  ],
];

const code = [
  ...[
    'set -eu',
    'echo "$OCTOMIND_PARAM_PATH"',
    'eval $OCTOMIND_PARAM_X',
    'import os',
    'exit 0',
    '"""',
  ],
  ...[
    '/**',
    ' */',
    "'use strict'",
    'function f() {',
    'f() {',
    "cat <<'EOF'",
    '$(',
    '`',
    '"',
    '=begin',
  ],
];

const shebangs = [
  ...['#!/bin/sh', '#!/usr/bin/env bash', '#!/usr/bin/env python3 -u', '#!', '#! ', '#!python3'],
  ...['#!/usr/bin/env -S node --no-warnings', '#!/opt/homebrew/bin/bash', '#!/usr/bin/env python'],
];

const pick = (words: readonly string[]): Arbitrary<string> => fc.constantFrom(...words);

/** Long enough to show what takes time with the square of its length. */
const long = fc
  .tuple(
    fc.oneof(pick(evil), pick(plain), fc.constantFrom(' ', '\t', '#', '@', '-', '\n', 'a')),
    fc.integer({ min: 100, max: 30_000 }),
  )
  .map(([part, times]) => part.repeat(times));

const word = fc.oneof(
  { weight: 6, arbitrary: pick(plain) },
  { weight: 3, arbitrary: pick(evil) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
);

const words = fc.array(word, { maxLength: 6 }).map((parts) => parts.join(' '));

const comment = fc
  .tuple(pick(['# ', '#', '// ', '-- ', '--', ' # ', '\t#']), fc.option(pick(tags)), words)
  .map(([marker, tag, text]) => marker + (tag ?? '') + (tag ? ' ' : '') + text);

const line = fc.oneof(
  { weight: 10, arbitrary: comment },
  { weight: 2, arbitrary: pick(code) },
  { weight: 2, arbitrary: fc.constantFrom('', ' ', '\t', '\u0085') },
  { weight: 2, arbitrary: words },
);

const text = fc
  .tuple(
    fc.option(pick(shebangs)),
    fc.array(line, { maxLength: 12 }),
    pick(['\n', '\n', '\n', '\r\n', '\r']),
    fc.oneof({ weight: 12, arbitrary: fc.constant('') }, { weight: 1, arbitrary: long }),
    fc.boolean(),
  )
  .map(([shebang, lines, end, tail, closed]) => {
    const all = [...(shebang === null ? [] : [shebang]), ...lines];
    return all.join(end) + tail + (closed ? end : '');
  });

const entry: Arbitrary<Entry> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ text, mode: fc.constantFrom(0o755, 0o755, 0o644, 0o640, 0, 0o111) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('directory', 'fifo', 'socket', 'device', 'broken-link', 'unreadable'),
    }),
  },
);

const name = fc
  .array(
    fc.oneof(
      pick(['deploy', 'a', 'A', '-', '_', '.sh', '.py', ' ', 'shell', 'agent_x', '~']),
      pick(evil),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((parts) => parts.join('').replaceAll(/[/\0]/g, '_'))
  .filter((whole) => !/^\.{1,2}$/.test(whole));

/** Tools directories as nobody should have them: name → entry. */
export const hostileTools: Arbitrary<Record<string, Entry>> = fc
  .array(fc.tuple(name, entry), { minLength: 1, maxLength: 5 })
  .map((tools) => Object.fromEntries(tools));
