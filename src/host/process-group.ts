import fs from 'node:fs';

/** Ends every process of the group that `leader` heads; none left is no error. */
export function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // EPERM is what macOS says of a group in which all have ended.
    if (!/^(ESRCH|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** The names of the processes in the group of `leader`, without itself. Empty without `/proc`. */
export function groupMembers(leader: number): string[] {
  return processIds().flatMap((id) => {
    // pid (name) state ppid pgrp …; the name may hold anything, brackets included: proc(5).
    const [, name = '', state, group] =
      /\((.*)\) (\S) \S+ (\S+)/s.exec(contentOf(`/proc/${id}/stat`)) ?? [];
    return group === String(leader) && id !== leader && state !== 'Z' ? [name] : [];
  });
}

function processIds(): number[] {
  try {
    return fs.readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function contentOf(path: string): string {
  try {
    return fs.readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** Signals whose default is to dump core: signal(7). */
const dumping = /^SIG(QUIT|ILL|TRAP|ABRT|BUS|FPE|SEGV|XCPU|XFSZ|SYS)$/;

/**
 * Whether the kernel dumps core for a process with the limits of this one: into a program always,
 * into a file if the limit lets it (core(5)).
 */
export function dumpsCore(signal: string): boolean {
  if (!dumping.test(signal)) return false;
  if (contentOf('/proc/sys/kernel/core_pattern').startsWith('|')) return true;
  const [, soft = '0'] = /^Max core file size +(\S+)/m.exec(contentOf('/proc/self/limits')) ?? [];
  return soft !== '0';
}
