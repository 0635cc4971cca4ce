import type { Finding } from '../../core/finding.ts';
import type { LintRule } from '../subject.ts';

export const shebangPresent: LintRule = {
  id: 'shebang-present',
  about: 'tool',
  severity: 'error',
  summary: 'a tool without a `#!` line: it is listed and cannot start',
  why: `The runtime starts the file itself, without a shell in between. A script without a \`#!\` line is
offered to the model, and each call ends in \`Exec format error (os error 8)\`. In a terminal the same
file runs, because shells fall back to themselves: so nobody notices.`,
  good: { greet: '#!/bin/sh\n# @description Say hi to the person in front of you.\necho hi\n' },
  bad: { greet: '# @description Say hi to the person in front of you.\necho hi\n' },
  *check({ tool: { name, script } }): Iterable<Finding> {
    if (script.shebang || misplacedShebang.test(script.source.text)) return;
    yield {
      message: `\`${name}\` has no \`#!\` line, so the model sees it and every call fails with "Exec format error"`,
      help: 'Make its first line name the interpreter: `#!/usr/bin/env bash`',
      span: { start: 0, end: 0 },
    };
  },
};

/** A `#!` that was meant to be the first line: `shebang-runnable` speaks of it. */
export const misplacedShebang = /^\s*#!\s*\S*\//;
