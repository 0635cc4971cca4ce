import type { Finding } from '../../core/finding.ts';
import { hidesKnownTag, slipOf, unknownTagKind, writtenTag } from '../header-tags.ts';
import { quoted } from '../quoted.ts';
import type { LintRule } from '../subject.ts';

export const tagKnown: LintRule = {
  id: 'tag-known',
  about: 'tool',
  severity: 'info',
  summary: 'a tag that the runtime does not know, so its words never reach the model',
  why: `The runtime knows \`@description\` (or \`@desc\`) and \`@param\` (or \`@arg\`). It ignores a line with any other
tag, and the text below it up to the next tag. That is well for what is not meant for the model; an
\`@example\` or a \`@returns\` often is, and belongs in the description.

Each unknown tag is named once. Records (\`@author\`, \`@license\`, \`@version\` …) and tags for other programs
(\`@ts-check\`) are left alone.`,
  good: {
    deploy:
      '#!/bin/sh\n# @author Jo Doe\n# @description Deploy the API service.\n# Example: env=staging\n# @param env string Target environment\n./bin/deploy "$OCTOMIND_PARAM_ENV"\n',
  },
  bad: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n# @param env string Target environment\n# @example env=staging\n./bin/deploy "$OCTOMIND_PARAM_ENV"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const seen = new Set<string | undefined>();
    for (const line of script.header.lines) {
      if (line.fate !== 'unknown-tag' || seen.has(line.tag)) continue;
      if (slipOf(line) || unknownTagKind(line) !== 'words' || hidesKnownTag(line)) {
        continue;
      }
      seen.add(line.tag);
      const written = writtenTag(line);
      const lost = line.value === '' ? 'what belongs to it' : quoted(line.value);
      yield {
        message: `the runtime does not know \`${written}\`, so the model never gets ${lost}`,
        help: 'Say it in the description, if the model should know it',
        span: { start: line.textSpan.start, end: line.textSpan.start + written.length },
      };
    }
  },
};
