import type { Finding } from '../../core/finding.ts';
import type { LintRule } from '../subject.ts';

export const descriptionInformative: LintRule = {
  id: 'description-informative',
  about: 'tool',
  severity: 'warning',
  summary: 'a placeholder, fewer than three words, or nothing beyond the tool’s name',
  why: `The description is all a model has to decide whether this is the tool it needs. "TODO", "Deploy" or
"Runs run_tests" do not tell it from any other; it goes back to guessing commands. Say what the tool
does, on what, and when to use it.`,
  good: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service to staging; use it after the tests passed.\n./bin/deploy\n',
  },
  bad: { deploy: '#!/bin/sh\n# @description TODO: describe this tool\n./bin/deploy\n' },
  *check({ tool: { name, script } }): Iterable<Finding> {
    const fault = faultOf(name, script.tool.description);
    const line = script.header.lines.find(({ fate }) => fate === 'description');
    if (!fault || !line) return;
    yield {
      message: fault,
      help: 'Say what it does, on what, and when to use it',
      span: line.textSpan,
    };
  },
};

/** Whether this rule finds fault with a description. */
export function isUninformative(name: string, description: string): boolean {
  return faultOf(name, description) !== undefined;
}

const placeholder =
  /^\W*(todo|fixme|tbd|xxx|lorem ipsum|placeholder|wip)\b|^\W*(a |an |my |the |your )?((short|brief) )?(tool )?description( here| goes here| of (the|this|your) tool)?\W*$|^\W*(describe|explain) (me|this|the tool|what)\b.*$|^\W*what (this|the) tool does\W*$/i;

function faultOf(name: string, description: string): string | undefined {
  if (placeholder.test(description)) {
    return `the description of \`${name}\` is a placeholder: "${shortened(description)}"`;
  }
  if (isUnspaced(description)) return undefined;
  const words = wordsOf(description);
  if (words.length < 3) {
    return `the description of \`${name}\` is only "${shortened(description)}"`;
  }
  const known = new Set([...wordsOf(name), ...filler]);
  if (words.every((word) => known.has(word) || known.has(word.replace(/e?s$/, '')))) {
    return `the description of \`${name}\` says nothing that its name does not`;
  }
  return undefined;
}

/** Some scripts do not put spaces between words: there, letters are no measure. */
function isUnspaced(text: string): boolean {
  // Asked first, as the tables of the other pattern take milliseconds to build.
  if (/^[\0-\u024f]*$/.test(text)) return false;
  return /[\p{scx=Han}\p{scx=Kana}\p{scx=Thai}\p{scx=Khmer}\p{scx=Lao}\p{scx=Myanmar}]/u.test(text);
}

const filler = 'a an the this that tool script command to for of and it run runs will is'.split(
  ' ',
);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function shortened(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  // A character of two UTF-16 units is not cut through.
  return line.length > 40 ? `${line.slice(0, 39).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
