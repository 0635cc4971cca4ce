import { count } from '../../core/words.ts';
import { toolsDirectory } from '../../script/toolbox.ts';
import type { Check, CheckFinding } from '../check.ts';

export const lookAlikesAbsent: Check = {
  id: 'look-alikes-absent',
  group: 'Place',
  severity: 'warning',
  summary: 'second folder with tools and nearly the right name',
  why: `Tools in \`.agent/tools\`, \`agents/tools\` or \`.agents/tool\` beside the right folder do not exist
for the runtime. Only folders in which a file describes a tool are told.`,
  good: {
    place: { above: undefined, lookAlikes: [{ path: 'agents/tools', tools: 0 }], nested: [] },
  },
  bad: {
    place: { above: undefined, lookAlikes: [{ path: '.agent/tools', tools: 2 }], nested: [] },
  },
  *check({ place, toolbox }): Iterable<CheckFinding> {
    // Where the folder itself is missing, `place-here` speaks.
    if (toolbox.kind !== 'directory') return;
    for (const { path, tools } of place.lookAlikes) {
      if (tools === 0) continue;
      yield {
        message: `\`${path}\` holds ${count(tools, 'tool')}, and the runtime looks only in ${toolsDirectory}`,
        help: `Move ${tools === 1 ? 'it' : 'them'}: \`mv ${path}/* ${toolsDirectory}/\``,
      };
    }
  },
};
