import type { Finding } from '../../core/finding.ts';
import { limits } from '../limits.ts';
import { quoted } from '../quoted.ts';
import type { LintRule } from '../subject.ts';

const { description: bound, descriptionCut: cut } = limits;

export const descriptionBounded: LintRule = {
  id: 'description-bounded',
  about: 'tool',
  severity: 'warning',
  summary: `a description of more than ${bound.most.toLocaleString('en')} characters, which some refuse and others cut`,
  why: `The description is sent with every request and paid for each time. ${bound.by} has refused requests with one of
more than ${bound.most.toLocaleString('en')} characters ("string too long"); ${cut.by} cuts it after ${cut.most.toLocaleString('en')}, so the end never reaches the model. Say what
the tool does and when to use it; the rest belongs in its output or in a file that it names.

Read on ${bound.date}: ${bound.source}; ${cut.source}.`,
  good: {
    report:
      '#!/bin/sh\n# @description Print the sales report of the last week as CSV.\n./bin/report\n',
  },
  bad: {
    report: `#!/bin/sh\n# @description Print the sales report of the last week as CSV.\n${'# The columns are explained here at great length, and then once more in other words.\n'.repeat(12)}./bin/report\n`,
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const { description } = script.tool;
    if (description.length <= bound.most) return;
    const characters = Array.from(description);
    if (characters.length <= bound.most) return;
    const line = script.header.lines.find(({ fate }) => fate === 'description');
    const consequence =
      characters.length > cut.most
        ? `${cut.by} cuts it before ${quoted(characters.slice(cut.most).join('').trimStart())}`
        : `${bound.by} has refused more than ${bound.most.toLocaleString('en')}`;
    yield {
      message: `the description is ${characters.length.toLocaleString('en')} characters long, and ${consequence}`,
      help: 'Shorten it to what a model needs to choose and call the tool',
      ...(line && { span: line.textSpan }),
    };
  },
};
