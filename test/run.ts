import { main } from '../src/cli.ts';
import type { MemoryHost } from './memory-host.ts';

/** What a call of the program ends with, and what it wrote. */
export interface Ran {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `agent-tools <words>` on a memory host. Words are split at spaces. */
export async function run(host: MemoryHost, words: string): Promise<Ran> {
  const argv = words === '' ? [] : words.split(' ');
  const exit = await main(argv, host);
  return { exit, out: host.out(), err: host.err() };
}
