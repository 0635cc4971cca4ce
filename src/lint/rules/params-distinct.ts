import type { Finding } from '../../core/finding.ts';
import { lineStarts, positionAt } from '../../core/span.ts';
import type { ParamTag } from '../../script/param.ts';
import { isPortable } from '../meant-param.ts';
import type { LintRule } from '../subject.ts';

export const paramsDistinct: LintRule = {
  id: 'params-distinct',
  about: 'tool',
  severity: 'error',
  summary: 'a parameter declared twice, or two that share one variable',
  why: `Of two lines for one parameter the model sees the later one only. If both mark it as required, it
stands twice in \`required\`, which is invalid JSON Schema: Anthropic then refuses the whole request, VS Code drops
the tool.

Names that differ only in case are two parameters for the model and one variable for the script,
\`OCTOMIND_PARAM_\` and the name in capitals. Which of the two values it holds is not defined.`,
  good: {
    copy: '#!/bin/sh\n# @description Copy a table between databases.\n# @param from string Source database\n# @param to string Target database\n./bin/copy "$OCTOMIND_PARAM_FROM" "$OCTOMIND_PARAM_TO"\n',
  },
  bad: {
    copy: '#!/bin/sh\n# @description Copy a table between databases.\n# @param db string Source database\n# @param db string Target database\n./bin/copy "$OCTOMIND_PARAM_DB"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const seen = new Map<string, ParamTag>();
    for (const param of script.header.params) {
      // A foreign form stands for another name: `{string}` twice is no double.
      if (!isPortable(param.name)) continue;
      const variable = param.name.toUpperCase();
      const first = seen.get(variable);
      if (!first) seen.set(variable, param);
      else {
        const starts = lineStarts(script.source.text.slice(0, first.span.start));
        const { line } = positionAt(starts, first.span.start);
        yield { ...fault(param, first, line), span: param.nameSpan };
      }
    }
  },
};

function fault(param: ParamTag, first: ParamTag, line: number): Omit<Finding, 'span'> {
  if (param.name !== first.name) {
    return {
      message: `\`${param.name}\` and \`${first.name}\` on line ${line} share the variable \`OCTOMIND_PARAM_${param.name.toUpperCase()}\`, and which value it holds is not defined`,
      help: 'Rename one of them',
    };
  }
  const consequence =
    param.required && first.required
      ? 'and stands twice in `required`, for which some providers refuse the request'
      : 'and the model sees only this one';
  return {
    message: `\`${param.name}\` is declared on line ${line} already, ${consequence}`,
    help: 'Delete one of the lines, or rename its parameter',
  };
}
