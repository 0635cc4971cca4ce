import { writeHeader } from '../script/write-header.ts';
import { paramText } from './complete.ts';

/**
 * A script with this header and nothing below it, its parameters as they were typed: whether that is
 * what the runtime understands can be seen here, and no more in a script that is made from it.
 */
export function draft(description: string, params: readonly string[]): string {
  const lines = params.map((param) => `# @param ${paramText(param)}\n`);
  return `#!/usr/bin/env bash\n${writeHeader({ description, params: [] }, '#')}${lines.join('')}`;
}
