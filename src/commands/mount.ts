import { FileError, type Host } from '../core/host.ts';
import type { Mount } from '../doctor/machine.ts';
import { ask } from './program.ts';

/** The file system that `path`, absolute, is on; undefined where no table can be read. */
export async function gatherMount(host: Host, path: string): Promise<Mount | undefined> {
  const table = host.platform === 'darwin' ? await bsdTable(host) : linuxTable(host);
  const real = host.files.realPath(path) ?? path;
  const above = table.filter(({ point }) => point === '/' || `${real}/`.startsWith(`${point}/`));
  // Of several mounted on one point the last one is seen.
  const mount = above.toSorted((a, b) => a.point.length - b.point.length).at(-1);
  if (!mount) return undefined;
  const { point, type, options } = mount;
  return {
    point,
    type,
    noexec: options.includes('noexec'),
    caseInsensitive: folding.test(type) || isOneForBoth(host, path),
  };
}

interface Line {
  readonly point: string;
  readonly type: string;
  readonly options: readonly string[];
}

const folding = /^(vfat|msdos|exfat|ntfs|ntfs3|cifs|smb3?|smbfs|hfs)$/;

/** `device point type options 0 0`, with spaces as `\040`: proc_mounts(5). */
function linuxTable({ files }: Pick<Host, 'files'>): Line[] {
  return textOf(files, '/proc/self/mounts')
    .split('\n')
    .flatMap((line) => {
      const [, point, type, options] = line.split(' ');
      if (point === undefined || type === undefined || options === undefined) return [];
      const spelled = point.replace(/\\([0-7]{3})/g, (_all, code: string) =>
        String.fromCharCode(Number.parseInt(code, 8)),
      );
      return [{ point: spelled, type, options: options.split(',') }];
    });
}

/** `device on point (type, option, option)`, as mount(8) of macOS prints it. */
async function bsdTable(host: Host): Promise<Line[]> {
  const answer = await ask(host, '/sbin/mount', [], { cwd: '/' });
  return Array.from(
    (answer?.out ?? '').matchAll(/^.* on (.*) \(([^()]*)\)$/gm),
    ([, point = '', words = '']) => {
      const [type = '', ...options] = words.split(', ');
      return { point, type, options };
    },
  );
}

function textOf(files: Host['files'], path: string): string {
  try {
    return Buffer.from(files.read(path, 0, 1024 * 1024)).toString();
  } catch (error) {
    if (error instanceof FileError) return '';
    throw error;
  }
}

/** Whether `.AGENTS` leads to the same as `.agents`. */
function isOneForBoth({ files }: Pick<Host, 'files'>, path: string): boolean {
  const other = path.replace(/\.agents\/tools$/, '.AGENTS/tools');
  const real = files.realPath(other);
  return other !== path && real !== undefined && real === files.realPath(path);
}
