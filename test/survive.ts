import { main } from '../src/cli.ts';
import { type Entry, repository } from './memory-host.ts';

/** Calls that have to live through anything; those that write stand last, and work on a copy. */
const calls: readonly string[][] = [
  ['lint'],
  ['lint', '--color'],
  ['lint', '--json'],
  ['lint', '--format', 'agent'],
  ['lint', '--format', 'sarif'],
  ['lint', '--format', 'github'],
  ['lint', '--format', 'gitlab'],
  ['lint', '--format', 'junit'],
  ['lint', '--unsafe-fixes', '--diff', '--no-color'],
  ['list'],
  ['list', '--color'],
  ['list', '--json'],
  ['list', '--format', 'anthropic'],
  ['list', '--format', 'openai'],
  ['list', '--format', 'gemini'],
  ['list', '--format', 'mcp'],
  ['lint', '--fix'],
  ['lint', '--unsafe-fixes'],
];

/**
 * Runs every reporter and the fixes over a tools directory in memory. Throws if one of them ends in
 * a fault, lets something through that a terminal obeys, or takes the processor for more than `limit`
 * milliseconds, or if a second round finds something to fix that the first has left.
 */
export async function survive(tools: Record<string, Entry>, limit: number): Promise<void> {
  for (const call of calls) {
    const { stdout, ...rest } = repository(tools);
    // A patch is spelled out for the eye alone: git takes it as it is.
    const host = { ...rest, stdout: { ...stdout, isTerminal: call.includes('--diff') } };
    const written = await run(call, host, limit);
    const found = hiddenIn(written, call.includes('--color'), call.includes('--diff'));
    if (found) throw new Error(`${call.join(' ')} lets ${JSON.stringify(found)} through`);
    if (call.includes('--unsafe-fixes') && !call.includes('--diff')) await expectMended(host);
  }
}

async function run(
  call: readonly string[],
  host: ReturnType<typeof repository>,
  limit: number,
): Promise<string> {
  const start = process.cpuUsage();
  const code = await main(call, host);
  const { user, system } = process.cpuUsage(start);
  const duration = (user + system) / 1000;
  if (code === 3) throw new Error(`${call.join(' ')} ends in a fault: ${host.err()}`);
  if (duration > limit) throw new Error(`${call.join(' ')} takes ${Math.round(duration)} ms`);
  return host.out() + host.err();
}

/** Format characters that are to be seen (Arabic number signs, hieroglyph joiners) may stay. */
const hidden =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}])\p{Cf}/u;

/** The first character of `text` that must not reach a terminal; colours are ours. */
function hiddenIn(text: string, colors: boolean, tabs: boolean): string | undefined {
  const own = colors ? text.replaceAll(/\u001b\[\d\d?m/g, '') : text;
  const lines = own.split('\n').map((line) => (tabs ? line.replaceAll('\t', ' ') : line));
  return lines.map((line) => hidden.exec(line)?.[0]).find((found) => found !== undefined);
}

async function expectMended(host: ReturnType<typeof repository>): Promise<void> {
  const before = host.out().length;
  await main(['lint', '--json'], host);
  const { diagnostics } = JSON.parse(host.out().slice(before));
  const left = diagnostics.filter(({ fix }: { fix: string | null }) => fix !== null);
  if (left.length > 0) throw new Error(`--unsafe-fixes leaves ${JSON.stringify(left)}`);
}
