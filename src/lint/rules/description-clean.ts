import type { TextEdit } from '../../core/edit.ts';
import type { Finding } from '../../core/finding.ts';
import type { HeaderLine } from '../../script/header.ts';
import { directiveLines, suppression } from '../directive.ts';
import { quoted } from '../quoted.ts';
import type { LintRule } from '../subject.ts';

export const descriptionClean: LintRule = {
  id: 'description-clean',
  about: 'tool',
  severity: 'warning',
  summary: 'a directive for another program inside the description',
  why: `Every comment line below \`@description\`, up to the next tag or the end of the header, is part of the
description. So \`# shellcheck disable=SC2086\`, a mode line for vim or a licence tag there is read by the model, and
paid for on every turn. Above \`@description\` nobody minds it, and it works just the same.`,
  good: {
    queue_length:
      "#!/bin/sh\n# shellcheck disable=SC2016\n# @description Show how many jobs wait in each queue.\n./bin/queues --format '$name'\n",
  },
  bad: {
    queue_length:
      "#!/bin/sh\n# @description Show how many jobs wait in each queue.\n# shellcheck disable=SC2016\n./bin/queues --format '$name'\n",
  },
  *check({ tool: { script } }): Iterable<Finding> {
    const { lines } = script.header;
    const target = lines.find(({ fate }) => fate === 'description')?.span.start ?? 0;
    for (const { name, run } of runs(lines)) {
      const [first] = run;
      const last = run.at(-1);
      if (!first || !last) continue;
      yield {
        message: `${quoted(first.text)} is ${name}, and the model reads it as part of the description`,
        help: 'Move it up, above `@description`',
        span: { start: first.textSpan.start, end: last.textSpan.end },
        fix: { safety: 'safe', edits: move(script.source.text, first, last, target) },
      };
    }
  },
};

interface Run {
  readonly name: string;
  readonly run: HeaderLine[];
}

/** Directives in the description; those that follow each other are one matter. */
function runs(lines: readonly HeaderLine[]): Run[] {
  const directives = directiveLines(lines);
  const found: Run[] = [];
  let open: Run | undefined;
  for (const line of lines) {
    const name = line.fate === 'continuation' ? directives.get(line) : undefined;
    if (!name || name === suppression) open = undefined;
    else if (open) open.run.push(line);
    else {
      open = { name, run: [line] };
      found.push(open);
    }
  }
  return found;
}

function move(text: string, first: HeaderLine, last: HeaderLine, target: number): TextEdit[] {
  const newline = text.indexOf('\n', last.span.end);
  const end = newline === -1 ? text.length : newline + 1;
  // A last line without an end leaves its own to the line before it.
  const start = newline === -1 ? text.lastIndexOf('\n', first.span.start) : first.span.start;
  const moved = text.slice(first.span.start, end);
  return [
    { span: { start: target, end: target }, text: newline === -1 ? `${moved}\n` : moved },
    { span: { start, end }, text: '' },
  ];
}
