import { main } from '../../src/cli.ts';
import type { Processes } from '../../src/core/host.ts';
import { type Entry, type MemoryHost, memoryHost } from '../memory-host.ts';

/** What a program says: its output, or how it fails. */
export type Say = string | { readonly code: number; readonly err: string };

/** Programs that answer without being started: the end of the command line → what they say. */
export function answering(answers: Readonly<Record<string, Say>>): Processes {
  return {
    run: ({ program, args }) => {
      const line = [program, ...args].join(' ');
      const known = Object.keys(answers).find((end) => line.includes(end));
      const said = known === undefined ? { code: 1, err: '' } : (answers[known] ?? '');
      const { code, err } = typeof said === 'string' ? { code: 0, err: '' } : said;
      const captured = (text: string) => ({ head: Buffer.from(text), bytes: text.length });
      return Promise.resolve({
        ending: { kind: 'exited', code },
        stdout: captured(typeof said === 'string' ? said : ''),
        stderr: captured(err),
        durationMs: 1,
        left: [],
      });
    },
  };
}

/** A machine with `env`, `bash`, `sh` and, if it is to answer, git. */
export function machineHost(
  entries: Readonly<Record<string, Entry>>,
  world: Parameters<typeof memoryHost>[1] & { readonly answers?: Record<string, Say> } = {},
): MemoryHost {
  const { answers = {}, ...rest } = world;
  const programs = ['env', 'bash', 'sh', ...('rev-parse' in answers ? ['git'] : [])];
  return memoryHost(
    {
      '/repository': { kind: 'directory' },
      ...Object.fromEntries(programs.map((name) => [`/usr/bin/${name}`, 'ELF\0'])),
      ...entries,
    },
    {
      env: { PATH: '/usr/bin:/bin', HOME: '/home/me' },
      processes: answering({ '-n /': '', ...answers }),
      ...rest,
    },
  );
}

/** Git in a repository that is empty but for what `answers` say. */
export function gitSays(answers: Readonly<Record<string, Say>>): Record<string, Say> {
  return {
    '--is-inside-work-tree': 'true\n',
    'rev-parse': '/repository\n',
    ...answers,
  };
}

/** What `doctor` has to say of that machine, one line each: `status id message`. */
export async function said(
  entries: Readonly<Record<string, Entry>>,
  world: Parameters<typeof machineHost>[1] = {},
): Promise<string[]> {
  const host = machineHost(entries, world);
  await main(['doctor', '--json'], host);
  const { checks } = JSON.parse(host.out()) as {
    checks: { id: string; status: string; message: string }[];
  };
  return checks
    .filter(({ status, id }) => !/^(ok|skipped)$/.test(status) && id !== 'runtime-installed')
    .map(({ id, status, message }) => `${status} ${id} ${message}`);
}

/** A flawless tool of bash, with this below its description. */
export function tool(...lines: string[]): string {
  return [
    '#!/usr/bin/env bash',
    '# @description Deploy the API service to staging.',
    ...lines,
    '',
  ].join('\n');
}

export const tools = '/repository/.agents/tools';
