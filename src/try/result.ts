import type { Captured, Ending, Outcome } from '../core/outcome.ts';
import { trim, trimEnd } from '../script/white-space.ts';
import { spawnReason } from './spawn-reason.ts';

/** What the model gets back. */
export interface Result {
  readonly isError: boolean;
  readonly content: string;
}

/**
 * The text that the runtime makes of an outcome (section 5 of its contract), before it cuts what is
 * too long. `program` is the file's path, `seconds` the time limit. Undefined for a call that nobody
 * waited for.
 */
export function resultOf(
  name: string,
  program: string,
  seconds: number,
  { ending, stdout, stderr }: Outcome,
): Result | undefined {
  const failed = (reason: string): Result => ({
    isError: true,
    content: `local tool '${name}' failed: ${reason}`,
  });
  switch (ending.kind) {
    case 'interrupted':
      return undefined;
    case 'timed-out':
      return failed(`local tool '${name}' timed out after ${seconds}s`);
    case 'not-started':
      return failed(`spawn '${program}' failed: ${spawnReason(ending.code)}`);
    default: {
      const [out, err] = [textOf(stdout), textOf(stderr)];
      const code = ending.kind === 'exited' ? ending.code : undefined;
      if (code === 0) return { isError: false, content: succeeded(out, err) };
      const status = `local tool '${name}' exited with status ${statusText(ending)}`;
      return { isError: true, content: status + section('stderr', err) + section('stdout', out) };
    }
  }
}

/** The text of a stream: what is no UTF-8 stands as U+FFFD, a byte order mark stays. */
export function textOf({ head, bytes }: Captured): string {
  // Of a stream that was cut, the character at the cut may be half: it is left out.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(head, {
    stream: bytes > head.length,
  });
}

function succeeded(out: string, err: string): string {
  if (trim(err) === '') return out;
  const gap = out === '' || out.endsWith('\n') ? '' : '\n';
  return `${out}${gap}[stderr]\n${trimEnd(err)}`;
}

function statusText(ending: Extract<Ending, { kind: 'exited' | 'signalled' }>): string {
  if (ending.kind === 'exited') return `exit status: ${ending.code}`;
  const { signal, number, coreDumped } = ending;
  return `signal: ${number} (${signal})${coreDumped ? ' (core dumped)' : ''}`;
}

function section(heading: string, text: string): string {
  return text === '' ? '' : `\n[${heading}]\n${trimEnd(text)}`;
}
