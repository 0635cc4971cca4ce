import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Times whole processes against a Node that does nothing: `npm run bench`. The two of a pair run one
 * after the other, so what else the machine does falls on both; the median of their ratios counts.
 */
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '21' }, json: { type: 'boolean', default: false } },
});

const program = resolve('bin/agent-tools.cjs');

interface Measure {
  readonly name: string;
  readonly args: readonly string[];
  readonly tools: number;
  /** Whether the tools are staged in a git repository: then git is asked, too. */
  readonly git?: boolean;
  /** At most this many times a bare Node. */
  readonly goal: number | undefined;
}

const measures: readonly Measure[] = [
  { name: 'lint, 1 tool', args: ['lint'], tools: 1, goal: 1.8 },
  { name: 'list, 1 tool', args: ['list'], tools: 1, goal: undefined },
  { name: 'lint, 1,000 tools', args: ['lint'], tools: 1000, goal: 6 },
  { name: 'list, 1,000 tools', args: ['list'], tools: 1000, goal: undefined },
  { name: 'lint, 1 tool in git', args: ['lint'], tools: 1, git: true, goal: undefined },
  {
    name: 'lint --staged, 1 tool',
    args: ['lint', '--staged'],
    tools: 1,
    git: true,
    goal: undefined,
  },
];

interface Result extends Measure {
  /** In milliseconds, the median of a bare Node and of the program. */
  readonly bare: number;
  readonly program: number;
  readonly ratio: number;
  readonly filesPerSecond: number;
}

const temporary = mkdtempSync(join(tmpdir(), 'agent-tools-bench-'));
try {
  const results = measures.map((measure) => timed(measure, Number(values.pairs)));
  process.stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : table(results));
} finally {
  rmSync(temporary, { recursive: true });
}

function timed(measure: Measure, count: number): Result {
  const directory = join(temporary, `${measure.tools}${measure.git ? '-git' : ''}`);
  writeTools(directory, measure.tools);
  if (measure.git) {
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
    ])
      spawnSync('git', args, { cwd: directory });
  }
  const pairs = Array.from({ length: count + 1 }, () => ({
    bare: duration(['-e', '0'], directory),
    program: duration([program, ...measure.args], directory),
  })).slice(1); // The first one warms the disk.
  const bare = median(pairs.map((pair) => pair.bare));
  const whole = median(pairs.map((pair) => pair.program));
  const ratio = median(pairs.map((pair) => pair.program / pair.bare));
  const filesPerSecond = Math.round((measure.tools / (whole - bare)) * 1000);
  return { ...measure, bare, program: whole, ratio, filesPerSecond };
}

function duration(args: readonly string[], cwd: string): number {
  const start = process.hrtime.bigint();
  // Node reads NODE_EXTRA_CA_CERTS at every start, which would hide the difference.
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ends in ${status}: ${stderr}`);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Tools as people write them: nothing to find, forty lines, three parameters. */
function writeTools(directory: string, count: number): void {
  const tools = join(directory, '.agents/tools');
  mkdirSync(tools, { recursive: true });
  for (let number = 0; number < count; number++) {
    const text = `#!/usr/bin/env bash
# @description Deploy service ${number} to an environment and wait until it answers.
# Use it after the tests have passed.
# @param *env string Target environment (staging|production)
# @param version string Version to deploy, by default the newest
# @param dry_run boolean Only say what would be done
set -euo pipefail

target="$OCTOMIND_PARAM_ENV"
version="\${OCTOMIND_PARAM_VERSION:-latest}"
${'# The steps of the deployment follow, one by one.\nprintf "%s\\n" "step"\n'.repeat(14)}
if [ "\${OCTOMIND_PARAM_DRY_RUN:-false}" = true ]; then
  echo "would deploy ${number} at $version to $target"
else
  ./bin/deploy "service-${number}" --env "$target" --version "$version"
fi
`;
    writeFileSync(join(tools, `deploy_service_${number}`), text, { mode: 0o755 });
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function table(results: readonly Result[]): string {
  const rows = results.map(({ name, bare, program: whole, ratio, goal, tools, filesPerSecond }) => [
    name,
    `${whole.toFixed(1)} ms`,
    `${bare.toFixed(1)} ms`,
    `${ratio.toFixed(2)}x`,
    goal === undefined ? '' : `at most ${goal}x: ${ratio <= goal ? 'met' : 'missed'}`,
    tools === 1 ? '' : `${filesPerSecond} files/s`,
  ]);
  const all = [['', 'program', 'bare node', 'ratio', 'goal', ''], ...rows];
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}
