import type { Files } from '../core/host.ts';
import type { Beyond, Surrounding, Surroundings } from './judge.ts';
import type { Scope } from './scope.ts';
import { type Loaded, loadSettings } from './settings.ts';

/** What is to be known of each target besides its files. Throws what {@link loadSettings} throws. */
export async function surroundingsOf(
  { files, targets, modes }: Scope,
  asks?: 'without baseline',
): Promise<Surroundings> {
  const known = new Map<string, Surrounding>();
  for (const { toolbox, prefix } of targets) {
    const loaded = await loadSettings(files, toolbox, prefix);
    const indexMode = (path: string): number | undefined => modes(toolbox, path);
    const beyond = asks ? undefined : await beyondIn(files, toolbox, prefix);
    known.set(toolbox, { ...(await surroundingOf(loaded)), indexMode, beyond });
  }
  return known;
}

async function surroundingOf({
  settings,
}: Loaded): Promise<Pick<Surrounding, 'settings' | 'isIgnored'>> {
  const { ignore } = settings;
  if (ignore.length === 0) return { settings, isIgnored: () => false };
  const { matchesGlob } = await import('../config/glob.ts');
  return { settings, isIgnored: (path) => ignore.some((glob) => matchesGlob(path, glob)) };
}

async function beyondIn(files: Files, root: string, prefix: string): Promise<Beyond | undefined> {
  if (!files.facts(`${root}/.agents/agent-tools-baseline.json`)) return undefined;
  const { beyondBaseline, readBaseline } = await import('./baseline.ts');
  const baseline = readBaseline(files, root, prefix);
  return baseline && ((...about) => beyondBaseline(baseline, ...about));
}
