import type { FileError } from '../core/host.ts';

/** Why a file operation failed, as a clause in plain words with the system's code. */
export function fileTrouble({ code }: FileError): string {
  return `${reasons[code] ?? 'the system refuses'} (${code})`;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EBUSY: 'it is in use',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'the name is taken',
  EISDIR: 'it is a directory',
  ENOENT: 'it has vanished',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'what stands above it is no directory',
  EPERM: 'the system does not permit it',
  EROFS: 'the disk is read-only',
};
