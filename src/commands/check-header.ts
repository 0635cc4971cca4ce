import { UserError } from '../core/exit.ts';
import { lineLimit } from '../script/header.ts';
import { parseScript } from '../script/script.ts';
import type { Tool } from '../script/tool.ts';

/** Throws a {@link UserError} where the runtime would stop reading `text` before all of `tool` is read. */
export function checkHeader(tool: Tool, text: string): void {
  const { header } = parseScript(Buffer.from(text));
  if (header.end.reason !== 'limit') return;
  throw new UserError(
    `the header of the script is longer than the ${lineLimit} lines that the runtime reads`,
    tool.params.length > lineLimit / 2 ? 'Use fewer parameters' : 'Shorten the description',
  );
}
