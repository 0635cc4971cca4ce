import type { Finding } from '../../core/finding.ts';
import { type Candidate, skipReason } from '../../script/candidate.ts';
import { scriptOf } from '../../script/script.ts';
import { fromHere } from '../from-here.ts';
import { isMeant, type LintRule } from '../subject.ts';

export const fileUtf8: LintRule = {
  id: 'file-utf8',
  about: 'candidate',
  severity: 'error',
  summary: 'a tool that is not UTF-8 from beginning to end',
  why: `The runtime reads the whole file as UTF-8 before it looks for a header, so one byte of Latin-1 in
the last line of the script hides the tool.

Windows PowerShell writes UTF-16 with \`>\`: such a file is skipped as well.

Compiled programs and data are left alone: they describe no tool.`,
  good: {
    greet: '#!/usr/bin/env bash\n# @description Say good day in German.\necho "Schönen Tag"\n',
  },
  bad: {
    greet: '#!/usr/bin/env bash\n# @description Say good day in German.\necho "Sch\udcf6nen Tag"\n',
  },
  *check({ candidate, toolbox }): Iterable<Finding> {
    if (skipReason(candidate) !== 'not-utf8') return;
    const text = candidate.script?.source.text ?? '';
    if (isMeantInUtf16(candidate, text)) {
      yield {
        message: `\`${candidate.name}\` is UTF-16, and the runtime skips what is not UTF-8`,
        help: `Save it as UTF-8, for example: \`iconv -f UTF-16 -t UTF-8 ${fromHere(toolbox, candidate.path)}\``,
      };
      return;
    }
    if (!isMeant(candidate)) return;
    const at = text.indexOf('\ufffd');
    yield {
      message: `\`${candidate.name}\` is not valid UTF-8, so the runtime skips it`,
      help: `Save it as UTF-8, for example: \`iconv -f LATIN1 -t UTF-8 ${fromHere(toolbox, candidate.path)}\``,
      ...(at === -1 ? {} : { span: { start: at, end: at + 1 } }),
    };
  },
};

/**
 * Whether it is a script in UTF-16: both bytes of the mark at its beginning stand as U+FFFD, and each
 * character of ASCII beside a NUL.
 */
function isMeantInUtf16(candidate: Candidate, text: string): boolean {
  if (!/^\ufffd{2}(?:\0.|.\0)/s.test(text)) return false;
  const script = scriptOf({
    text: text.slice(2).replaceAll('\0', ''),
    utf8: true,
    truncated: false,
  });
  return script.shebang !== undefined || isMeant({ ...candidate, script });
}
