import type { Finding } from '../../core/finding.ts';
import { refusals } from '../limits.ts';
import type { LintRule } from '../subject.ts';
import { beginsDescription } from '../type-word.ts';

const { array, object } = refusals;

export const schemaAccepted: LintRule = {
  id: 'schema-accepted',
  about: 'tool',
  severity: 'warning',
  summary: 'an `array` or `object` parameter, whose definition some providers refuse',
  why: `A header cannot say what an array or an object holds, so the runtime sends \`{"type": "array"}\` without
\`items\` and \`{"type": "object"}\` without \`properties\`. That is valid JSON Schema, and Anthropic takes it. ${array.by}
refuse the array ("${array.error}"), ${object.by} the object ("${object.error}"), and with it
the whole request.

A string does what they do: say in its description how the values are parted ("comma-separated"), or that it is JSON.

Read on ${array.date}: ${array.source}; ${object.source}.`,
  good: {
    run_tests:
      '#!/bin/sh\n# @description Run the unit tests of some packages.\n# @param packages string Names of the packages, comma-separated\n./bin/test "$OCTOMIND_PARAM_PACKAGES"\n',
  },
  bad: {
    run_tests:
      '#!/bin/sh\n# @description Run the unit tests of some packages.\n# @param packages array Names of the packages\n./bin/test "$OCTOMIND_PARAM_PACKAGES"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    for (const param of script.header.params) {
      const { name, type, typeWord, nameSpan } = param;
      // `List of names` is an array by accident, and reported as such.
      if ((type !== 'array' && type !== 'object') || beginsDescription(param)) continue;
      const { by, error } = refusals[type];
      yield {
        message: `\`${name}\` is an ${type}, and ${by} ${by.includes(' and ') ? 'refuse' : 'refuses'} the definition: "${error}"`,
        help:
          type === 'array'
            ? 'Take a `string`, and say in its description that the values are comma-separated'
            : 'Take a `string`, and say in its description that it is JSON; or one parameter for each value',
        span: typeWord?.span ?? nameSpan,
      };
    }
  },
};
