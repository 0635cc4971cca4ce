import type { Example } from '../../src/core/rule.ts';
import { lineStarts, positionAt } from '../../src/core/span.ts';
import { exampleToolbox } from '../../src/lint/example.ts';
import { lint } from '../../src/lint/lint.ts';
import { languages, loadReaders, type Readers } from '../../src/script/body/read-body.ts';

/** Every reader of bodies. */
export const readers = await loadReaders(languages);

/**
 * What all rules find that ask for no body, one line each as a report reads: `rule 3:9 message`. What
 * it is about is the one script given, called `tool`, or a small tools directory; then the file stands
 * first.
 */
export function findings(subject: string | Example): string[] {
  return found(subject, {});
}

/** The same with the rules that compare the header with the code. */
export function allFindings(subject: string | Example): string[] {
  return found(subject, readers);
}

function found(subject: string | Example, read: Readers): string[] {
  const toolbox = exampleToolbox(typeof subject === 'string' ? { tool: subject } : subject, read);
  return lint(toolbox).map(({ file, rule, span, message }) => {
    const candidate = toolbox.candidates.find(({ path }) => path === file);
    const at = span && positionAt(lineStarts(candidate?.script?.source.text ?? ''), span.start);
    const name = typeof subject === 'string' ? '' : `${candidate?.name ?? file} `;
    return `${name}${rule} ${at ? `${at.line}:${at.column} ` : ''}${message}`;
  });
}

/** A flawless bash tool, with these lines put below its description. */
export function tool(...lines: string[]): string {
  return [
    '#!/usr/bin/env bash',
    '# @description Deploy the API service to an environment.',
    ...lines,
    '',
  ].join('\n');
}
