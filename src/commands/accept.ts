import type { Context } from '../core/command.ts';
import { lintText } from '../report/lint-text.ts';
import { type Toolbox, toolsDirectory } from '../script/toolbox.ts';
import { judgeDraft } from './judge-draft.ts';

/**
 * Whether lint's rules have no error to report about the script; says what they find, if it is to be
 * said: the warnings of a draft come back with the script itself.
 */
export function isAccepted(
  { host: { stderr }, root, color }: Context,
  toolbox: Toolbox,
  name: string,
  text: string,
  say: 'errors' | 'all',
): boolean {
  const found = judgeDraft(toolbox, name, text);
  const errors = found.filter(({ severity }) => severity === 'error');
  const diagnostics = errors.length > 0 || say === 'errors' ? errors : found;
  const texts = new Map([[`${toolsDirectory}/${name}`, text]]);
  const style = { color: color && stderr.isTerminal, width: stderr.columns };
  stderr.write(lintText({ root, tools: 1, diagnostics, texts }, style));
  if (errors.length > 0) stderr.write('agent-tools: nothing is written, as lint would refuse it\n');
  return errors.length === 0;
}
