import { visible, visibleJson } from '../core/visible.ts';
import { count } from '../core/words.ts';
import { definition } from '../script/definition.ts';
import type { Tool } from '../script/tool.ts';

/** A tool that was made, or would be. */
export interface NewTool {
  /** Relative to the root. */
  readonly file: string;
  readonly name: string;
  readonly language: string;
  readonly tool: Tool;
}

/** The documented JSON of `new`. */
export function newJson({ file, name, language, tool }: NewTool): string {
  const document = { version: 1, file, name, language, definition: definition(name, tool) };
  return `${visibleJson(document, 2)}\n`;
}

/** What was made, and in two lines what to do next: `tryIt` and `shareIt` are command lines. */
export function newText({ file, tool }: NewTool, tryIt: string, shareIt: string): string {
  const { length } = tool.params;
  const takes = length === 0 ? 'no parameters' : count(length, 'parameter');
  return [
    `Made ${visible(file)}, with ${takes}`,
    `Try it:   ${visible(tryIt)}`,
    `Share it: ${visible(shareIt)}`,
    '',
  ].join('\n');
}
