import type { Header, HeaderLine } from '../script/header.ts';
import { directiveLines } from './directive.ts';
import { slipOf, unknownTagKind } from './header-tags.ts';

/** Text that somebody wrote below a tag and that the model never gets. */
export interface LostText {
  /** The `@param` line, or the tag for a program, right above it. */
  readonly above: HeaderLine;
  readonly lines: readonly HeaderLine[];
}

/**
 * The paragraphs of lost text in a header. A paragraph ends at a bare comment mark, a ruled line, a
 * directive or a note to maintainers, none of which was meant for the model, and neither is what
 * follows them. What stands below another unknown tag are that tag's own words.
 */
export function lostTexts({ lines }: Header): LostText[] {
  const directives = directiveLines(lines);
  const found: { above: HeaderLine; lines: HeaderLine[] }[] = [];
  let open: { above: HeaderLine; lines: HeaderLine[] } | undefined;
  let described = false;
  for (const line of lines) {
    if (line.tag !== undefined) {
      open = hasNoTextOfItsOwn(line, described) ? { above: line, lines: [] } : undefined;
      described ||= line.fate === 'description';
    } else if (!open || directives.has(line) || !isProse(line)) open = undefined;
    else if (open.lines.push(line) === 1) found.push(open);
  }
  return found;
}

/** Where a parameter's `@` stands, for each parameter whose text went on below it. */
export function continuedParams(header: Header): Set<number> {
  return new Set(lostTexts(header).map(({ above }) => above.textSpan.start));
}

/** Before the description, text below a tag for a program is as good as any text there. */
function hasNoTextOfItsOwn(line: HeaderLine, described: boolean): boolean {
  if (line.fate === 'param') return true;
  return described && line.fate === 'unknown-tag' && unknownTagKind(line) === 'program';
}

const ruled = /^[-=#*~_+./\\|<>^─━═\s]+$/;
const forMaintainers =
  /^(TODO|FIXME|XXX|HACK|NOTE TO SELF)\b|^(copyright\b|\(c\)\s|©|all rights reserved|licen[cs]ed under)/i;

function isProse(line: HeaderLine): boolean {
  const { text } = line;
  return text !== '' && !ruled.test(text) && !forMaintainers.test(text) && !slipOf(line);
}
