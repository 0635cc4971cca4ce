import type { TextEdit } from '../../core/edit.ts';
import type { Finding } from '../../core/finding.ts';
import { type LostText, lostTexts } from '../lost-text.ts';
import { quoted } from '../quoted.ts';
import type { LintRule } from '../subject.ts';

export const textDelivered: LintRule = {
  id: 'text-delivered',
  about: 'tool',
  severity: 'warning',
  summary: 'text below a `@param` line, which the model never gets',
  why: `A description may go on over several lines. A parameter may not: the runtime drops the text below a
\`@param\` line, up to the next tag. So the half of a sentence that was wrapped to the next line, or a warning
in it, never reaches the model. Write a parameter on one line, however long; put what is about the
whole tool below \`@description\`, before the first \`@param\`.

Notes that are not for the model are safe behind a bare \`#\` or a ruled line; directives for other programs and
\`TODO\` are left alone anyway.`,
  good: {
    export:
      '#!/bin/sh\n# @description Export the invoices of one month as CSV.\n# Those of the running month are provisional.\n# @param month string Month to export, such as 2025-02\n#\n# Maintained by the billing team.\n./bin/export "$OCTOMIND_PARAM_MONTH"\n',
  },
  bad: {
    export:
      '#!/bin/sh\n# @description Export the invoices of one month as CSV.\n# @param month string Month to export,\n#   such as 2025-02\n./bin/export "$OCTOMIND_PARAM_MONTH"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    for (const lost of lostTexts(script.header)) {
      const { above, lines } = lost;
      const [first] = lines;
      const last = lines.at(-1);
      if (!first || !last) continue;
      const joins = above.fate === 'param' && !aboutTheTool.test(first.text);
      yield {
        message: `${quoted(first.text)} stands below \`@${above.tag}\`, so the model never gets ${lines.length === 1 ? 'it' : `these ${lines.length} lines`}`,
        help: joins
          ? `Write it on line ${above.number}, or above the first \`@param\` if it is about the tool`
          : 'Move it up, right below `@description`',
        span: { start: first.textSpan.start, end: last.textSpan.end },
        ...(joins && { fix: { safety: 'safe', edits: [joined(lost)] } }),
      };
    }
  },
};

/** How a paragraph begins that is not about the parameter above it. */
const aboutTheTool =
  /^(usage|synopsis|examples?|returns?|output|prints|requires|requirements|prerequisites|dependencies|depends on|environment|exit (codes?|status)|see( also)?|authors?|notes?|warnings?|caveats?)\s*:/i;

function joined({ above, lines }: LostText): TextEdit {
  const end = lines.at(-1)?.textSpan.end ?? above.textSpan.end;
  return {
    span: { start: above.textSpan.end, end },
    text: lines.map(({ text }) => ` ${text}`).join(''),
  };
}
