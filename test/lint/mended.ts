import { applyEdits } from '../../src/core/edit.ts';
import { exampleToolbox } from '../../src/lint/example.ts';
import { lint } from '../../src/lint/lint.ts';
import { parseScript } from '../../src/script/script.ts';
import type { Tool } from '../../src/script/tool.ts';

/** A script after the fixes of one rule, and what is left to say about it. */
export interface Mended {
  readonly text: string;
  /** As the runtime reads it. */
  readonly tool: Tool | undefined;
  /** The rules that still find something. */
  readonly left: readonly string[];
  /** Whether all of the fixes were safe. */
  readonly safe: boolean;
}

/** Applies what `rule` offers for a script called `tool`, once. */
export function mended(rule: string, text: string): Mended {
  const fixes = lint(exampleToolbox({ tool: text })).flatMap(({ rule: id, fix }) =>
    id === rule && fix ? [fix] : [],
  );
  const edits = fixes.flatMap((fix) => ('edits' in fix ? fix.edits : []));
  const result = applyEdits(text, edits);
  return {
    text: result,
    tool: parseScript(Buffer.from(result)).tool,
    left: lint(exampleToolbox({ tool: result })).map(({ rule: id }) => id),
    safe: fixes.every(({ safety }) => safety === 'safe'),
  };
}
