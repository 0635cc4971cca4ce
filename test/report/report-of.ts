import type { Example } from '../../src/core/rule.ts';
import { exampleToolbox } from '../../src/lint/example.ts';
import { lint } from '../../src/lint/lint.ts';
import type { Report } from '../../src/report/report.ts';
import { listedTools } from '../../src/script/toolbox.ts';

/** What `lint` finds in a small tools directory. */
export function reportOf(example: Example): Report {
  const toolbox = exampleToolbox(example);
  return {
    root: '/repository',
    tools: listedTools(toolbox).length,
    diagnostics: lint(toolbox),
    texts: new Map(toolbox.candidates.map(({ path, script }) => [path, script?.source.text ?? ''])),
  };
}
