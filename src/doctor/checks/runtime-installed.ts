import type { Check, CheckFinding } from '../check.ts';

/** The first version with local tools. */
const first = [0, 28] as const;

export const runtimeInstalled: Check = {
  id: 'runtime-installed',
  group: 'Runtime',
  severity: 'info',
  summary: 'runtime that is missing or too old for local tools',
  why: `Local tools came with Octomind 0.28: an older one is an error here. Without Octomind on this
machine the tools can still be written and checked, so that it is missing is only told.

A role that has no MCP server gets no local tools either.`,
  good: { runtime: { path: '/usr/bin/octomind', version: '0.28.0' } },
  bad: { runtime: undefined },
  *check({ runtime }): Iterable<CheckFinding> {
    if (!runtime) {
      yield {
        message: 'octomind is not on the PATH here, so only the files are judged',
        help: 'Install it: https://github.com/Muvon/octomind',
      };
      return;
    }
    const [, major, minor] = /(\d+)\.(\d+)/.exec(runtime.version ?? '') ?? [];
    if (major === undefined || minor === undefined) return;
    const isOld = Number(major) === first[0] && Number(minor) < first[1];
    if (!isOld) return;
    yield {
      severity: 'error',
      message: `octomind ${runtime.version} knows no local tools, which came with 0.28`,
      help: 'Update it to 0.28 or later',
    };
  },
};
