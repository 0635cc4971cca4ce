import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { constants } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { Invocation } from '../core/invocation.ts';
import type { Ending, Limits, Outcome } from '../core/outcome.ts';
import { collect, nothing, reader, writer } from './capture.ts';
import { openPipes, type Pipe } from './pipes.ts';
import { dumpsCore, endGroup, groupMembers } from './process-group.ts';

/**
 * Starts a process as the runtime does and waits until it has ended and nobody holds its output any
 * more, at most until the limit. It is the head of a process group of its own, without a terminal.
 *
 * This is `node:child_process` and not execa: execa adds what a faithful call must not have (its own
 * error texts, its end-of-process handlers, a copy of the output in memory), and costs 16 ms to load.
 */
export async function run(invocation: Invocation, limits: Limits): Promise<Outcome> {
  const pipes = await openPipes();
  const start = performance.now();
  const child = spawned(invocation, pipes);
  if (typeof child === 'string') {
    for (const { own } of pipes ?? []) fs.closeSync(own);
    return notStarted(child);
  }
  const [input, out, err] = streamsOf(child, pipes);
  const stdout = collect(out, limits.outputBytes);
  const stderr = collect(err, limits.outputBytes);
  // Whoever does not read its input gets none: that is no error of ours.
  input.on('error', () => undefined).end(invocation.stdin, () => input.destroy());

  const interruption = interrupted();
  const deadline = timer(limits.timeoutMs);
  const ended = endingOf(child);
  const whole = Promise.all([ended, stdout.done, stderr.done]).then(([ending]) => ending);
  const failed = ended.then((ending) => (ending.kind === 'not-started' ? ending : whole));
  const ending = await Promise.race([failed, deadline.passed, interruption.came]);
  const { pid } = child;
  const left = pid === undefined ? [] : groupMembers(pid);
  if (pid !== undefined && cut.has(ending.kind)) endGroup(pid);
  deadline.stop();
  interruption.stop();
  for (const stream of [input, out, err]) stream.destroy();
  const durationMs = performance.now() - start;
  return { ending, stdout: stdout.captured(), stderr: stderr.captured(), durationMs, left };
}

/** Endings that this program brings about. */
const cut: ReadonlySet<Ending['kind']> = new Set(['timed-out', 'interrupted']);

/** An outcome in which nothing was started. */
function notStarted(code: string): Outcome {
  const ending = { kind: 'not-started', code } as const;
  return { ending, stdout: nothing, stderr: nothing, durationMs: 0, left: [] };
}

/** The process, or the system's code for why there is none. */
function spawned(
  { program, args, cwd, env }: Invocation,
  pipes: readonly Pipe[] | undefined,
): ChildProcess | string {
  const stdio = pipes ? pipes.map(({ child }) => child) : ('pipe' as const);
  try {
    const child = spawn(program, [...args], { cwd, env: { ...env }, detached: true, stdio });
    // Without a listener from the first moment on, a failed start ends this program.
    child.on('error', () => undefined);
    return child;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return code;
  } finally {
    for (const { child } of pipes ?? []) fs.closeSync(child);
  }
}

function streamsOf(
  child: ChildProcess,
  pipes: readonly [Pipe, Pipe, Pipe] | undefined,
): [Writable, Readable, Readable] {
  if (pipes) return [writer(pipes[0].own), reader(pipes[1].own), reader(pipes[2].own)];
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('a process without its streams');
  return [stdin, stdout, stderr];
}

function endingOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.on('error', ({ code = 'EIO' }: NodeJS.ErrnoException) =>
      resolve({ kind: 'not-started', code }),
    );
    child.on('exit', (code, signal) => {
      if (signal === null) resolve({ kind: 'exited', code: code ?? 0 });
      else {
        const number = constants.signals[signal];
        resolve({ kind: 'signalled', signal, number, coreDumped: dumpsCore(signal) });
      }
    });
  });
}

function timer(milliseconds: number): { passed: Promise<Ending>; stop(): void } {
  let stop = (): void => undefined;
  const passed = new Promise<Ending>((resolve) => {
    const timeout = setTimeout(() => resolve({ kind: 'timed-out' }), milliseconds);
    stop = () => clearTimeout(timeout);
  });
  return { passed, stop };
}

/** Somebody wants this program to end: then the group has to end, too, which gets no ^C itself. */
function interrupted(): { came: Promise<Ending>; stop(): void } {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  let stop = (): void => undefined;
  const came = new Promise<Ending>((resolve) => {
    const end = (): void => resolve({ kind: 'interrupted' });
    for (const signal of signals) process.on(signal, end);
    stop = () => {
      for (const signal of signals) process.off(signal, end);
    };
  });
  return { came, stop };
}
