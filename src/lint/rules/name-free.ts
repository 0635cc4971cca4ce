import type { Finding } from '../../core/finding.ts';
import type { Candidate } from '../../script/candidate.ts';
import { listedTools, type Project } from '../../script/toolbox.ts';
import { reservedBy } from '../reserved-names.ts';
import type { LintRule } from '../subject.ts';

export const nameFree: LintRule = {
  id: 'name-free',
  about: 'toolbox',
  severity: 'error',
  summary: 'a name that another tool has: the runtime’s own, a server’s, or nearly a neighbour’s',
  why: `A local tool has the lowest priority: where another tool has the same name, the call goes to the
other one, and nothing is logged. Both definitions are still sent, and some providers refuse the whole
request then ("tools: Tool names must be unique"). Every name that begins with \`agent_\` is taken for an
agent: such a tool is offered to the model and can never be called.

The names of the runtime and of its file server are an error, as nearly every session has them. Those of
servers that may or may not be there are a warning; so are two tools whose names differ only in case or
in \`-\` and \`_\`, which models and clients confuse.

Which servers a session has differs from team to team: \`reservedNames\` in the config adds names that
yours take, \`allowedNames\` frees names that none of them takes.`,
  good: {
    run_tests: '#!/bin/sh\n# @description Run the unit tests of one package.\npnpm test\n',
  },
  bad: { shell: '#!/bin/sh\n# @description Open a database shell on staging.\n./bin/db\n' },
  *check(toolbox): Iterable<Finding> {
    const seen = new Map<string, Pick<Candidate, 'name' | 'path'>>();
    for (const { name, path } of listedTools(toolbox)) {
      const folded = name.toLowerCase().replaceAll('-', '_');
      const double = seen.get(folded);
      const finding = takenBySession(name, toolbox.project) ?? (double && confusable(name, double));
      if (finding) yield { file: path, ...finding };
      if (!double) seen.set(folded, { name, path });
    }
  },
};

function takenBySession(name: string, project?: Project): Finding | undefined {
  if (project?.allowedNames.includes(name)) return undefined;
  if (project?.reservedNames.includes(name)) {
    return {
      message: `\`${name}\` stands in \`reservedNames\` of the config, so it belongs to another tool here`,
      help: 'Rename it, or take the name out of `reservedNames`',
    };
  }
  if (name.startsWith('agent_')) {
    return {
      message: `\`${name}\` begins with \`agent_\`, so the runtime takes it for an agent and it can never be called`,
      help: `Rename it, for example to \`${name.slice('agent_'.length) || 'ask'}\``,
    };
  }
  const taken = reservedBy(name);
  if (!taken) return undefined;
  const calls = taken.always
    ? 'so calls go there and never here'
    : 'and where that is present calls go there';
  return {
    message: `\`${name}\` is the name of a tool of ${taken.owner}, ${calls}`,
    help: 'Rename it to say what it does here, for example with the name of your service in it',
    severity: taken.always ? 'error' : 'warning',
  };
}

function confusable(
  name: string,
  { name: other, path }: Pick<Candidate, 'name' | 'path'>,
): Finding {
  return {
    message: `\`${name}\` differs from \`${other}\` only in case or in \`-\` and \`_\``,
    help: 'Rename one of them, so that a model can tell them apart',
    other: path,
    severity: 'warning',
  };
}
