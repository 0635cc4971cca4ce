import { applyEdits } from '../../core/edit.ts';
import type { Finding, Fix } from '../../core/finding.ts';
import { listed } from '../../core/words.ts';
import { parseHeader } from '../../script/header.ts';
import type { Script } from '../../script/script.ts';
import { closeGap } from '../close-gap.ts';
import { type LostParam, lostParams } from '../lost-params.ts';
import type { LintRule } from '../subject.ts';

export const headerUnbroken: LintRule = {
  id: 'header-unbroken',
  about: 'tool',
  severity: 'error',
  summary: 'parameters below the end of the header: they do not exist',
  why: `The header is the first block of comments: it ends at the first blank line after a comment, at the first
line that is no comment, and after line 80. With a blank line between \`@description\` and \`@param\`, the tool is listed
and has no parameters: the model cannot supply any, and the script runs without them.

A \`#\` on the blank line mends it. Parameters among the code have to move up.

Comments that describe a function are left alone.`,
  good: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n#\n# @param env string Target environment (staging|production)\n\n./bin/deploy "$OCTOMIND_PARAM_ENV"\n',
  },
  bad: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n\n# @param env string Target environment (staging|production)\n\n./bin/deploy "$OCTOMIND_PARAM_ENV"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const lost = lostParams(script);
    const [first] = lost;
    if (!first) return;
    const { end } = script.header;
    const fix = gapFix(script, lost);
    const mend = `Put a \`${script.header.lines[0]?.marker ?? '#'}\` on line ${end.number}, or delete the line`;
    yield {
      message: `${obstacle(script)}, so ${lostNames(lost, lineOf(script, first))} not exist for the model`,
      help: fix ? mend : 'Move the `@param` lines up, to the end of the first block of comments',
      span: fix ? end.span : first.param.span,
      ...(fix && { fix }),
    };
  },
};

function obstacle({ header: { end } }: Script): string {
  if (end.reason === 'limit') return 'the runtime reads no further than line 80';
  const what = end.reason === 'blank' ? 'is blank' : 'is no comment';
  return `line ${end.number} ${what} and ends the header`;
}

function lostNames(lost: readonly LostParam[], line: number): string {
  const names = lost.map(({ param }) => `\`${param.name}\``);
  if (names.length === 1) return `the parameter ${names[0]} on line ${line} does`;
  const few = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  return `the parameters ${listed(few)}, from line ${line} on, do`;
}

function lineOf({ source }: Script, { param }: LostParam): number {
  return source.text.slice(0, param.span.start).split('\n').length;
}

/** Closing the gap is safe where it brings back the lost parameters and changes nothing else. */
function gapFix({ header, source: { text } }: Script, lost: readonly LostParam[]): Fix | undefined {
  const last = lost.at(-1)?.param;
  if (header.end.reason !== 'blank' || !last) return undefined;
  const edits = closeGap(text, header, last.span.start);
  const mended = parseHeader(applyEdits(text, edits));
  const meant = [...header.params, ...lost.map(({ param }) => param)].map(plain);
  const same =
    mended.description === header.description &&
    JSON.stringify(mended.params.map(plain)) === JSON.stringify(meant);
  return same ? { safety: 'safe', edits } : undefined;
}

function plain({ name, type, description, required }: LostParam['param']): unknown[] {
  return [name, type, description, required];
}
