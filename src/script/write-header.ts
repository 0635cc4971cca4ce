import type { Param } from './param.ts';
import type { Tool } from './tool.ts';
import { trim, words } from './white-space.ts';

/**
 * The comment lines from which the runtime reads `tool`, each with its line end; `marker` is `#`,
 * `//` or `--`. The text comes back as the format can hold it: lines of a description trimmed, none
 * empty at its ends; white space in a parameter's description collapsed. Nothing can hold a name that
 * is empty, has white space in it or, of an optional parameter, begins with `*`; and no more than
 * the first 80 lines of a file are read.
 */
export function writeHeader({ description, params }: Tool, marker: string): string {
  return [...descriptionLines(description), ...params.map(paramLine)]
    .map((line) => `${marker} ${line}\n`)
    .join('');
}

/**
 * A line that would be read as a tag of its own stands behind another `@description`; so does an
 * empty one, which would be ignored, and the one after it, as text directly behind an empty tag is
 * put on the tag's own line.
 */
function descriptionLines(description: string): string[] {
  const lines = trim(description.toWellFormed()).split('\n').map(trim);
  return lines.map((line, index) => {
    const tagged = index === 0 || line === '' || line.startsWith('@') || lines[index - 1] === '';
    if (!tagged) return line;
    return line === '' ? '@description' : `@description ${line}`;
  });
}

function paramLine({ name, type, description, required }: Param): string {
  const text = words(description.toWellFormed()).map((word) => word.text);
  return ['@param', `${required ? '*' : ''}${name}`, type, ...text].join(' ');
}
