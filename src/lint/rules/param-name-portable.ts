import type { TextEdit } from '../../core/edit.ts';
import type { Finding } from '../../core/finding.ts';
import type { HeaderLine } from '../../script/header.ts';
import type { ParamTag } from '../../script/param.ts';
import type { Script } from '../../script/script.ts';
import { shown } from '../hidden-characters.ts';
import { limits } from '../limits.ts';
import { continuedParams } from '../lost-text.ts';
import { isPortable, type MeantParam, meantParam } from '../meant-param.ts';
import type { LintRule } from '../subject.ts';

export const paramNamePortable: LintRule = {
  id: 'param-name-portable',
  about: 'tool',
  severity: 'error',
  summary: 'a parameter’s name that no shell can read as a variable, or no provider takes',
  why: `The first word behind \`@param\` is the name, whatever it looks like: \`@param {string} env\` declares a
parameter called \`{string}\`, \`@param --env\` one called \`--env\`. The script gets it as \`OCTOMIND_PARAM_\` and
the name in capitals; a shell can read that only if the name consists of letters, digits and \`_\` and does
not begin with a digit. With \`dry-run\`, \`$OCTOMIND_PARAM_DRY-RUN\` is \`$OCTOMIND_PARAM_DRY\` and "-RUN", and
\`dash\` does not even hand the variable on.

Gemini takes the same names, of at most ${limits.paramName.most} characters; Anthropic refuses the whole request for one name it does not like.`,
  good: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n# @param env string Target environment\n./bin/deploy "$OCTOMIND_PARAM_ENV"\n',
  },
  bad: {
    deploy:
      '#!/bin/sh\n# @description Deploy the API service.\n# @param --env string Target environment\n./bin/deploy "$OCTOMIND_PARAM_ENV"\n',
  },
  *check({ tool: { script } }): Iterable<Finding> {
    for (const param of script.header.params) {
      const { name, nameSpan, span } = param;
      if (isPortable(shown(name)) && name.length <= limits.paramName.most) continue;
      const line = script.header.lines.find(({ textSpan }) => textSpan.start === span.start);
      yield { message: fault(name), span: nameSpan, ...(line && mend(script, param, line)) };
    }
  },
};

function fault(name: string): string {
  if (isPortable(name)) {
    const { most, by } = limits.paramName;
    return `\`${name.slice(0, 20)}…\` is ${name.length} characters long, and ${by} refuse a name of more than ${most}`;
  }
  return `\`${name}\` is the name that the model sees, and no shell can read the variable \`OCTOMIND_PARAM_${name.toUpperCase()}\``;
}

const byHand = {
  help: 'Name it with letters, digits and `_`, the first no digit, and at most 64 of them',
};

function mend(
  script: Script,
  { name, span }: ParamTag,
  line: HeaderLine,
): Omit<Finding, 'message'> {
  const meant = meantParam(line.value);
  if (!meant) return byHand;
  // What stands below the line may begin with the type.
  const bare =
    meant.descriptionStart === line.value.length && continuedParams(script.header).has(span.start);
  const edits = rewriting(line, bare ? { ...meant, type: '' } : meant);
  const { start, end } = span;
  const written = script.source.text.slice(start, end);
  const better = edits.reduceRight(
    (text, edit) =>
      text.slice(0, edit.span.start - start) + edit.text + text.slice(edit.span.end - start),
    written,
  );
  const help = `Write \`${better}\``;
  const renamed = renaming(script, name, meant.name);
  if (!renamed || isTaken(script, span.start, meant.name)) return { help };
  return { help, fix: { safety: 'unsafe', edits: [...edits, ...renamed] } };
}

function rewriting({ valueStart, textSpan, value }: HeaderLine, meant: MeantParam): TextEdit[] {
  const { required, name, type, descriptionStart, initial } = meant;
  const described = descriptionStart < value.length;
  const start = { start: valueStart, end: valueStart + descriptionStart };
  const head = [
    `${required ? '*' : ''}${name}`,
    ...(type ? [type] : []),
    ...(described ? [''] : []),
  ];
  const edits: TextEdit[] = [{ span: start, text: head.join(' ') }];
  if (initial !== undefined && !value.slice(descriptionStart).includes(initial)) {
    const end = { start: textSpan.end, end: textSpan.end };
    edits.push({ span: end, text: ` (default: ${initial})` });
  }
  return edits;
}

/** Another parameter has the name, or its variable. */
function isTaken({ header }: Script, start: number, name: string): boolean {
  return header.params.some(
    (other) => other.span.start !== start && other.name.toUpperCase() === name.toUpperCase(),
  );
}

/**
 * The mentions of the variable that can only be meant, as a string of its own; undefined where the
 * script may read the parameter by its old name from the JSON.
 */
function renaming(
  { header, source: { text } }: Script,
  from: string,
  to: string,
): TextEdit[] | undefined {
  if (!/^[\w-]+$/.test(from)) return [];
  const { start } = header.end.span;
  const body = text.slice(start);
  if (['"', "'", '`'].some((quote) => body.includes(quote + from + quote))) return undefined;
  const mention = new RegExp(`(?<=(["'])OCTOMIND_PARAM_)${from.toUpperCase()}(?=\\1)`, 'g');
  return Array.from(body.matchAll(mention), ({ index, 0: { length } }) => ({
    span: { start: start + index, end: start + index + length },
    text: to.toUpperCase(),
  }));
}
