import type { Check } from '../check.ts';
import { gitExecutable } from '../checks/git-executable.ts';
import { gitIgnored } from '../checks/git-ignored.ts';
import { gitLineEndings } from '../checks/git-line-endings.ts';
import { gitLinksInside } from '../checks/git-links-inside.ts';
import { gitTracked } from '../checks/git-tracked.ts';
import type { ChainSubject, Link, Looked } from '../link.ts';
import { repositoryOf } from '../subject.ts';

/** What teammates get. */
export const teamLinks: readonly Link[] = [{ id: 'index', title: 'in the index', look: index }];

const checks: readonly Check[] = [
  gitIgnored,
  gitTracked,
  gitExecutable,
  gitLinksInside,
  gitLineEndings,
];

function index({ machine, candidate }: ChainSubject): Looked {
  const { git } = machine;
  if (git.state === 'unknown') return { status: 'skipped', message: git.why };
  for (const { check, severity } of checks) {
    for (const { severity: own, tool, ...finding } of check(machine)) {
      if (tool === undefined || tool === candidate?.path) {
        return { status: own ?? severity, ...finding };
      }
    }
  }
  const entry = repositoryOf(machine)?.entries.find(({ path }) => path === candidate?.path);
  if (!entry) return { status: 'ok', message: 'a submodule records it' };
  return { status: 'ok', message: `git records it as ${entry.mode.toString(8)}` };
}
