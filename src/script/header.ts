import type { Span } from '../core/span.ts';
import { type ParamTag, parseParam } from './param.ts';
import { firstWord, trim, trimEnd, trimStart } from './white-space.ts';

/**
 * What becomes of a comment line. `before`, `after-param` and `after-unknown` are text that the
 * model never gets; `nameless-param` and `unknown-tag` are lines that the runtime drops.
 */
export type Fate =
  | 'empty'
  | 'description'
  | 'continuation'
  | 'param'
  | 'nameless-param'
  | 'unknown-tag'
  | 'before'
  | 'after-param'
  | 'after-unknown';

/** One comment line of the header. */
export interface HeaderLine {
  /** From 1. */
  readonly number: number;
  /** The whole line, without its end. */
  readonly span: Span;
  /** `#`, `//` or `--`. */
  readonly marker: string;
  /** What stands after the marker, trimmed. */
  readonly text: string;
  /** Where `text` stands. */
  readonly textSpan: Span;
  readonly fate: Fate;
  /** The tag's name as the runtime compares it, lower-cased; undefined for text. */
  readonly tag: string | undefined;
  /** The tag's value, trimmed; empty for text. */
  readonly value: string;
  readonly valueStart: number;
}

/** Why the header ends where it ends. */
export interface HeaderEnd {
  readonly reason: 'blank' | 'code' | 'limit' | 'end-of-file';
  /** The line that ends it, without its end; empty at the end of the file. */
  readonly span: Span;
  /** From 1. */
  readonly number: number;
}

/** The leading comment block, as the runtime reads it. */
export interface Header {
  readonly lines: readonly HeaderLine[];
  readonly end: HeaderEnd;
  /** As the model gets it; empty if there is none, and the file is no tool then. */
  readonly description: string;
  /** In the order of the lines, repeats included. */
  readonly params: readonly ParamTag[];
}

/** The runtime reads no further than this line; shebang and blank lines count. */
export const lineLimit = 80;

/** A comment line before its fate is known. */
type Comment = Omit<HeaderLine, 'fate'>;

/** Reads the header of `text`, from `from` on as if the file began there. Never throws. */
export function parseHeader(text: string, from = 0): Header {
  const { comments, end } = leadingComments(text, from);
  const lines: HeaderLine[] = [];
  const params: ParamTag[] = [];
  let description = '';
  let continuation: Continuation = 'before';
  for (const comment of comments) {
    const fate = fateOf(comment, continuation);
    const param =
      fate === 'param' && parseParam(comment.value, comment.valueStart, comment.textSpan);
    if (param) params.push(param);
    if (fate === 'description') description = joined(description, comment.value);
    if (fate === 'continuation') description = continued(description, comment.text);
    // Not spread: copying each line's record took as long as reading it.
    lines.push(Object.assign(comment, { fate: param === undefined ? 'nameless-param' : fate }));
    continuation = nextContinuation(fate, continuation);
  }
  return { lines, end, description: trimEnd(description), params };
}

/** A further `@description` begins a line of its own, even an empty one. */
function joined(description: string, value: string): string {
  return description === '' ? value : `${description}\n${value}`;
}

function continued(description: string, text: string): string {
  return description.endsWith('\n') ? description + text : joined(description, text);
}

function leadingComments(text: string, from: number): { comments: Comment[]; end: HeaderEnd } {
  const comments: Comment[] = [];
  let number = 1;
  for (let at = from; at < text.length; at = nextLine(text, at), number++) {
    const span = lineSpan(text, at);
    if (number > lineLimit) return { comments, end: { reason: 'limit', span, number } };
    if (number === 1 && text.startsWith('#!', at)) continue;
    if (trimStart(text.slice(span.start, span.end)) === '') {
      if (comments.length > 0) return { comments, end: { reason: 'blank', span, number } };
      continue;
    }
    const comment = readComment(text, span, number);
    if (!comment) return { comments, end: { reason: 'code', span, number } };
    comments.push(comment);
  }
  const span = { start: text.length, end: text.length };
  return { comments, end: { reason: 'end-of-file', span, number } };
}

function lineSpan(text: string, start: number): Span {
  const newline = text.indexOf('\n', start);
  if (newline === -1) return { start, end: text.length };
  return { start, end: newline > start && text[newline - 1] === '\r' ? newline - 1 : newline };
}

function nextLine(text: string, start: number): number {
  const newline = text.indexOf('\n', start);
  return newline === -1 ? text.length : newline + 1;
}

const markers = ['#', '//', '--'] as const;

/** The comment that the line at `span` is, or undefined if it is none. */
export function readComment(text: string, span: Span, number: number): Comment | undefined {
  const line = text.slice(span.start, span.end);
  const bare = trimStart(line);
  const marker = markers.find((candidate) => bare.startsWith(candidate));
  if (!marker) return undefined;
  const behind = bare.slice(marker.length);
  const content = trim(behind);
  const start = content === '' ? span.end : span.end - trimStart(behind).length;
  const textSpan = { start, end: start + content.length };
  const name = content.startsWith('@') ? firstWord(content.slice(1)) : undefined;
  const value = name === undefined ? '' : trimStart(content.slice(1 + name.length));
  return {
    number,
    span,
    marker,
    text: content,
    textSpan,
    tag: name?.toLowerCase(),
    value,
    valueStart: name === undefined ? start : textSpan.end - value.length,
  };
}

/** What text that is no tag becomes. */
type Continuation = 'before' | 'continuation' | 'after-param' | 'after-unknown';

function fateOf(comment: Comment, continuation: Continuation): Fate {
  if (comment.text === '') return 'empty';
  switch (comment.tag) {
    case undefined:
      return continuation;
    case 'description':
    case 'desc':
      return 'description';
    case 'param':
    case 'arg':
      return 'param';
    default:
      return 'unknown-tag';
  }
}

function nextContinuation(fate: Fate, current: Continuation): Continuation {
  if (fate === 'description') return 'continuation';
  if (fate === 'param') return 'after-param';
  return fate === 'unknown-tag' ? 'after-unknown' : current;
}
