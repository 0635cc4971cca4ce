import { distance } from 'fastest-levenshtein';
import type { Span } from '../core/span.ts';
import { type Header, type HeaderLine, lineLimit, parseHeader } from './header.ts';
import { quotedBlock } from './quoted-block.ts';
import type { Script } from './script.ts';

/**
 * Why a header that somebody wrote yields no description: what stands between the runtime and it.
 * - `blank-line`, `code`, `line-limit`: the header ends before it
 * - `byte-order-mark`: the first line is no comment
 * - `block-comment`, `docstring`: it stands in what is no line comment
 * - `doubled-marker`, `misspelled`: its line is no `@description` tag
 * - `empty`: the tag says nothing
 */
export type Obstacle =
  | 'blank-line'
  | 'code'
  | 'line-limit'
  | 'byte-order-mark'
  | 'block-comment'
  | 'docstring'
  | 'doubled-marker'
  | 'misspelled'
  | 'empty';

/** A description that somebody wrote and no model gets. */
export interface Intent {
  readonly obstacle: Obstacle;
  /** The line of the description, from its `@`, or the misspelled tag. */
  readonly span: Span;
  /** From 1. */
  readonly line: number;
}

/** The description that the author of a script without one meant; undefined if there is none. */
export function findIntent(script: Script): Intent | undefined {
  const { text } = script.source;
  if (script.tool || !text.includes('@')) return undefined;
  return (
    inHeader(script.header) ??
    behindByteOrderMark(text) ??
    inQuotedBlock(text, script.header) ??
    behindHeader(text, script.header)
  );
}

function inHeader({ lines }: Header): Intent | undefined {
  for (const line of lines) {
    const obstacle = obstacleOf(line);
    if (obstacle) return { obstacle, span: intentSpan(line, obstacle), line: line.number };
  }
  return undefined;
}

function obstacleOf({ fate, tag, text, value }: HeaderLine): Obstacle | undefined {
  if (fate === 'description') return 'empty';
  if (fate === 'unknown-tag' && value !== '' && isLikeDescription(tag ?? '')) return 'misspelled';
  return tag === undefined && doubledMarker.test(text) ? 'doubled-marker' : undefined;
}

/** What is left of `## @description` or `/// @desc` when one marker is taken away. */
const doubledMarker = /^[#/!*:;-]+\s*@desc(ription)?\s+\S/i;

/** Whether a tag that the runtime does not know is a slip for `description`. */
export function isLikeDescription(tag: string): boolean {
  const bare = tag.replace(/[:=.]+$/, '');
  return bare === 'desc' || (bare.startsWith('d') && distance(bare, 'description') <= 3);
}

function intentSpan({ text, textSpan, tag }: HeaderLine, obstacle: Obstacle): Span {
  if (obstacle === 'doubled-marker') {
    return { start: textSpan.start, end: textSpan.start + text.indexOf('@') };
  }
  return { start: textSpan.start, end: textSpan.start + 1 + (tag ?? '').length };
}

function behindByteOrderMark(text: string): Intent | undefined {
  if (!text.startsWith('\ufeff')) return undefined;
  const header = parseHeader(text, 1);
  const line = describedLine(header);
  return line && { obstacle: 'byte-order-mark', span: line.textSpan, line: line.number };
}

function describedLine({ description, lines }: Header): HeaderLine | undefined {
  return description === '' ? undefined : lines.find((line) => line.fate === 'description');
}

function inQuotedBlock(text: string, { end }: Header): Intent | undefined {
  if (end.reason !== 'code') return undefined;
  const block = quotedBlock(text, end.span.start);
  const found = block && /^[ \t]*(?:\*[ \t]*)?(@desc(?:ription)?)[ \t]+\S/im.exec(block.text);
  if (!found || documentsCode(text.slice(block.end))) return undefined;
  const start = block.start + found.index + found[0].indexOf('@');
  return {
    obstacle: block.kind,
    span: { start, end: start + (found[1]?.length ?? 0) },
    line: end.number + block.text.slice(0, found.index).split('\n').length - 1,
  };
}

/** The first comment block after the header's end that has a description of its own. */
function behindHeader(text: string, { end, lines }: Header): Intent | undefined {
  let number = end.number;
  let code = end.reason === 'code' || lines.length === 0;
  for (let at = end.span.start; at < text.length; ) {
    const block = parseHeader(text, at);
    const described = describedLine(block);
    if (described && !documents(block, text)) {
      const line = number + described.number - 1;
      return { obstacle: obstacleBefore(line, code), span: described.textSpan, line };
    }
    code ||= block.end.reason === 'code';
    number += block.end.number - 1;
    at = block.end.span.start;
    if (block.lines.length > 0 && block.end.reason !== 'code') continue;
    const newline = text.indexOf('\n', at);
    if (newline === -1) return undefined;
    number++;
    at = newline + 1;
  }
  return undefined;
}

function obstacleBefore(line: number, code: boolean): Obstacle {
  if (line > lineLimit) return 'line-limit';
  return code ? 'code' : 'blank-line';
}

/** Whether a comment block describes the function below it (JSDoc, shdoc) and not the script. */
export function documents({ lines, end }: Header, text: string): boolean {
  return lines.some(isLibraryTag) || documentsCode(text.slice(end.span.start, end.span.end));
}

const libraryTags = new Set(['brief', 'exitcode', 'file', 'internal', 'noargs', 'stdout', 'see']);

function isLibraryTag({ tag, value }: HeaderLine): boolean {
  return libraryTags.has(tag ?? '') || (tag === 'arg' && value.startsWith('$'));
}

const definitionStart =
  /^\s*(?:export\s+|default\s+|async\s+|local\s+)*(?:function\b|class\b|def\b|@[A-Za-z_]|(?:const|let|var)\s+\w+\s*=\s*(?:async\s*)?(?:function\b|\(|\w+\s*=>)|[\w:.-]+\s*\(\)\s*\{?)/;

/** Whether a function or a class begins here. */
export function documentsCode(text: string): boolean {
  return definitionStart.test(text);
}
