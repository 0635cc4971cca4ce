import type { Finding } from '../../core/finding.ts';
import { nearest } from '../../core/words.ts';
import { variablePrefix } from '../../script/body/variable-name.ts';
import type { Body } from '../../script/body.ts';
import type { ParamTag } from '../../script/param.ts';
import { isPortable } from '../meant-param.ts';
import type { LintRule } from '../subject.ts';
import { undeclaredReads } from '../undeclared-reads.ts';

export const paramsUsed: LintRule = {
  id: 'params-used',
  about: 'tool',
  severity: 'warning',
  summary: 'a parameter that is declared and never read',
  why: `A declared parameter is a promise to the model: it fills it in and believes that it counts. If the
code never reads it, the model is misled, and each call carries a description that nobody needs.

Any mention outside of comments is a use, also one in a here-document or in the words of another program;
so is stdin that is handed on as a whole. In languages that have no parser here, nothing is said.`,
  good: {
    search_logs:
      '#!/bin/sh\n# @description Search the log of the API service.\n# @param *text string Text to look for\ngrep -F -- "$OCTOMIND_PARAM_TEXT" log/api.log\n',
  },
  bad: {
    search_logs:
      '#!/bin/sh\n# @description Search the log of the API service.\n# @param *text string Text to look for\n# @param level string Only lines of this level\ngrep -F -- "$OCTOMIND_PARAM_TEXT" log/api.log\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const { body, header } = script;
    if (!body || !isTold(body)) return;
    const names = header.params.map(({ name }) => name);
    const explained = new Set(undeclaredReads(script).map(({ name }) => nearest(name, names)));
    for (const param of header.params) {
      const isTwice = header.params.some((other) => other !== param && other.name === param.name);
      if (isTwice || !isPortable(param.name) || explained.has(param.name)) continue;
      if (isMentioned(param, body)) continue;
      yield {
        message: `\`${param.name}\` is declared, and the script never reads it`,
        help: `Read \`${variablePrefix}${param.name.toUpperCase()}\`, or delete the line`,
        span: param.nameSpan,
      };
    }
  },
};

/** Whether the facts are all there, and unread parameters have no other cause. */
function isTold({ language, complete, openings, arguments: uses }: Body): boolean {
  return language !== 'other' && complete && openings.length === 0 && uses.length === 0;
}

function isMentioned({ name }: ParamTag, { reads, mentions }: Body): boolean {
  return [...reads, ...mentions].some((place) =>
    place.channel === 'stdin' ? place.name === name : place.name === name.toUpperCase(),
  );
}
