import type { Finding } from '../../core/finding.ts';
import { continuedParams } from '../lost-text.ts';
import { isPortable } from '../meant-param.ts';
import type { LintRule } from '../subject.ts';

export const paramsDescribed: LintRule = {
  id: 'params-described',
  about: 'tool',
  severity: 'warning',
  summary: 'a parameter without a description',
  why: `A model fills in a parameter by its name, its type and its description. Without the description it
guesses: is \`env\` "prod" or "production", a name or an address? One sentence with the accepted values
saves a failed call.`,
  good: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n# @param *env string Target environment (staging|production)\n./bin/deploy "$OCTOMIND_PARAM_ENV"\n',
  },
  bad: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n# @param *env string\n./bin/deploy "$OCTOMIND_PARAM_ENV"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const { header } = script;
    const continued = continuedParams(header);
    for (const param of header.params) {
      // Where the type is missing or unknown, its word is what is missing here; a foreign name may
      // have pushed the description aside; and what stands on the next line is lost, not missing.
      if (param.description !== '' || !param.typeWord?.known) continue;
      if (!isPortable(param.name) || continued.has(param.span.start)) continue;
      yield {
        message: `\`${param.name}\` has no description, so the model has to guess what to put in`,
        help: 'Say what it is and which values it takes, behind the type',
        span: param.nameSpan,
      };
    }
  },
};
