import { expect, test } from 'vitest';
import { said, tool, tools } from '../doctor.ts';

const found = (...lines: string[]) =>
  said({ [`${tools}/deploy`]: tool(...lines), '/repository/bin/here': '#!/bin/sh\n' });

test('a file of the repository that is missing', async () => {
  expect(await found('exec ./bin/deploy "$HOME"')).toEqual([
    'error commands-found `deploy` calls `./bin/deploy` on line 3, which does not exist',
  ]);
});

test('one without an execute bit', async () => {
  expect(
    await said({
      [`${tools}/deploy`]: tool('bin/deploy'),
      '/repository/bin/deploy': { text: '', mode: 0o644 },
    }),
  ).toEqual([
    'error commands-found `deploy` calls `bin/deploy` on line 3, which has no execute bit',
  ]);
});

test('a command that is nowhere', async () => {
  expect(await found('url=$(acme-cli url)')).toEqual([
    'warning commands-found `deploy` calls `acme-cli` on line 3, which is not on the PATH here',
  ]);
});

test.each([
  ['a file that is there', './bin/here'],
  ['builtins and keywords', 'if [ -n "$X" ]; then echo "$X"; fi; printf x; [[ a == b ]]; local x'],
  ['a function, also one that is defined further down', 'deploy_all; deploy_all() { :; }'],
  ['an alias', 'alias acme-cli=echo; acme-cli'],
  ['a variable', `"$ACME" x; \${ACME}/bin/x; "$(dirname "$0")/lib/x"`],
  ['what the script asks for', 'if command -v acme-cli >/dev/null; then acme-cli; fi'],
  ['what it asks for in a loop', 'for c in acme-cli; do type "$c"; done; acme-cli'],
  ['what it tests', '[ -x ./bin/deploy ] && ./bin/deploy'],
  ['what it makes', 'make bin/deploy 2>/dev/null || go build -o bin/deploy; ./bin/deploy'],
  ['a path behind a cd', 'cd service; ./bin/deploy'],
  ['functions from a file it sources', '. ./lib.sh; acme-cli'],
  ['a PATH of its own', 'PATH=$PWD/bin:$PATH; acme-cli'],
  ['words of a heredoc', "read -r x <<'END'\nacme-cli go\nEND"],
  ['comments and strings', '# acme-cli\necho "acme-cli go"'],
])('%s', async (_what, line) => {
  const known = { '/usr/bin/make': '', '/usr/bin/go': '', '/usr/bin/dirname': '' };
  expect(
    await said({ [`${tools}/deploy`]: tool(line), '/repository/bin/here': '', ...known }),
  ).toEqual([]);
});

test('a script that cannot be parsed is not judged', async () => {
  expect(await found('if acme-cli; then')).toEqual([]);
});

test.each([
  ['Python', 'python3', '#', ['import subprocess', 'subprocess.run(["acme-cli", "status"])'], 4],
  [
    'JavaScript',
    'node',
    '//',
    ["require('node:child_process').spawnSync('acme-cli', ['status']);"],
    3,
  ],
])('in %s', async (_language, program, mark, body, line) => {
  const text = [
    `#!/usr/bin/env ${program}`,
    `${mark} @description Show the status of all services.`,
    ...body,
    '',
  ];
  const files = { [`${tools}/status`]: text.join('\n'), [`/usr/bin/${program}`]: '' };
  expect((await said(files)).filter((found) => found.includes('commands-found'))).toEqual([
    `warning commands-found \`status\` calls \`acme-cli\` on line ${line}, which is not on the PATH here`,
  ]);
});
