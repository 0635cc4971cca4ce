import type { Finding } from '../../core/finding.ts';
import type { HeaderLine } from '../../script/header.ts';
import { type Slip, slipOf } from '../header-tags.ts';
import { quoted } from '../quoted.ts';
import type { LintRule } from '../subject.ts';

export const tagSpelled: LintRule = {
  id: 'tag-spelled',
  about: 'tool',
  severity: 'error',
  summary: 'a slip in a tag: `@params`, `@desciption`, `@description:`, `## @param`',
  why: `The runtime knows \`@description\` (or \`@desc\`) and \`@param\` (or \`@arg\`), in any case, with white space
behind them. A line with any other tag is dropped without a word: after \`@params env string …\` there is no
parameter \`env\`. With a second comment mark before its \`@\`, a line is no tag at all, and its text can end
up in the description.`,
  good: {
    restart:
      '#!/bin/sh\n# @description Restart one of the workers.\n# @param *worker string Name of the worker, such as invoices\n./bin/restart "$OCTOMIND_PARAM_WORKER"\n',
  },
  bad: {
    restart:
      '#!/bin/sh\n# @description Restart one of the workers.\n# @params *worker string Name of the worker, such as invoices\n./bin/restart "$OCTOMIND_PARAM_WORKER"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    for (const line of script.header.lines) {
      const slip = slipOf(line);
      if (!slip) continue;
      const { written, meant, span } = slip;
      yield {
        message: slip.doubled
          ? `\`${written}\` has a comment mark too many, so ${fate(line, slip)}`
          : `the runtime does not know \`${written}\`, so ${loss(slip)}`,
        help: `Write \`${meant}\``,
        span,
        ...fixOf(slip, /\s/.test(script.source.text[span.start - 1] ?? '')),
      };
    }
  },
};

function fate({ fate }: HeaderLine, slip: Slip): string {
  return fate === 'continuation'
    ? 'the model reads the line as part of the description'
    : loss(slip);
}

function loss({ meant, rest }: Slip): string {
  if (rest === '') return 'it drops the line';
  if (/^@desc/i.test(meant)) return `the model never gets ${quoted(rest)}`;
  const name = rest.split(/\s/, 1)[0]?.replace(/^\*/, '');
  return `the parameter \`${name}\` does not exist for the model`;
}

/** `apart`: whether white space stands before what is replaced. */
function fixOf(slip: Slip, apart: boolean): Pick<Finding, 'fix'> {
  // A `@param` without a value would be dropped just the same.
  if (slip.rest === '') return {};
  const text = slip.doubled && !apart ? ' ' : slip.text;
  // A second mark that stands apart may be how somebody switched the line off.
  const safety = slip.doubled && apart ? 'unsafe' : 'safe';
  return { fix: { safety, edits: [{ span: slip.span, text }] } };
}
