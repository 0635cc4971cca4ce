import { FileError, type Host } from '../core/host.ts';

/**
 * Whether git would not record the execute bit of a file by itself: on Windows, and where
 * `core.fileMode` is off (git-config(1)). Undefined outside of a git repository.
 */
export function bitAtRisk(
  { files, platform }: Pick<Host, 'files' | 'platform'>,
  root: string,
): boolean | undefined {
  for (let at = root; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const git = files.facts(`${at}/.git`);
    if (git) {
      if (platform === 'win32') return true;
      return git.kind === 'directory' && hasFileModeOff(files, `${at}/.git/config`);
    }
    if (at === '') return undefined;
  }
}

function hasFileModeOff(files: Host['files'], config: string): boolean {
  try {
    const text = Buffer.from(files.read(config, 0, 64 * 1024)).toString();
    return /^\s*filemode\s*=\s*(false|no|off|0)\s*$/im.test(text);
  } catch (error) {
    if (error instanceof FileError) return false;
    throw error;
  }
}
