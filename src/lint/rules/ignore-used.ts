import type { Finding } from '../../core/finding.ts';
import { nearest } from '../../core/words.ts';
import { isListed } from '../../script/candidate.ts';
import type { CommentSubject, LintRule } from '../subject.ts';
import type { JudgedComment } from '../suppress.ts';

export const ignoreUsed: LintRule = {
  id: 'ignore-used',
  about: 'comment',
  severity: 'warning',
  summary:
    'an `agent-tools-ignore` comment that passes over nothing, gives no reason or misses its place',
  why: `\`# agent-tools-ignore <rule…> -- <reason>\` on a line, or on the line above it, passes over what these
rules find there; \`# agent-tools-ignore-file <rule…> -- <reason>\`, anywhere below the header, does so
for the whole file. Both are written in the comment style of the script's header.

The reason is required: whoever meets the comment later has to judge whether it still holds. One that passes
over nothing hides the next real fault. One inside the header is a part of the description: the
model would read it.`,
  good: {
    open_prs:
      '#!/bin/sh\n# @description pull requests\n\n# agent-tools-ignore-file description-informative -- says all there is to say\ngh pr list\n',
  },
  bad: {
    open_prs:
      '#!/bin/sh\n# @description List the open pull requests.\n\n# agent-tools-ignore-file description-informative -- says all there is to say\ngh pr list\n',
  },
  *check(subject): Iterable<Finding> {
    for (const comment of subject.comments) {
      const mistake = misplaced(comment) ?? incomplete(comment);
      if (mistake) yield { span: comment.span, ...mistake };
      else yield* unused(comment, subject);
    }
  },
};

function misplaced({ delivered }: JudgedComment): Omit<Finding, 'span'> | undefined {
  if (!delivered) return undefined;
  return {
    message:
      'the `agent-tools-ignore` comment stands in the header, so the model reads it as a part of the description',
    help: 'Move it below the header, as `agent-tools-ignore-file …` if it is about a line of the header',
    severity: 'error',
  };
}

function incomplete({
  rules,
  reason,
  wholeFile,
}: JudgedComment): Omit<Finding, 'span'> | undefined {
  const word = wholeFile ? 'agent-tools-ignore-file' : 'agent-tools-ignore';
  if (rules.length === 0) {
    return {
      message: `\`${word}\` names no rule, so it passes over nothing`,
      help: `Name the rule: \`${word} <rule> -- <reason>\``,
    };
  }
  if (reason !== '') return undefined;
  return {
    message: `\`${word} ${rules.join(' ')}\` gives no reason`,
    help: `Say why: \`${word} ${rules.join(' ')} -- <reason>\``,
    severity: 'error',
  };
}

function* unused(
  { span, removal, rules, idle }: JudgedComment,
  { candidate, ids, levels }: CommentSubject,
): Iterable<Finding> {
  const fix = idle.length === rules.length;
  for (const rule of idle) {
    if (!ids.includes(rule)) yield { span, ...unknown(rule, ids) };
    else if (wasAsked(rule, candidate) && levels[rule] !== 'off') {
      yield {
        message: `\`${rule}\` finds nothing here, so there is nothing to ignore`,
        help:
          fix && rules.length === 1 ? 'Delete the comment' : `Delete \`${rule}\` from the comment`,
        span,
        ...(fix && rules.length === 1
          ? { fix: { safety: 'safe', edits: [{ span: removal, text: '' }] } }
          : {}),
      };
    }
  }
}

function unknown(rule: string, ids: readonly string[]): Omit<Finding, 'span'> {
  const close = nearest(rule, ids);
  return {
    message: `there is no rule \`${rule}\` to ignore`,
    help: close === undefined ? 'List them: `agent-tools lint --rules`' : `Write \`${close}\``,
  };
}

/** Whether a rule has had its chance: some see nothing in a file that is no tool, or without git. */
function wasAsked(rule: string, candidate: CommentSubject['candidate']): boolean {
  if (rule === 'git-executable') return candidate.indexMode !== undefined;
  return isListed(candidate) && candidate.mode !== undefined;
}
