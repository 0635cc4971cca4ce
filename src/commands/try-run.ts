import type { Host } from '../core/host.ts';
import type { Invocation } from '../core/invocation.ts';
import type { Outcome } from '../core/outcome.ts';
import { Cancelled } from '../core/questions.ts';
import type { ShownResult } from '../report/rehearsal.ts';
import { notesOn, tokensOf } from '../try/notes.ts';
import { tooLarge } from '../try/obstacles.ts';
import { resultOf } from '../try/result.ts';
import { nulByte } from '../try/spawn-reason.ts';
import { isUnexecutable } from './interpreter.ts';

/** What the runtime waits for a tool, in seconds. */
export const runtimeTimeout = 300;

/** As much of each stream as is kept, in bytes: fifty times what the runtime hands to a model. */
const outputLimit = 4 * 1024 * 1024;

/** Makes the call and gives what the model would get. Rejects with {@link Cancelled} on ^C. */
export async function runCall(
  host: Pick<Host, 'files' | 'processes'>,
  tool: string,
  invocation: Invocation,
  seconds: number,
): Promise<ShownResult> {
  const outcome = await start(host, invocation, seconds);
  const { ending, stdout, stderr, durationMs } = outcome;
  const result = resultOf(tool, invocation.program, seconds, outcome);
  if (!result) throw new Cancelled();
  return {
    ...result,
    exitCode: ending.kind === 'exited' ? ending.code : undefined,
    signal: ending.kind === 'signalled' ? ending.signal : undefined,
    durationMs: Math.round(durationMs),
    stdoutBytes: stdout.bytes,
    stderrBytes: stderr.bytes,
    tokens: tokensOf(result.content),
    notes: notesOn(result, outcome, seconds),
    changes: undefined,
  };
}

/** What the system refuses and Node does not, or not in the same way, is refused here. */
function start(
  { files, processes }: Pick<Host, 'files' | 'processes'>,
  invocation: Invocation,
  seconds: number,
): Promise<Outcome> | Outcome {
  const { program, cwd } = invocation;
  if (invocation.added.some((variable) => variable.join().includes('\0')))
    return notStarted(nulByte);
  if (!tooLarge(invocation) && isUnexecutable(files, program, cwd)) return notStarted('ENOEXEC');
  return processes.run(invocation, { timeoutMs: seconds * 1000, outputBytes: outputLimit });
}

function notStarted(code: string): Outcome {
  const nothing = { head: new Uint8Array(), bytes: 0 };
  const ending = { kind: 'not-started', code } as const;
  return { ending, stdout: nothing, stderr: nothing, durationMs: 0, left: [] };
}
