import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findInterpreter, isUnexecutable } from '../../src/commands/interpreter.ts';
import { directoryWith, diskHost } from '../disk-host.ts';
import { memoryHost } from '../memory-host.ts';

const rest = '\n# @description Exits at once.\nexit 0\n';
const path = (bytes: number): string => `#!${'/'.repeat(bytes - 8)}bin/sh`;

/** First lines, and whatever else a file begins with. */
const heads: Record<string, string> = {
  plain: `#!/bin/sh${rest}`,
  none: `exit 0${rest}`,
  'blank-first': `\n#!/bin/sh${rest}`,
  'space-first': ` #!/bin/sh${rest}`,
  'nothing-named': `#!${rest}`,
  'only-spaces': `#! \t ${rest}`,
  'space-behind-mark': `#! /bin/sh${rest}`,
  'tab-behind': `#!/bin/sh\t${rest}`,
  argument: `#!/bin/sh -e${rest}`,
  'carriage-return': `#!/bin/sh\r${rest}`,
  'path-254': `${path(254)}${rest}`,
  'path-255': `${path(255)}${rest}`,
  'path-256': `${path(256)}${rest}`,
  'path-257': `${path(257)}${rest}`,
  'path-255-and-argument': `${path(255)} -e${rest}`,
  'path-256-and-argument': `${path(256)} -e${rest}`,
  'argument-over-256': `#!/bin/sh -e${' '.repeat(300)}${rest}`,
  'spaces-to-the-end': `#!${' '.repeat(300)}/bin/sh${rest}`,
  'no-line-end': '#!/bin/sh',
  empty: '',
  missing: `#!/no/such/thing${rest}`,
  'through-script': `#!{}/plain${rest}`,
  'through-bare': `#!{}/none${rest}`,
  relative: `#!plain${rest}`,
};

const asker = `
import json, subprocess, sys
def errno(name):
    try:
        subprocess.run(["./" + name], stdin=subprocess.DEVNULL, capture_output=True)
        return 0
    except OSError as error:
        return error.errno
print(json.dumps([errno(name) for name in sys.argv[1:]]))
`;

test('what the kernel refuses as no program is known beforehand', () => {
  const directory = directoryWith();
  for (const [name, head] of Object.entries(heads)) {
    writeFileSync(`${directory}/${name}`, head.replace('{}', directory), { mode: 0o755 });
  }
  const names = Object.keys(heads);
  const errors: number[] = JSON.parse(
    execFileSync('python3', ['-c', asker, ...names], { cwd: directory, encoding: 'utf8' }),
  );
  const { files } = diskHost(directory);
  const noexec = 8;
  expect(errors.filter((error) => error === noexec).length).toBeGreaterThan(5);
  expect(names.filter((name) => isUnexecutable(files, `${directory}/${name}`, directory))).toEqual(
    names.filter((_name, at) => errors[at] === noexec),
  );
});

const disk = memoryHost({
  '/usr/bin/env': 'ELF\0',
  '/opt/bin/python3': 'ELF\0',
  '/usr/bin/python3': 'ELF\0',
  '/usr/bin/data': { text: 'x', mode: 0o644 },
  '/bin/bash': 'ELF\0',
});

test.each([
  ['#!/usr/bin/env python3', '/opt/bin/python3'],
  ['#!/usr/bin/env -S python3 -u', '/opt/bin/python3'],
  ['#!/usr/bin/env -S -i X=1 python3 -u', '/opt/bin/python3'],
  ['#!/usr/bin/env /usr/bin/python3', '/usr/bin/python3'],
  ['#!/usr/bin/env python3 -u', undefined],
  ['#!/usr/bin/env bash\r', undefined],
  ['#!/usr/bin/env data', undefined],
  ['#!/bin/bash -e', '/bin/bash'],
  ['#!/bin/bash\r', undefined],
  ['#!bin/bash', undefined],
])('%j is read by %s', (line, expected) => {
  const { files } = memoryHost({});
  const host = { ...disk.files, read: () => Buffer.from(`${line}\n`) };
  const found = findInterpreter({ ...files, ...host }, '/tool', '/opt/bin:/usr/bin', '/repository');
  expect(found?.path).toBe(expected);
});
