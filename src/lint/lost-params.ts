import { type Header, parseHeader } from '../script/header.ts';
import { documents, documentsCode } from '../script/intent.ts';
import type { ParamTag } from '../script/param.ts';
import type { Script } from '../script/script.ts';
import { isPortable } from './meant-param.ts';

/** A parameter that somebody declared where the runtime does not look. */
export interface LostParam {
  readonly param: ParamTag;
  /** Whether code stands between the header and it. */
  readonly behindCode: boolean;
}

/**
 * The parameters that stand below the end of a header: in further comment blocks before the first
 * code, or among the code in exactly the header's form. Comments that describe a function (JSDoc,
 * shdoc) and texts of other scripts are left alone.
 */
export function lostParams({ header, source: { text } }: Script): LostParam[] {
  const { start } = header.end.span;
  if (!mention.test(start === 0 ? text : text.slice(start))) return [];
  const declared = new Set(header.params.map(({ name }) => name));
  const found: LostParam[] = [];
  let blocks = 0;
  for (const { block, behindCode } of blocksBehind(header, text)) {
    if (block.params.length === 0) continue;
    if (++blocks > mostBlocks) break;
    for (const param of paramsOf(block, text, behindCode)) {
      if (!declared.has(param.name)) found.push({ param, behindCode });
    }
  }
  return found;
}

/** Each costs a look at the text before it, and nobody has so many. */
const mostBlocks = 50;

const mention = /^(?:#|\/\/|--)\s*@(?:param|arg)\s/im;

interface Block {
  readonly block: Header;
  readonly behindCode: boolean;
}

function* blocksBehind({ end }: Header, text: string): Generator<Block> {
  let behindCode = end.reason === 'code';
  for (let at = end.span.start; at < text.length; ) {
    const block = parseHeader(text, at);
    if (block.lines.length > 0) yield { block, behindCode };
    behindCode ||= block.end.reason === 'code';
    at = block.end.span.start;
    if (block.lines.length > 0 && block.end.reason !== 'code') continue;
    const newline = text.indexOf('\n', at);
    if (newline === -1) return;
    at = newline + 1;
  }
}

function paramsOf(block: Header, text: string, behindCode: boolean): readonly ParamTag[] {
  if (documents(block, text)) return [];
  if (behindCode && (block.description !== '' || isQuoted(text, block))) return [];
  const before = documentsCode(text.slice(block.end.span.start).replace(/^\s+/, '').slice(0, 200));
  if (behindCode && before) return [];
  return block.params.filter(
    ({ name, typeWord, span }) =>
      isPortable(name) &&
      (typeWord?.known || !(behindCode || before)) &&
      (!behindCode || isFlush(text, span.start)),
  );
}

/** Whether the comment of a tag begins its line. */
function isFlush(text: string, start: number): boolean {
  return /^(#|\/\/|--)/.test(text.slice(text.lastIndexOf('\n', start) + 1, start));
}

/** Whether a block stands in a here-document, or in a string over several lines. */
function isQuoted(text: string, { lines }: Header): boolean {
  const start = lines[0]?.span.start ?? 0;
  const before = text.slice(0, start);
  const opening = before.lastIndexOf('<<');
  const word = opening === -1 ? null : /^<<[-~]?\s*["'\\]?(\w+)/.exec(before.slice(opening));
  if (word && !new RegExp(`^\\s*${word[1]}$`, 'm').test(before.slice(opening))) return true;
  return ['"""', "'''", ...(lines[0]?.marker === '//' ? ['`'] : [])].some(
    (mark) => before.split(mark).length % 2 === 0,
  );
}
