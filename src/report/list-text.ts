import { visible } from '../core/visible.ts';
import { count } from '../core/words.ts';
import { type Definition, definition } from '../script/definition.ts';
import type { Listing } from './listing.ts';
import { type Paint, paintFor, type Style } from './style.ts';

/** For people: each tool's signature and description, then what was skipped and why. */
export function listText({ tools, skipped }: Listing, style: Style): string {
  const paint = paintFor(style);
  const lines: string[] = [];
  for (const { name, tool } of tools) {
    const { parameters } = definition(name, tool);
    lines.push(`${paint.strong(name)}(${signature(parameters, paint)})`);
    for (const line of tool.description.split('\n')) lines.push(`  ${visible(line)}`);
    for (const [param, { description }] of Object.entries(parameters.properties)) {
      if (description !== '') lines.push(`    ${visible(param)}: ${visible(description)}`);
    }
    lines.push('');
  }
  if (skipped.length > 0) {
    lines.push(
      paint.warning(`Skipped: the model does not see ${skipped.length === 1 ? 'this' : 'these'}`),
    );
    for (const { file, message } of skipped) lines.push(`  ${visible(file)}: ${visible(message)}`);
    lines.push('');
  }
  lines.push(`${count(tools.length, 'tool')}, ${skipped.length} skipped`);
  return lines.map((line) => `${line}\n`).join('');
}

/** As the model sees it: a parameter that is declared twice is there once. */
function signature({ properties, required }: Definition['parameters'], paint: Paint): string {
  return Object.entries(properties)
    .map(
      ([name, { type }]) =>
        `${visible(name)}${required.includes(name) ? '' : '?'}: ${paint.faint(type)}`,
    )
    .join(', ');
}
