import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/core/edit.ts';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';
import { findings } from '../findings.ts';

const described = '# @description Say hi to people.\necho hi\n';
const long = `#!/srv/${'x'.repeat(250)}/sh`;

const faulty: [line: string, finding: string, fixed?: string][] = [
  [
    '\n#!/bin/sh',
    '2:1 the `#!` is not on the first line, so the kernel does not see it and every call fails with "Exec format error"',
    '#!/bin/sh',
  ],
  [
    ' #!/bin/sh',
    '1:2 the `#!` has white space before it, so the kernel does not see it and every call fails with "Exec format error"',
    '#!/bin/sh',
  ],
  ['#!', '1:1 the `#!` line names no interpreter'],
  ['#!  ', '1:1 the `#!` line names no interpreter'],
  ['#!/usr/bin/env', '1:1 the `#!` line gives `env` no program to start'],
  ['#!/usr/bin/env -S', '1:1 the `#!` line gives `env` no program to start'],
  ['#!/usr/bin/env -S FOO=1 -u BAR', '1:1 the `#!` line gives `env` no program to start'],
  [
    '#!/usr/bin/env python3 -u',
    '1:1 `env` gets `python3 -u` as one word and looks for a program of that name',
    '#!/usr/bin/env -S python3 -u',
  ],
  [
    '#!/usr/bin/env FOO=1 bash',
    '1:1 `env` gets `FOO=1 bash` as one word and looks for a program of that name',
    '#!/usr/bin/env -S FOO=1 bash',
  ],
  [
    '#!/bin/bash -e -u',
    '1:1 `bash` gets `-e -u` as one argument and refuses it',
    '#!/usr/bin/env -S /bin/bash -e -u',
  ],
  [
    '#!bash',
    '1:1 `bash` is no path from the root, so it is looked for in the directory of the session',
    '#!/usr/bin/env bash',
  ],
  [
    '#!./bin/sh',
    '1:1 `./bin/sh` is no path from the root, so it is looked for in the directory of the session',
  ],
  [long, '1:1 the `#!` line is 260 bytes long, and Linux reads no more than 255'],
];

test.each(faulty)('%j', (line, finding, fixed) => {
  const text = `${line}\n${described}`;
  expect(findings(text)).toEqual([`shebang-runnable ${finding}`]);
  const [diagnostic] = lint(exampleToolbox({ tool: text }));
  const edits = diagnostic?.fix && 'edits' in diagnostic.fix ? diagnostic.fix.edits : undefined;
  expect(edits && applyEdits(text, edits)).toBe(fixed && `${fixed}\n${described}`);
});

test.each([
  '#!/bin/sh',
  '#! /bin/sh',
  '#!/bin/bash -eu',
  '#!/bin/sh -e ',
  '#!/usr/bin/env bash',
  '#!/usr/bin/env -S bash -e -u',
  '#!/usr/bin/env -S FOO=1 python3 -u',
  '#!/usr/bin/env -vS bash -e',
  '#!/usr/bin/env --split-string=bash -e',
  '#!/usr/bin/perl -w -T',
  '#!/usr/bin/awk -f',
  `#!/${'x'.repeat(251)} `,
])('silent: %j', (line) => {
  expect(findings(`${line}\n${described}`)).toEqual([]);
});
