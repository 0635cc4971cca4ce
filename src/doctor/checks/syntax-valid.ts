import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';

export const syntaxValid: Check = {
  id: 'syntax-valid',
  group: 'Syntax',
  severity: 'error',
  summary: 'script that its interpreter cannot parse',
  why: `The interpreter that the first line names is asked to parse the script and not to run it:
\`bash -n\`, \`sh -n\`, \`node --check\`, Python's \`compile\`. A tool with a syntax error is listed, and
its calls fail. Scripts of other interpreters are not looked at.`,
  good: { syntax: [{ tool: `${toolsDirectory}/deploy`, by: 'bash -n', error: undefined }] },
  bad: {
    syntax: [
      {
        tool: `${toolsDirectory}/deploy`,
        by: 'bash -n',
        error: 'line 9: syntax error: unexpected end of file',
      },
    ],
  },
  blocked: ({ syntax }) =>
    syntax.length === 0 ? 'no script of an interpreter that can be asked' : undefined,
  *check({ syntax }): Iterable<CheckFinding> {
    for (const { tool, by, error } of syntax) {
      if (error === undefined) continue;
      yield {
        tool,
        message: `\`${by}\` refuses \`${tool.slice(toolsDirectory.length + 1)}\`: ${error}`,
        help: `Mend it, and ask again: \`${by} ${tool}\``,
      };
    }
  },
};
