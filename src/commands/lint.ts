import type { Command, Context, Values } from '../core/command.ts';
import { type Exit, exit, UserError } from '../core/exit.ts';
import type { Host } from '../core/host.ts';
import { type Report, summarize } from '../report/report.ts';
import type { Mended } from './fix.ts';
import { formatAsked } from './format-asked.ts';
import { judgeBy } from './judge.ts';
import { lintOptions } from './lint-options.ts';
import { onlyErrors, reportOn } from './report-on.ts';
import { formatNamed } from './reporters.ts';
import { type Scope, scopeOf } from './scope.ts';
import { surroundingsOf } from './surroundings.ts';

export const lint: Command<typeof lintOptions> = {
  name: 'lint',
  summary: 'Check tools before they are committed',
  positionals: {
    usage: '[paths..]',
    summary: 'Files in a tools directory, or directories that have one; this directory if none',
    least: 0,
    most: Number.POSITIVE_INFINITY,
  },
  options: lintOptions,
  async run(args, paths, context) {
    const { host, root } = context;
    const aside = await answer(args, context);
    if (aside !== undefined) {
      host.stdout.write(aside);
      return exit.ok;
    }
    const format = formatAsked(args.json, args.format);
    if (args.diff && format !== undefined && format !== 'text') throw patchIsText(format);
    const fixes = args.fix || args['unsafe-fixes'];
    if (fixes && args['stdin-filename'] !== undefined) throw inputStays();
    const scope = await scopeOf(args, paths, context);
    if (args['update-baseline']) return record(args, host, scope);
    const { files, targets } = scope;
    const surroundings = await surroundingsOf(scope);
    const judge = judgeBy(surroundings);
    const safety = args['unsafe-fixes'] ? 'unsafe' : 'safe';
    if (args.diff) {
      const { showPatch } = await import('./fix.ts');
      await showPatch({ ...context, host: { ...host, files } }, targets, judge, safety);
      return exitOf(await reportOn(host, root, files, targets, judge), args['max-warnings']);
    }
    if (fixes && args.staged) {
      const { mendStaged } = await import('./mend-staged.ts');
      const mended = await mendStaged(host, scope, surroundings, safety);
      return show(args, context, await scopeOf(args, paths, context), mended);
    }
    const mended = fixes
      ? await (await import('./fix.ts')).mend(host, targets, judge, safety)
      : { targets, files: [], complete: true };
    return show(args, context, { ...scope, targets: mended.targets }, mended);
  },
};

/** Records the findings of today. */
async function record(
  args: Pick<Values<typeof lintOptions>, 'staged' | 'stdin-filename'>,
  host: Host,
  scope: Scope,
): Promise<Exit> {
  if (args.staged || args['stdin-filename'] !== undefined) throw diskOnly();
  const { updateBaseline } = await import('./baseline.ts');
  await updateBaseline(
    host,
    scope.targets,
    judgeBy(await surroundingsOf(scope, 'without baseline')),
  );
  return exit.ok;
}

/** Reports on what is in the scope now, and on what was mended there. */
async function show(
  args: Values<typeof lintOptions>,
  { host, root, color }: Context,
  scope: Scope,
  mended: Pick<Mended, 'files' | 'complete'>,
): Promise<Exit> {
  const format = formatAsked(args.json, args.format);
  const judge = judgeBy(await surroundingsOf(scope));
  const found = await reportOn(host, root, scope.files, scope.targets, judge);
  const report = { ...found, mended: mended.files };
  const fallback = host.env.GITHUB_ACTIONS === 'true' ? 'text and github' : 'text';
  const { findings, conclusion } = await formatNamed(format ?? fallback, host);
  const style = { color, width: host.stdout.columns };
  host.stdout.write(findings(args.quiet ? onlyErrors(report) : report, style));
  if (!args.quiet && conclusion) host.stdout.write(conclusion(report, style));
  return mended.complete ? exitOf(report, args['max-warnings']) : exit.problem;
}

function diskOnly(): UserError {
  return new UserError(
    '`--update-baseline` records what is on the disk',
    'Leave `--staged` and `--stdin-filename` out',
  );
}

function inputStays(): UserError {
  return new UserError(
    '`--fix` writes files, and `--stdin-filename` judges what is in none',
    'Show the changes with `--diff` instead',
  );
}

/** What is asked instead of linting; undefined if nothing is. */
async function answer(
  args: Pick<Values<typeof lintOptions>, 'explain' | 'rules' | 'print-config'>,
  { host, root }: Context,
): Promise<string | undefined> {
  if (args['print-config']) {
    return (await import('./print-config.ts')).configText(host.files, root);
  }
  if (args.explain === undefined && !args.rules) return undefined;
  const { pageOf, tableOfRules } = await import('./explain.ts');
  return args.explain === undefined ? tableOfRules() : pageOf(args.explain);
}

function patchIsText(format: string): UserError {
  return new UserError(
    `\`--diff\` prints a patch, and \`--format ${format}\` prints findings`,
    'Leave one of them out',
  );
}

function exitOf(report: Report, maxWarnings = Number.POSITIVE_INFINITY): Exit {
  const { errors, warnings } = summarize(report);
  return errors > 0 || warnings > maxWarnings ? exit.problem : exit.ok;
}
