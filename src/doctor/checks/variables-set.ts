import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';

export const variablesSet: Check = {
  id: 'variables-set',
  group: 'Environment',
  severity: 'warning',
  summary: 'variable that a script requires and that is not set here',
  why: `A tool gets the environment of the session. A script that ends without a variable
(\`\${API_TOKEN:?}\`, \`os.environ["API_TOKEN"]\`) works only in a session that was started with it.

Names are shown, never values. Parameters and what the runtime sets are not meant.`,
  good: { variables: [] },
  bad: { variables: [{ tool: `${toolsDirectory}/deploy`, name: 'DEPLOY_TOKEN', line: 5 }] },
  *check({ variables }): Iterable<CheckFinding> {
    for (const { tool, name, line } of variables) {
      yield {
        tool,
        message: `\`${tool.slice(toolsDirectory.length + 1)}\` ends on line ${line} unless \`${name}\` is set, and it is not set here`,
        help: `Set it before the session starts: \`export ${name}=…\``,
      };
    }
  },
};
