import { parseScript } from '../script/script.ts';
import { toolsDirectory } from '../script/toolbox.ts';
import type { Interpreter, Machine, Repository } from './machine.ts';

const path = `${toolsDirectory}/deploy`;
const text =
  '#!/usr/bin/env bash\n# @description Deploy the API service to staging.\n./bin/deploy\n';

/** A machine with one tool on which all is well, but for `changes`. */
export function exampleMachine(changes: Partial<Machine> = {}): Machine {
  return {
    toolbox: {
      root: '/repository',
      directory: toolsDirectory,
      kind: 'directory',
      candidates: [
        { name: 'deploy', path, kind: 'file', mode: 0o755, script: parseScript(Buffer.from(text)) },
      ],
    },
    place: { above: undefined, lookAlikes: [], nested: [] },
    diagnostics: [],
    skipped: [],
    runtime: { path: '/usr/bin/octomind', version: '0.29.0' },
    interpreters: [exampleInterpreter({})],
    syntax: [{ tool: path, by: 'bash -n', error: undefined }],
    commands: [],
    variables: [],
    git: exampleRepository({}),
    mount: { point: '/', type: 'ext4', noexec: false, caseInsensitive: false },
    ...changes,
  };
}

/** Where everything is committed as it should be, but for `changes`. */
export function exampleRepository(changes: Partial<Repository>): Repository {
  return {
    state: 'known',
    top: '/repository',
    entries: [{ path, mode: 0o100755, sparse: false }],
    ignored: [],
    crlf: [],
    fileMode: true,
    leaving: [],
    worktrees: [],
    ...changes,
  };
}

/** The one of `deploy`, there for everyone, but for `changes`. */
export function exampleInterpreter(changes: Partial<Interpreter>): Interpreter {
  return {
    tool: path,
    wanted: 'bash',
    path: '/usr/bin/bash',
    viaEnv: true,
    everywhere: true,
    elsewhere: undefined,
    install: undefined,
    ...changes,
  };
}
