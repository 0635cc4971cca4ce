import type { Facts } from './facts.ts';
import { variablePrefix } from './variable-name.ts';

const names = /(?<![A-Za-z0-9_])OCTOMIND_\w*/g;
const others = /^OCTOMIND_(TOOL_NAME|WORKDIR)$/;

/**
 * Notes each parameter's variable named in `text`, but for places that `isComment`. A name that is
 * only begun there (`OCTOMIND_PARAM_$name`, `grep ^OCTOMIND_`) stands for any.
 */
export function noteMentions(
  facts: Facts,
  text: string,
  isComment: (offset: number) => boolean,
): void {
  for (const { 0: name, index: start } of text.matchAll(names)) {
    if (others.test(name) || isComment(start)) continue;
    const span = { start, end: start + name.length };
    const isExpansion = /\$\{?$/.test(text.slice(Math.max(0, start - 2), start));
    const isBegun =
      isPrefix(name) || (!isExpansion && goesOn.test(text.slice(span.end, span.end + 2)));
    if (isBegun) facts.open('indirect', 'variable', span);
    else if (name.startsWith(variablePrefix)) {
      facts.mention({ channel: 'variable', name: name.slice(variablePrefix.length), span });
    }
  }
}

function isPrefix(name: string): boolean {
  return variablePrefix.startsWith(name) || (name.startsWith(variablePrefix) && name.endsWith('_'));
}

/** What makes a longer name of one: an expansion or a placeholder. */
const goesOn = /^(\$[\w{(]|#\{|\{|%[sd{])/;
