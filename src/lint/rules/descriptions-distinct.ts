import type { Finding } from '../../core/finding.ts';
import { listedTools } from '../../script/toolbox.ts';
import type { LintRule } from '../subject.ts';
import { isUninformative } from './description-informative.ts';

export const descriptionsDistinct: LintRule = {
  id: 'descriptions-distinct',
  about: 'toolbox',
  severity: 'warning',
  summary: 'two tools that are described in the same words',
  why: `A model chooses by the descriptions. Where two are the same but for case, punctuation and white space – mostly
because one file began as a copy of the other – it takes one of the two by chance.`,
  good: {
    test_api: '#!/bin/sh\n# @description Run the unit tests of the API.\nmake test-api\n',
    test_web: '#!/bin/sh\n# @description Run the unit tests of the web client.\nmake test-web\n',
  },
  bad: {
    test_api: '#!/bin/sh\n# @description Run the unit tests.\nmake test-api\n',
    test_web: '#!/bin/sh\n# @description Run the unit tests!\nmake test-web\n',
  },
  *check(toolbox): Iterable<Finding> {
    const seen = new Map<string, string>();
    for (const { name, path, script } of listedTools(toolbox)) {
      const words = folded(script.tool.description);
      // Placeholders are alike by nature, and reported one by one.
      if (words === '' || isUninformative(name, script.tool.description)) continue;
      const other = seen.get(words);
      if (!other) {
        seen.set(words, name);
        continue;
      }
      const line = script.header.lines.find(({ fate }) => fate === 'description');
      yield {
        file: path,
        message: `\`${name}\` is described in the words of \`${other}\`, so a model cannot tell which of them to call`,
        help: 'Say in each what it does and the other does not',
        ...(line && { span: line.textSpan }),
      };
    }
  },
};

/** Without case, punctuation and white space; the `#` of C# is no punctuation. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?!#)[\p{P}\p{White_Space}]+/gu, ' ')
    .trim();
}
