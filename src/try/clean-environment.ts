/** An environment, and how it differs from the one it was made of. */
export interface CleanEnvironment {
  readonly env: Readonly<Record<string, string>>;
  /** Sentences without a full stop; names only, for values may be secret. */
  readonly differences: readonly string[];
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What a program gets that is started from a desktop or as a service: who the user is, and the
 * system's own PATH. What a shell's start-up files add is missing, as it is then for a session.
 */
export function cleanEnvironment(session: Variables, platform: NodeJS.Platform): CleanEnvironment {
  const path = platform === 'darwin' ? launchdPath : systemdPath;
  const kept = Object.entries(session).flatMap(([name, value]) =>
    value !== undefined && basic.has(name) ? [[name, value] as const] : [],
  );
  const env = { ...Object.fromEntries(kept), PATH: path };
  return { env, differences: [...lostPlaces(session, path), ...lostVariables(session)] };
}

const basic = new Set(['HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'TMPDIR', 'XDG_RUNTIME_DIR']);

/** systemd's default for services, with the directories of systems that have not merged `/usr`. */
const systemdPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** launchd's default: path_helper(8) runs only in login shells. */
const launchdPath = '/usr/bin:/bin:/usr/sbin:/sbin';

function lostPlaces({ PATH = '' }: Variables, path: string): string[] {
  const kept = new Set(path.split(':'));
  const lost = [...new Set(PATH.split(':'))].filter((place) => place !== '' && !kept.has(place));
  return lost.length === 0 ? [] : [`the PATH is without ${lost.join(', ')}`];
}

function lostVariables(session: Variables): string[] {
  const names = Object.keys(session).filter((name) => name !== 'PATH' && !basic.has(name));
  return names.length === 0 ? [] : [`not set are ${names.toSorted().join(', ')}`];
}
