import type { Host } from '../core/host.ts';
import type { Outcome } from '../core/outcome.ts';

/** Puts a file into git's index as executable. Gives what git has against it, or undefined. */
export async function gitAdd(
  host: Pick<Host, 'env' | 'processes'>,
  root: string,
  file: string,
): Promise<string | undefined> {
  const outcome = await host.processes.run(
    {
      program: '/usr/bin/env',
      args: ['git', 'add', '--chmod=+x', '--', file],
      cwd: root,
      env: Object.fromEntries(
        Object.entries(host.env).filter((entry): entry is [string, string] => !!entry[1]),
      ),
      added: [],
      stdin: '',
    },
    { timeoutMs: 60_000, outputBytes: 64 * 1024 },
  );
  return trouble(outcome);
}

function trouble({ ending, stderr }: Outcome): string | undefined {
  if (ending.kind === 'exited' && ending.code === 0) return undefined;
  const [line = ''] = Buffer.from(stderr.head).toString().trim().split('\n');
  return line === '' ? `git add ended without success (${ending.kind})` : line;
}
