import type { Finding } from '../../core/finding.ts';
import { nearest } from '../../core/words.ts';
import { variablePrefix } from '../../script/body/variable-name.ts';
import type { Read } from '../../script/body.ts';
import type { Script } from '../../script/script.ts';
import type { LintRule } from '../subject.ts';
import { undeclaredReads } from '../undeclared-reads.ts';

export const paramsDeclared: LintRule = {
  id: 'params-declared',
  about: 'tool',
  severity: 'error',
  summary: 'a parameter that the code reads and no `@param` declares',
  why: `A model fills in what the header declares, by the names the header gives. If the code reads another
name, it gets nothing: the model sets \`dry_run\`, the script reads \`DRYRUN\`, and production is deployed.
A default in the code does not help, as then the default is always taken.

A parameter arrives as the variable \`OCTOMIND_PARAM_\` and its name in capitals, and as a key of the JSON
object on stdin, there just as the header spells it. Keys are judged only where the value is surely the
tool's own stdin. Where the code looks names up at run time, nothing is said.`,
  good: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n# @param *env string Target environment (staging|production)\n./bin/deploy --env="$OCTOMIND_PARAM_ENV"\n',
  },
  bad: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n# @param dry_run boolean Validate without applying\nif [ "${OCTOMIND_PARAM_DRYRUN:-}" = true ]; then exit 0; fi\n./bin/deploy\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    for (const read of undeclaredReads(script)) yield undeclared(read, script);
  },
};

function undeclared(read: Read, { header }: Script): Finding {
  const names = header.params.map(({ name }) => name);
  const meant = nearest(read.name, names);
  const span = read.nameSpan;
  if (read.channel === 'stdin') {
    return {
      message: `the script takes \`${read.name}\` from the JSON on stdin, and no \`@param\` declares it, so it is never there`,
      help: meant
        ? `Take \`${meant}\`, or declare it: \`@param ${read.name} string …\``
        : `Declare it: \`@param ${read.name} string …\``,
      span,
    };
  }
  const name = read.name.toLowerCase();
  return {
    message: `the script reads \`${variablePrefix}${read.name}\`, and no \`@param\` declares \`${name}\`, so it is never set`,
    help: meant
      ? `Read \`${variablePrefix}${meant.toUpperCase()}\`, or declare it: \`@param ${name} string …\``
      : `Declare it: \`@param ${name} string …\``,
    span,
  };
}
