import type { Kind } from '../core/host.ts';
import { type Candidate, isListed, type ListedTool } from './candidate.ts';

/** One `.agents/tools` and what may be known of the repository around it. */
export interface Toolbox {
  /** Absolute: the directory that a session would start in. */
  readonly root: string;
  /** Of `.agents/tools`, relative to the root, with `/`. */
  readonly directory: string;
  /** What to put before paths, seen from where the reader is: empty, or ending in `/`. */
  readonly prefix?: string;
  /** What stands in the place of the directory; undefined if nothing does. */
  readonly kind: Kind | undefined;
  /** In the order of their names, code unit by code unit. */
  readonly candidates: readonly Candidate[];
  /** What the team says of its sessions; left out where nobody has asked. */
  readonly project?: Project;
}

/** What rules may know of the repository besides its tools. */
export interface Project {
  /** Names that are taken in its sessions, besides those that everybody has. */
  readonly reservedNames: readonly string[];
  /** Names that are free in its sessions, though others have them. */
  readonly allowedNames: readonly string[];
}

/** Where the runtime looks, relative to the directory a session starts in. */
export const toolsDirectory = '.agents/tools';

/** The line of .gitattributes that keeps git from writing CRLF into tools; what is no text it leaves alone. */
export const attributeLine = `${toolsDirectory}/** text=auto eol=lf`;

/** The candidates that the runtime accepts. */
export function listedTools({ candidates }: Toolbox): ListedTool[] {
  return candidates.filter(isListed);
}
