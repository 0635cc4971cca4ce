import type { TextEdit } from '../../core/edit.ts';
import type { Finding } from '../../core/finding.ts';
import { attributeLine } from '../../script/toolbox.ts';
import type { LintRule } from '../subject.ts';

export const lineEndingsLf: LintRule = {
  id: 'line-endings-lf',
  about: 'tool',
  severity: 'error',
  summary: 'Windows line ends: the tool is listed and cannot start',
  why: `With \`\\r\\n\` at its end, the first line names an interpreter called \`bash\\r\`: the tool is listed, and
each call ends in exit status 127 or "No such file or directory". Further down, \`\\r\` becomes part of
words: \`set -o pipefail\\r\` is an invalid option.

Tools have no extension, so a line like \`*.sh eol=lf\` in \`.gitattributes\` never matches them. This does:
\`${attributeLine}\`.`,
  good: { greet: '#!/bin/sh\n# @description Say hi to the person in front of you.\necho hi\n' },
  bad: {
    greet: '#!/bin/sh\r\n# @description Say hi to the person in front of you.\r\necho hi\r\n',
  },
  *check({ tool: { name, script } }): Iterable<Finding> {
    const { text, truncated } = script.source;
    const at = text.indexOf('\r\n');
    if (at === -1) return;
    const shebang = at < text.indexOf('\n') && script.shebang;
    yield {
      message: shebang
        ? `the lines of \`${name}\` end in \`\\r\\n\`, so the system looks for an interpreter called \`${script.shebang?.program}\\r\``
        : `lines of \`${name}\` end in \`\\r\\n\`, and the \`\\r\` becomes part of their last word`,
      help: `Save it with LF line ends, and add \`${attributeLine}\` to \`.gitattributes\``,
      span: { start: at, end: at + 2 },
      ...(truncated ? {} : { fix: { safety: 'safe', edits: carriageReturns(text) } }),
    };
  },
};

/** All of `\r\r\n`, too, which a file that was converted twice has. */
function carriageReturns(text: string): TextEdit[] {
  return Array.from(text.matchAll(/(?<!\r)\r+(?=\n)/g), ({ index, 0: { length } }) => ({
    span: { start: index, end: index + length },
    text: '',
  }));
}
