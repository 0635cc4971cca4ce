import fs from 'node:fs';
import type { Host } from '../core/host.ts';
import { diskFiles } from './files.ts';
import { isTerminal, streamOutput } from './output.ts';
import { terminalQuestions } from './questions.ts';
import { diskTrees } from './trees.ts';
import { unbroken } from './unbroken.ts';

/** This process, this disk, this terminal. */
export function nodeHost(): Host {
  const { env, platform } = process;
  const stdout = streamOutput(1, env);
  return {
    cwd: process.cwd(),
    env,
    platform,
    files: diskFiles(platform),
    // Loaded when there is something to start, which is seldom.
    processes: {
      run: async (invocation, limits) => (await import('./processes.ts')).run(invocation, limits),
    },
    trees: diskTrees,
    stdout,
    stderr: streamOutput(2, env),
    unbroken,
    readInput: () => fs.readFileSync(0),
    questions: stdout.isTerminal && isTerminal(0) ? terminalQuestions : undefined,
  };
}
