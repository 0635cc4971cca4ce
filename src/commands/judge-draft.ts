import { isDeepStrictEqual } from 'node:util';
import { type FileDiagnostic, lint } from '../lint/lint.ts';
import { parseScript } from '../script/script.ts';
import { type Toolbox, toolsDirectory } from '../script/toolbox.ts';

/**
 * What lint's rules say of a script that does not exist yet: what they find in `toolbox` with it
 * that they do not find without it.
 */
export function judgeDraft(toolbox: Toolbox, name: string, text: string): FileDiagnostic[] {
  const others = toolbox.candidates.filter((candidate) => candidate.name !== name);
  const candidate = {
    name,
    path: `${toolsDirectory}/${name}`,
    kind: 'file',
    mode: 0o755,
    script: parseScript(Buffer.from(text)),
  } as const;
  // Last: of two that are alike, the rules complain of the later one.
  const candidates = [...others, candidate];
  const before = lint({ ...toolbox, kind: 'directory', candidates: others });
  return lint({ ...toolbox, kind: 'directory', candidates }).filter(
    (diagnostic) => !before.some((other) => isDeepStrictEqual(other, diagnostic)),
  );
}
