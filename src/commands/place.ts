import { FileError, type Files } from '../core/host.ts';
import type { LookAlike, Place } from '../doctor/machine.ts';
import { toolsDirectory } from '../script/toolbox.ts';
import { gatherCandidate } from './gather.ts';
import { nearestAbove } from './nothing-here.ts';

/** Where there are tools around `root`, an absolute path. */
export function gatherPlace(files: Files, root: string): Place {
  return {
    above: nearestAbove(files, root),
    lookAlikes: lookAlikes(files, root),
    nested: nested(files, root),
  };
}

function lookAlikes(files: Files, root: string): LookAlike[] {
  const folders = names(files, root).filter((name) => /^[._]?agents?$/i.test(name));
  return folders.flatMap((folder) =>
    names(files, `${root}/${folder}`)
      .filter((name) => /^tools?$/i.test(name) && `${folder}/${name}` !== toolsDirectory)
      .flatMap((name) => {
        const path = `${folder}/${name}`;
        if (files.facts(`${root}/${path}`)?.kind !== 'directory') return [];
        const tools = describedIn(files, `${root}/${path}`);
        // A package called `agents` may have tools of another kind.
        return tools > 0 || folder.startsWith('.') ? [{ path, tools }] : [];
      }),
  );
}

function describedIn(files: Files, directory: string): number {
  return names(files, directory).filter(
    (name) => gatherCandidate(files, `${directory}/${name}`, name)?.script?.tool !== undefined,
  ).length;
}

/** So many entries are looked at, and so deep, for what is below. */
const most = { entries: 3000, depth: 3 };

const passedOver = /^(\.|node_modules$|vendor$|target$|dist$|build$)/;

function nested(files: Files, root: string): string[] {
  const found: string[] = [];
  let left = most.entries;
  const visit = (directory: string, depth: number): void => {
    for (const name of names(files, directory)) {
      if (passedOver.test(name) || left-- <= 0) continue;
      const path = `${directory}/${name}`;
      if (files.facts(`${path}/${toolsDirectory}`)?.kind === 'directory') {
        found.push(path.slice(root.length + 1));
      }
      // What has an extension is hardly ever a folder: that saves most of the looking.
      if (depth > 1 && !name.includes('.')) visit(path, depth - 1);
    }
  };
  visit(root, most.depth);
  return found;
}

/** The sorted names in a directory; none if it is no directory or cannot be read. */
function names(files: Files, directory: string): string[] {
  try {
    return files.list(directory).toSorted();
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}
