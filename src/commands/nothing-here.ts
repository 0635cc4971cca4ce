import type { Host } from '../core/host.ts';
import { visible } from '../core/visible.ts';
import { type Toolbox, toolsDirectory } from '../script/toolbox.ts';

/** Why there is nothing, and where there is something. */
export function nothingHere({ files }: Pick<Host, 'files'>, { root, kind }: Toolbox): string {
  if (kind === 'unreadable') return `${toolsDirectory} cannot be read here`;
  if (kind !== undefined) return `${toolsDirectory} is no directory, so there are no tools`;
  const above = nearestAbove(files, root);
  const missing = `There is no ${toolsDirectory} in ${visible(root)}`;
  if (above === undefined) return missing;
  return `${missing}, but there is one in ${visible(above)}: a session has to start there to see its tools`;
}

/** The nearest directory above `root` that has tools. */
export function nearestAbove(files: Host['files'], root: string): string | undefined {
  for (let at = root; at !== ''; ) {
    at = at.slice(0, at.lastIndexOf('/'));
    if (files.facts(`${at}/${toolsDirectory}`)?.kind === 'directory') return at || '/';
  }
  return undefined;
}
