import type { Finding } from '../../core/finding.ts';
import { variablePrefix } from '../../script/body/variable-name.ts';
import type { LintRule } from '../subject.ts';

export const argumentsUnused: LintRule = {
  id: 'arguments-unused',
  about: 'tool',
  severity: 'error',
  summary: 'code that reads the script’s own arguments, of which there are none',
  why: `A script that was written for people takes \`$1\`, \`getopts\`, \`sys.argv\` or \`process.argv\`. The runtime
starts a tool without any argument: parameters arrive as variables \`OCTOMIND_PARAM_…\` and as JSON on
stdin. So what such a script reads is always empty, whatever the model fills in.

The arguments of functions, of awk and of other programs are no case of it, nor is what \`set --\` put there.`,
  good: {
    restart:
      '#!/bin/bash\n# @description Restart one of the workers.\n# @param *worker string Name of the worker\nrestart() { ./bin/restart --name="$1"; }\nrestart "$OCTOMIND_PARAM_WORKER"\n',
  },
  bad: {
    restart:
      '#!/bin/bash\n# @description Restart one of the workers.\n# @param *worker string Name of the worker\n./bin/restart --name="$1"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const use = script.body?.arguments.find(({ spare }) => !spare);
    if (!use) return;
    const name = script.header.params[0]?.name.toUpperCase();
    yield {
      message: `the script reads \`${use.text}\`, and the runtime passes no arguments`,
      help: name
        ? `Read the parameter’s variable: \`${variablePrefix}${name}\``
        : 'Declare a parameter with `@param`, and read its variable',
      span: use.span,
    };
  },
};
