/**
 * Why a process was not started, in the words of the runtime: the C library's text and number. The
 * numbers are Linux's; those that can come up otherwise are the same on macOS.
 */
export function spawnReason(code: string): string {
  if (code === nulByte) return 'nul byte found in provided data';
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return reason === undefined ? code : `${reason[1]} (os error ${reason[0]})`;
}

/** Stands for what no system is asked: Rust's standard library refuses a NUL byte by itself. */
export const nulByte = 'NUL';

/** By the system's name of the error: errno(3). */
const reasons: Readonly<Record<string, readonly [number, string]>> = {
  EPERM: [1, 'Operation not permitted'],
  ENOENT: [2, 'No such file or directory'],
  EIO: [5, 'Input/output error'],
  E2BIG: [7, 'Argument list too long'],
  ENOEXEC: [8, 'Exec format error'],
  EAGAIN: [11, 'Resource temporarily unavailable'],
  ENOMEM: [12, 'Cannot allocate memory'],
  EACCES: [13, 'Permission denied'],
  ENOTDIR: [20, 'Not a directory'],
  ENFILE: [23, 'Too many open files in system'],
  EMFILE: [24, 'Too many open files'],
  ETXTBSY: [26, 'Text file busy'],
  ENAMETOOLONG: [36, 'File name too long'],
  ELOOP: [40, 'Too many levels of symbolic links'],
};
