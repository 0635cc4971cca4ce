import type { Finding } from '../../core/finding.ts';
import type { Fate, HeaderLine } from '../../script/header.ts';
import { firstWord } from '../../script/white-space.ts';
import { hidesKnownTag } from '../header-tags.ts';
import { hiddenCharacters, hiddenName, shown } from '../hidden-characters.ts';
import type { LintRule } from '../subject.ts';

export const charactersVisible: LintRule = {
  id: 'characters-visible',
  about: 'tool',
  severity: 'error',
  summary: 'characters that the model reads and no reviewer sees',
  why: `Controls of the reading direction, zero-width characters, Unicode's tag characters and terminal escapes are
how instructions are hidden from the people who review a tool and shown to the model that reads it. Mostly they
came with a copied text, and then they split a word for no reason.

Joiners inside emoji and in scripts that need them, variation selectors behind emoji, direction marks in
right-to-left text and the flags of England, Scotland and Wales are left alone.`,
  good: {
    greet: '#!/bin/sh\n# @description Say hi 👩‍💻 to the person in front of you.\necho hi\n',
  },
  bad: {
    greet: '#!/bin/sh\n# @description Say hi to the per\u200bson in front of you.\necho hi\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    for (const line of script.header.lines) {
      if (!isRead(line)) continue;
      const hidden = hiddenCharacters(line.text);
      const [first] = hidden;
      if (!first) continue;
      const at = line.textSpan.start;
      yield {
        message:
          hidden.length === 1
            ? `${hiddenName(first)} stands in ${placeOf(line)}, ${consequence(line, 'it')}`
            : `${hidden.length} hidden characters, the first ${hiddenName(first)}, stand in ${placeOf(line)}, ${consequence(line, 'them')}`,
        help: 'Delete what cannot be seen',
        span: { start: at + first.span.start, end: at + first.span.end },
        fix: {
          safety: 'safe',
          edits: hidden.map(({ span, instead }) => ({
            span: { start: at + span.start, end: at + span.end },
            text: instead,
          })),
        },
      };
    }
  },
};

/** Whether the model reads the line, or would if the runtime could see through its tag. */
function isRead(line: HeaderLine): boolean {
  return read.has(line.fate) || hidesKnownTag(line);
}

const read: ReadonlySet<Fate> = new Set<Fate>(['description', 'continuation', 'param']);

function consequence({ fate }: HeaderLine, what: string): string {
  return fate === 'unknown-tag'
    ? 'so the runtime drops the line'
    : `where the model reads ${what} and nobody sees ${what}`;
}

function placeOf({ fate, value }: HeaderLine): string {
  if (fate === 'unknown-tag') return 'a tag';
  return fate === 'param' ? `the parameter \`${shown(firstWord(value))}\`` : 'the description';
}
