import type { Finding } from '../../core/finding.ts';
import { quoted } from '../quoted.ts';
import type { LintRule } from '../subject.ts';

export const paramComplete: LintRule = {
  id: 'param-complete',
  about: 'tool',
  severity: 'error',
  summary: 'a `@param` line without a name, which the runtime drops',
  why: `A parameter's line is \`@param [*]name type description\`. The \`*\` of a required parameter stands right
before its name: in \`@param * env string …\` the name is empty, and the runtime drops the line. It says so
only in its debug log.`,
  good: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n# @param *env string Target environment\n./bin/deploy "$OCTOMIND_PARAM_ENV"\n',
  },
  bad: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n# @param * env string Target environment\n./bin/deploy "$OCTOMIND_PARAM_ENV"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    for (const { fate, tag, value, textSpan } of script.header.lines) {
      if (fate !== 'nameless-param') continue;
      const rest = value.replace(/^\*\s*/, '');
      yield {
        message:
          rest === ''
            ? `\`@${tag}\` names no parameter, so the runtime drops the line`
            : `a space parts the \`*\` from its name, so the runtime drops ${quoted(rest)}`,
        help:
          rest === ''
            ? `Name it, or delete the line: \`@${tag} name string What it is\``
            : `Write \`@${tag} *${rest}\``,
        span: textSpan,
      };
    }
  },
};
