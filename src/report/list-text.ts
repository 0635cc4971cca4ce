import { visible } from '../core/visible.ts';
import { count } from '../core/words.ts';
import type { Param } from '../script/param.ts';
import type { Listing } from './listing.ts';
import { type Paint, paintFor, type Style } from './style.ts';

/** For people: each tool's signature and description, then what was skipped and why. */
export function listText({ tools, skipped }: Listing, style: Style): string {
  const paint = paintFor(style);
  const lines: string[] = [];
  for (const { name, tool } of tools) {
    const params = tool.params.map((param) => signature(param, paint)).join(', ');
    lines.push(`${paint.strong(name)}(${params})`);
    for (const line of tool.description.split('\n')) lines.push(`  ${visible(line)}`);
    for (const { name: param, description } of tool.params) {
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

function signature({ name, type, required }: Param, paint: Paint): string {
  return `${visible(name)}${required ? '' : '?'}: ${paint.faint(type)}`;
}
