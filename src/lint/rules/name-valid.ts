import type { Finding } from '../../core/finding.ts';
import { isLegalName } from '../../script/candidate.ts';
import { fromHere } from '../from-here.ts';
import { isMeant, type LintRule } from '../subject.ts';

export const nameValid: LintRule = {
  id: 'name-valid',
  about: 'candidate',
  severity: 'error',
  summary: 'a name the runtime skips: `deploy.sh`, a leading `-`, spaces, letters beyond ASCII',
  why: `The file's name is the tool's name, and providers take only letters, digits, \`_\` and \`-\`. So
the runtime skips every other name without a word, \`deploy.sh\` first of all.

Only files that describe a tool are judged: a \`README.md\`, a \`lib.sh\` that is sourced or a backup
like \`deploy~\` may be called what they like.`,
  good: {
    deploy:
      '#!/usr/bin/env bash\n# @description Deploy the API service to staging.\n./bin/deploy\n',
    'README.md': { text: 'How to add a tool: begin with `# @description …`.\n', mode: 0o644 },
  },
  bad: {
    'deploy.sh':
      '#!/usr/bin/env bash\n# @description Deploy the API service to staging.\n./bin/deploy\n',
  },
  *check({ candidate, toolbox }): Iterable<Finding> {
    const { name, path, kind } = candidate;
    if (kind !== 'file' || isLegalName(name) || !isMeant(candidate)) return;
    const message = `\`${name}\` ${fault(name)}, so the runtime skips it`;
    const better = betterName(name);
    if (better === '' || toolbox.candidates.some((other) => other.name === better)) {
      yield { message, help: 'Give it a name of letters, digits, `_` and `-` that is still free' };
      return;
    }
    yield {
      message,
      help: `Rename it: \`mv ${fromHere(toolbox, path)} ${fromHere(toolbox, `${toolbox.directory}/${better}`)}\``,
      fix: { safety: 'unsafe', rename: better },
    };
  },
};

function fault(name: string): string {
  if (name.startsWith('-')) return 'begins with `-`';
  if (/^[\w-]+(\.\w+)+$/.test(name)) return 'has a dot in its name';
  if (/[\udc80-\udcff]/.test(name) && !name.isWellFormed())
    return 'has bytes in its name that are no UTF-8';
  if (/\s/.test(name)) return 'has white space in its name';
  const stranger = Array.from(name).find((character) => !/[\w-]/.test(character));
  return `has \`${stranger}\` in its name`;
}

/** `deploy.sh` → `deploy`, `run tests` → `run_tests`; empty if nothing is left. */
function betterName(name: string): string {
  return name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^[-_]+|_+$/g, '');
}
