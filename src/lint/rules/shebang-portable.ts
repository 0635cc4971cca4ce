import type { Finding } from '../../core/finding.ts';
import type { Shebang } from '../../script/shebang.ts';
import type { LintRule } from '../subject.ts';

export const shebangPortable: LintRule = {
  id: 'shebang-portable',
  about: 'tool',
  severity: 'warning',
  summary: 'an interpreter that stands elsewhere on a teammate’s machine',
  why: `A tool is committed for everybody. \`/opt/homebrew/bin/bash\` exists on some Macs, a path below a home
directory on one machine, \`/usr/local/bin/python3\` where somebody built it; and \`python\` is Python 2 on
some systems and missing on others. \`/usr/bin/env\` finds the interpreter on the PATH.`,
  good: {
    report: '#!/usr/bin/env python3\n# @description Print the weekly sales report.\nprint(1)\n',
  },
  bad: {
    report:
      '#!/opt/homebrew/bin/python3\n# @description Print the weekly sales report.\nprint(1)\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const { shebang, source } = script;
    if (!shebang) return;
    const { span } = shebang;
    const line = source.text.slice(span.start, span.end);
    if (local.test(shebang.interpreter) && shebang.program) {
      const better = envLine(shebang, shebang.program);
      yield {
        message: `\`${shebang.interpreter}\` is a path of some machines only`,
        help: `Let \`env\` find it: \`${better}\``,
        span,
        fix: {
          safety: 'safe',
          edits: [{ span, text: line.endsWith('\r') ? `${better}\r` : better }],
        },
      };
    } else if (shebang.interpreter.endsWith('/env') && shebang.program === 'python') {
      const better = line.replace(/\bpython\b/, 'python3');
      yield {
        message: '`python` is Python 2 on some machines and missing on others',
        help: `Name the version: \`${better.trimEnd()}\``,
        span,
        ...(python2.test(source.text)
          ? {}
          : { fix: { safety: 'safe', edits: [{ span, text: better }] } }),
      };
    }
  },
};

/** Places that hold what somebody installed on one machine, or on one kind of machine. */
const local = /^\/(opt|home|Users|root|nix\/store|snap)\/|^\/usr\/local\/|^\/home\/linuxbrew\//;

const python2 = /^[ \t]*(print|exec)[ \t]+[^\s(=]/m;

function envLine({ words }: Shebang, program: string): string {
  const rest = [program, ...words].join(' ');
  return words.length === 0 ? `#!/usr/bin/env ${rest}` : `#!/usr/bin/env -S ${rest}`;
}
