import { lineStarts, positionAt } from '../core/span.ts';
import { isListed } from '../script/candidate.ts';
import type { Machine } from './machine.ts';
import type { Result } from './result.ts';

/** What the rules of `lint` find, what is listed, and what is skipped without anyone minding. */
export function toolResults({ toolbox, diagnostics, skipped, interpreters }: Machine): Result[] {
  // Where the interpreter is missing, `interpreter-found` says what `shebang-portable` foresees.
  const missing = new Set(interpreters.flatMap(({ tool, path }) => (path ? [] : [tool])));
  const own = diagnostics.filter(
    ({ rule, file }) => rule !== 'shebang-portable' || !missing.has(file),
  );
  const found = own.map((diagnostic) => resultOf(diagnostic, toolbox));
  const judged = new Set(diagnostics.map(({ file }) => file));
  const listed = toolbox.candidates
    .filter((candidate) => isListed(candidate) && !judged.has(candidate.path))
    .map(({ name, path }) => ({
      ...all,
      id: 'listed',
      tool: path,
      message: `\`${name}\` is listed`,
    }));
  const passed = skipped.map(({ path, message }) => ({
    ...all,
    id: 'skipped',
    status: 'skipped' as const,
    tool: path,
    message,
  }));
  return [...found, ...listed, ...passed];
}

const all = { group: 'Each tool', status: 'ok' } as const;

/** A finding of `lint` with the tool's name and the line in its sentence. */
export function resultOf(
  { rule, severity, message, help, file, span, fix }: Machine['diagnostics'][number],
  { candidates }: Machine['toolbox'],
): Result {
  const candidate = candidates.find(({ path }) => path === file);
  const name = candidate?.name ?? file;
  const text = candidate?.script?.source.text ?? '';
  const line = span && span.start > 0 ? positionAt(lineStarts(text), span.start).line : undefined;
  const place = line === undefined || /\bline \d/.test(message) ? '' : `, line ${line}`;
  return {
    ...all,
    id: rule,
    status: severity,
    message: message.includes(`\`${name}\``) ? message : `\`${name}\`${place}: ${message}`,
    ...(help === undefined ? {} : { help }),
    ...(candidate ? { tool: file, edit: file } : {}),
    ...(fix && 'executable' in fix ? { repair: { kind: 'execute-bit', path: file } } : {}),
  };
}
