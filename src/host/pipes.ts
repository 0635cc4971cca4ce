import { spawn } from 'node:child_process';
import fs from 'node:fs';

/** The ends of a pipe, as descriptors: for the process that is started, and for this one. */
export interface Pipe {
  readonly child: number;
  readonly own: number;
}

/**
 * Three pipes, for stdin, stdout and stderr of a process; undefined where there is no `/proc`.
 *
 * Node itself connects processes by sockets, and a script can tell: on Linux `cat /dev/stdin` and
 * `echo x > /dev/stderr` fail with ENXIO when they are sockets. A FIFO would do worse, for opening it
 * again waits for a writer. Node cannot make a pipe, but it can open one that a shell has made.
 */
export async function openPipes(): Promise<readonly [Pipe, Pipe, Pipe] | undefined> {
  const maker = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'pipe', 'ignore'] });
  const pid = await new Promise<string>((resolve) => {
    let text = '';
    maker.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.endsWith('\n')) resolve(text.trim());
    });
    maker.stdout.on('end', () => resolve(''));
    maker.on('error', () => resolve(''));
  });
  try {
    return pid === '' ? undefined : opened(pid);
  } finally {
    maker.stdin.on('error', () => undefined).end();
    maker.stdout.destroy();
    maker.unref();
  }
}

/** The innermost shell holds the three pipes, says who it is, and stays until its stdin ends. */
const script =
  "exec 6<&0; : | { exec 3<&0; : | { exec 4<&0; : | { exec 5<&0; sh -c 'echo $PPID'; read x <&6; }; }; }";

function opened(pid: string): readonly [Pipe, Pipe, Pipe] | undefined {
  const { O_RDONLY, O_WRONLY, O_NONBLOCK } = fs.constants;
  const open: number[] = [];
  const pipe = (number: number, child: number, own: number): Pipe => {
    const path = `/proc/${pid}/fd/${number}`;
    const ends = { child: fs.openSync(path, child), own: fs.openSync(path, own | O_NONBLOCK) };
    open.push(ends.child, ends.own);
    return ends;
  };
  try {
    return [pipe(3, O_RDONLY, O_WRONLY), pipe(4, O_WRONLY, O_RDONLY), pipe(5, O_WRONLY, O_RDONLY)];
  } catch {
    for (const descriptor of open) fs.closeSync(descriptor);
    return undefined;
  }
}
