import type { TextEdit } from '../../core/edit.ts';
import type { Finding } from '../../core/finding.ts';
import { skipReason } from '../../script/candidate.ts';
import { findIntent, type Intent } from '../../script/intent.ts';
import type { Script } from '../../script/script.ts';
import { closeGap } from '../close-gap.ts';
import { isMeant, isSilentScript, type LintRule } from '../subject.ts';

export const descriptionPresent: LintRule = {
  id: 'description-present',
  about: 'candidate',
  severity: 'error',
  summary: 'no description that reaches the runtime, with the cause',
  why: `A file whose header yields no description is no tool. The header is the first block of comments:
it ends at the first blank line after a comment, at the first line that is no comment, and after
line 80. What stands further down does not exist for the runtime, and it says so only in its debug
log.

The classic is a licence block, a blank line, and then the tags. A \`#\` on the blank line mends it.

Files that neither describe a tool nor could be started as one are left alone.`,
  good: {
    greet:
      '#!/bin/sh\n# Copyright Acme\n#\n# @description Say hi to the person in front of you.\necho hi\n',
  },
  bad: {
    greet:
      '#!/bin/sh\n# Copyright Acme\n\n# @description Say hi to the person in front of you.\necho hi\n',
  },
  *check({ candidate }): Iterable<Finding> {
    if (skipReason(candidate) !== 'missing-description' || !candidate.script) return;
    const { script } = candidate;
    const intent = findIntent(script);
    if (intent && isMeant(candidate)) yield causes[intent.obstacle](script, intent);
    else if (!intent && isSilentScript(candidate)) {
      yield {
        message: `\`${candidate.name}\` has no \`@description\`, so the runtime skips it`,
        help: `Say what it does in a comment below the first line: \`${marker(script)} @description …\`; if it is no tool, put it in a folder`,
        span: { start: 0, end: script.shebang?.span.end ?? 0 },
      };
    }
  },
};

type Cause = (script: Script, intent: Intent) => Finding;

const causes: Record<Intent['obstacle'], Cause> = {
  'blank-line': ({ header, source }, intent) => ({
    message: `line ${header.end.number} is blank, so the header ends there and the description on line ${intent.line} does not reach the runtime`,
    help: `Put a \`${header.lines[0]?.marker ?? '#'}\` on line ${header.end.number}, or delete the line`,
    span: header.end.span,
    fix: { safety: 'safe', edits: closeGap(source.text, header, intent.span.start) },
  }),
  code: ({ header }, intent) => ({
    message: `line ${header.end.number} is no comment, so the header ends there and the description on line ${intent.line} does not reach the runtime`,
    help: `Move the comments from line ${intent.line} on above line ${header.end.number}`,
    span: header.end.span,
  }),
  'line-limit': (_script, intent) => ({
    message: `the description stands on line ${intent.line}, and the runtime reads no further than line 80`,
    help: 'Move it to the top, right below the first line',
    span: intent.span,
  }),
  'byte-order-mark': (_script, intent) => ({
    message: `the file begins with a byte order mark, so its first line is no comment and the description on line ${intent.line} does not reach the runtime`,
    help: 'Save it as UTF-8 without a byte order mark',
    span: { start: 0, end: 1 },
    fix: { safety: 'safe', edits: [{ span: { start: 0, end: 1 }, text: '' }] },
  }),
  'block-comment': (script, intent) => inBlock(script, intent, 'a block comment'),
  docstring: (script, intent) => inBlock(script, intent, 'a docstring'),
  'doubled-marker': ({ source }, { line, span }) => ({
    message: `line ${line} has \`${source.text.slice(span.start, span.end).trim()}\` between the comment and its \`@\`, so the runtime takes it for text`,
    help: 'Use one comment mark: `# @description …`',
    span,
    fix: { safety: 'safe', edits: [{ span, text: '' }] },
  }),
  misspelled: ({ source }, { span }) => {
    const tag = source.text.slice(span.start, span.end);
    const edit: TextEdit = { span, text: '@description' };
    return {
      message: `the runtime does not know \`${tag}\`, so the script has no description`,
      help: 'Write `@description`',
      span,
      fix: { safety: 'safe', edits: [edit] },
    };
  },
  empty: (_script, { span }) => ({
    message: 'the description is empty, so the runtime skips the file',
    help: 'Say in a sentence what the tool does and when to use it',
    span,
  }),
};

function inBlock(script: Script, { line, span }: Intent, block: string): Finding {
  return {
    message: `the description stands in ${block}, where the runtime does not look`,
    help: `Write line ${line} as \`${marker(script)} @description …\`, above all code`,
    span,
  };
}

/** How a line comment begins in the script's language. */
function marker({ header, shebang }: Script): string {
  const slashes = /^(node|deno|bun|tsx|ts-node)$/.test(shebang?.program ?? '');
  return header.lines[0]?.marker ?? (slashes ? '//' : '#');
}
