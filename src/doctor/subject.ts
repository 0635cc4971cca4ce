import { type Candidate, isListed } from '../script/candidate.ts';
import type { Machine, Repository } from './machine.ts';

/** What git knows; undefined if it can say nothing. */
export function repositoryOf({ git }: Machine): Repository | undefined {
  return git.state === 'known' ? git : undefined;
}

/** For checks that ask git. */
export function blockedGit({ git }: Machine): string | undefined {
  return git.state === 'known' ? undefined : git.why;
}

/** Tools, and files that a rule says were meant to be some. */
export function meantTools({ toolbox, diagnostics }: Machine): Candidate[] {
  const judged = new Set(diagnostics.map(({ file }) => file));
  return toolbox.candidates.filter(
    (candidate) => isListed(candidate) || (candidate.kind === 'file' && judged.has(candidate.path)),
  );
}
