import { distance } from 'fastest-levenshtein';
import type { Span } from '../core/span.ts';
import type { HeaderLine } from '../script/header.ts';
import { isLikeDescription } from '../script/intent.ts';
import { shown } from './hidden-characters.ts';

/** A line that was meant as a tag the runtime knows, and is none. */
export interface Slip {
  /** What stands there: `@params`, `# @param`. */
  readonly written: string;
  /** The tag that was meant, with its `@`. */
  readonly meant: string;
  /** What to replace, and by what. */
  readonly span: Span;
  readonly text: string;
  /** What stands behind the tag. */
  readonly rest: string;
  /** Whether it is a good tag behind a second comment mark. */
  readonly doubled: boolean;
}

/** The slip on a header line; undefined where there is none, or where only the eye could see it. */
export function slipOf(line: HeaderLine): Slip | undefined {
  if (line.tag === undefined) return doubledMarker(line);
  if (line.fate !== 'unknown-tag') return undefined;
  const written = writtenTag(line);
  if (hidesKnownTag(line)) return undefined;
  if (written === '@') return partedTag(line);
  const [meant, rest] = meantTag(written.slice(1));
  if (!meant) return undefined;
  const { start } = line.textSpan;
  return {
    written,
    meant: `@${meant}`,
    span: { start, end: start + written.length },
    text: `@${meant}${rest}`,
    rest: rest === '' ? line.value : `${rest.trim()} ${line.value}`,
    doubled: false,
  };
}

/** Whether a line would be a tag that the runtime knows, but for a character that nobody sees. */
export function hidesKnownTag({ fate, tag = '' }: HeaderLine): boolean {
  return fate === 'unknown-tag' && /^(description|desc|param|arg)$/.test(shown(tag));
}

/** A tag as it is written, with its `@`. */
export function writtenTag({ text, valueStart, textSpan, value }: HeaderLine): string {
  return value === '' ? text : text.slice(0, valueStart - textSpan.start).trimEnd();
}

function doubledMarker({ text, textSpan: { start } }: HeaderLine): Slip | undefined {
  const found = /^([#/!*:;-]+\s*)(@(?:param|arg|desc|description))\s+(\S.*)/i.exec(text);
  if (!found) return undefined;
  const [, marker = '', meant = '', rest = ''] = found;
  const span = { start, end: start + marker.length };
  return { written: marker + meant, meant, span, text: '', rest, doubled: true };
}

/** `@ param`: the tag is empty, and the word behind it was meant. */
function partedTag({ value, textSpan: { start }, valueStart }: HeaderLine): Slip | undefined {
  const found = /^(param|arg|desc|description)\s+(\S.*)/i.exec(value);
  if (!found) return undefined;
  const [, word = '', rest = ''] = found;
  const span = { start, end: valueStart + word.length };
  const meant = `@${word}`;
  return { written: `@ ${word}`, meant, span, text: meant, rest, doubled: false };
}

function meantTag(written: string): [meant: string | undefined, rest: string] {
  const name = written.toLowerCase();
  const joined = /^(description|desc|param|arg)([^a-z0-9_].*)$/u.exec(name);
  if (joined) {
    const [, known = '', mark = ''] = joined;
    if (/^([:=.,;!-]+|\[(in|out|in,\s*out|opt)\])$/.test(mark)) return [known, ''];
    return /^[{*<[$]/.test(mark) ? [known, ` ${written.slice(known.length)}`] : [undefined, ''];
  }
  const bare = name.replace(/[:=.,;]+$/, '');
  if (isLikeDescription(bare) || /^descr(ip(t(ions?)?)?)?$/.test(bare)) return ['description', ''];
  if (/^arg(s|uments?)$/.test(bare)) return ['arg', ''];
  return [isLikeParam(bare) ? 'param' : undefined, ''];
}

function isLikeParam(name: string): boolean {
  if (/^(param(eter)?s?|parms?)$/.test(name)) return true;
  if (/^[a-z]+$/.test(name) && distance(name, 'param') === 1) return true;
  return name.startsWith('p') && Array.from(name).toSorted().join('') === 'aampr';
}

/** Tags for other programs: they say nothing to a reader, and what follows is not about them. */
const forPrograms =
  /^(ts-(check|nocheck|ignore|expect-error)|(no)?flow|(no)?format|formatter:\w+|prettier|jsx\w*|generated|preserve|lint-\S+|vitest-\S+|jest-\S+|license-\S+)$/;

/** Tags that nobody expects a model to read. */
const bookkeeping =
  /^(authors?|copyright|licen[cs]e|version|since|date|created|updated|modified|maintainers?|owners?|contact|e?mail|file|filename|todo|fixme|internal):?$/;

/**
 * Whether a tag that the runtime does not know carries words for a reader; `program` tags
 * (`@ts-check`) and the `record` of an author or a version do not.
 */
export function unknownTagKind({ tag = '' }: HeaderLine): 'program' | 'record' | 'words' {
  if (forPrograms.test(tag)) return 'program';
  return bookkeeping.test(tag) ? 'record' : 'words';
}
