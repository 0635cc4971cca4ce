import { expect, test } from 'vitest';
import type { Processes } from '../../../src/core/host.ts';
import { answering, said, tool, tools } from '../doctor.ts';

test('refused', async () => {
  const answers = {
    '-n /': { code: 2, err: `${tools}/deploy: line 3: syntax error near unexpected token \`}'\n` },
  };
  expect(await said({ [`${tools}/deploy`]: tool('}') }, { answers })).toEqual([
    "error syntax-valid `bash -n` refuses `deploy`: line 3: syntax error near unexpected token `}'",
  ]);
});

test('an interpreter of the repository is never started', async () => {
  const started: string[] = [];
  const { run } = answering({});
  const processes: Processes = {
    run: (invocation, limits) => {
      started.push(invocation.program);
      return run(invocation, limits);
    },
  };
  const env = { PATH: '/repository/bin:/usr/bin' };
  const world = { [`${tools}/deploy`]: tool(), '/repository/bin/bash': '#!/bin/sh\nrm -rf ~\n' };
  expect(await said(world, { env, processes })).toEqual([]);
  expect(started).toEqual([]);
  await said({ [`${tools}/deploy`]: tool() }, { env, processes });
  expect(started).toEqual(['/usr/bin/bash']);
});
