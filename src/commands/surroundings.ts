import type { Surrounding, Surroundings } from './judge.ts';
import type { Scope } from './scope.ts';
import { type Loaded, loadSettings } from './settings.ts';

/** What is to be known of each target besides its files. Throws what {@link loadSettings} throws. */
export async function surroundingsOf({ files, targets, modes }: Scope): Promise<Surroundings> {
  const known = new Map<string, Surrounding>();
  for (const { toolbox, prefix } of targets) {
    const loaded = await loadSettings(files, toolbox, prefix);
    const indexMode = (path: string): number | undefined => modes(toolbox, path);
    known.set(toolbox, { ...(await surroundingOf(loaded)), indexMode });
  }
  return known;
}

async function surroundingOf({ settings }: Loaded): Promise<Omit<Surrounding, 'indexMode'>> {
  const { ignore } = settings;
  if (ignore.length === 0) return { settings, isIgnored: () => false };
  const { matchesGlob } = await import('../config/glob.ts');
  return { settings, isIgnored: (path) => ignore.some((glob) => matchesGlob(path, glob)) };
}
