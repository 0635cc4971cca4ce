import type { TextEdit } from '../../core/edit.ts';
import type { Finding } from '../../core/finding.ts';
import { variablePrefix } from '../../script/body/variable-name.ts';
import type { Read } from '../../script/body.ts';
import type { LintRule } from '../subject.ts';

export const optionalParamsGuarded: LintRule = {
  id: 'optional-params-guarded',
  about: 'tool',
  severity: 'error',
  summary: 'an optional parameter that ends the script under `set -u` when it is not given',
  why: `A parameter that is not supplied is not set. Under \`set -u\` a shell ends the script at the first
mention of a variable that is not set, so a call without the optional parameter fails with "unbound
variable". \`[ -n "$X" ]\` does not help, as it is such a mention itself.

\`\${X:-}\`, \`\${X-}\`, \`\${X:=…}\`, \`\${X:?…}\`, a test with \`\${X+x}\`, \`[ -v X ]\` or \`[ -n "\${X:-}" ]\` around it
and an assignment before it do.`,
  good: {
    deploy:
      '#!/bin/bash\n# @description Deploy the API service.\n# @param version string Version to deploy; the newest by default\nset -eu\n./bin/deploy --version="${OCTOMIND_PARAM_VERSION:-latest}"\n',
  },
  bad: {
    deploy:
      '#!/bin/bash\n# @description Deploy the API service.\n# @param version string Version to deploy; the newest by default\nset -eu\n./bin/deploy --version="$OCTOMIND_PARAM_VERSION"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const { header, body } = script;
    for (const { name, required } of header.params) {
      const isRequired =
        required || header.params.some((other) => other.required && other.name === name);
      if (isRequired) continue;
      const reads =
        body?.reads.filter((read) => read.name === name.toUpperCase() && fails(read)) ?? [];
      const [first] = reads;
      if (!first) continue;
      const edits = reads.flatMap((read) => guard(read, script.source.text));
      yield {
        message: `\`${name}\` is optional, and under \`set -u\` the script ends here when it is not given`,
        help: `Give it a default: \`\${${variablePrefix}${first.name}:-}\``,
        span: first.nameSpan,
        ...(edits.length === reads.length ? { fix: { safety: 'safe', edits } } : {}),
      };
    }
  },
};

function fails({ channel, absence, shell }: Read): boolean {
  if (channel !== 'variable' || absence !== 'nothing' || !shell) return false;
  return shell.options.includes('u') && !shell.guarded;
}

/** The edit that gives a read an empty default; none where more than a default stands there. */
function guard({ nameSpan, shell }: Read, text: string): TextEdit[] {
  const name = text.slice(nameSpan.start, nameSpan.end);
  const before = text.slice(0, nameSpan.start);
  if (before.endsWith('${') && text[nameSpan.end] === '}') {
    return [{ span: { start: nameSpan.end, end: nameSpan.end }, text: ':-' }];
  }
  if (before.endsWith('$')) {
    return [{ span: { start: nameSpan.start - 1, end: nameSpan.end }, text: `\${${name}:-}` }];
  }
  return shell?.form === 'arithmetic' && !before.endsWith('{')
    ? [{ span: nameSpan, text: `\${${name}:-0}` }]
    : [];
}
