import type { Host } from '../core/host.ts';
import { shellQuoted } from '../core/shell-quoted.ts';
import { visible } from '../core/visible.ts';
import { type Toolbox, toolsDirectory } from '../script/toolbox.ts';

/** Why there is nothing, and where there is something; begins small, as what follows a colon. */
export function nothingHere({ files }: Pick<Host, 'files'>, { root, kind }: Toolbox): string {
  if (kind === 'unreadable') return `${toolsDirectory} cannot be read here`;
  if (kind !== undefined) return `${toolsDirectory} is no directory, so there are no tools`;
  const above = nearestAbove(files, root);
  const missing = `there is no ${toolsDirectory} in ${visible(root)}`;
  if (above === undefined) return missing;
  return `${missing}, but there is one in ${visible(above)}: a session has to start there to see its tools`;
}

/** What to do where a toolbox is missing altogether; `command` is the one that was called. */
export function nextStep({ files }: Pick<Host, 'files'>, root: string, command: string): string {
  const above = nearestAbove(files, root);
  return above === undefined
    ? 'Make the first tool: `agent-tools new`'
    : `Run it there: \`agent-tools -C ${shellQuoted(above)} ${command}\``;
}

/** Both, as a command says them that has nothing to do; no error. */
export function wordOfNothing(
  host: Pick<Host, 'files'>,
  toolbox: Toolbox,
  command: string,
): string {
  const why = `agent-tools: ${nothingHere(host, toolbox)}\n`;
  return toolbox.kind === undefined ? `${why}${nextStep(host, toolbox.root, command)}\n` : why;
}

/** The nearest directory above `root` that has tools. */
export function nearestAbove(files: Host['files'], root: string): string | undefined {
  for (let at = root; at !== ''; ) {
    at = at.slice(0, at.lastIndexOf('/'));
    if (files.facts(`${at}/${toolsDirectory}`)?.kind === 'directory') return at || '/';
  }
  return undefined;
}
