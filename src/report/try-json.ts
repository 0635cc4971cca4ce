import { visibleJson } from '../core/visible.ts';
import type { Plan, Rehearsal, ShownResult } from './rehearsal.ts';

/** The documented JSON of `try`. */
export function tryJson({ tool, plan, problems, result }: Rehearsal): string {
  const document = {
    version: 1,
    tool,
    plan: plan ? planJson(plan) : null,
    problems: problems.map(({ severity, param, rule, message, help }) => ({
      severity,
      param: param ?? null,
      rule: rule ?? null,
      message,
      help: help ?? null,
    })),
    result: result ? resultJson(result) : null,
  };
  return `${visibleJson(document, 2)}\n`;
}

function planJson({ invocation, interpreter, madeUp, environment, shell }: Plan): object {
  const { program, cwd, added, stdin } = invocation;
  return {
    program,
    interpreter: interpreter?.path ?? null,
    cwd,
    env: Object.fromEntries(added),
    stdin,
    madeUp,
    environment,
    shell,
  };
}

function resultJson(result: ShownResult): object {
  const { isError, content, exitCode, signal, durationMs, stdoutBytes, stderrBytes } = result;
  return {
    isError,
    content,
    exitCode: exitCode ?? null,
    signal: signal ?? null,
    durationMs,
    bytes: { stdout: stdoutBytes, stderr: stderrBytes },
    tokens: result.tokens,
    notes: result.notes,
    changes: result.changes ?? [],
  };
}
