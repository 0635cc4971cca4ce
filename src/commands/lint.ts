import type { Command, Context, Values } from '../core/command.ts';
import { type Exit, exit, UserError } from '../core/exit.ts';
import { type Report, summarize } from '../report/report.ts';
import type { Mended } from './fix.ts';
import { judgeBy } from './judge.ts';
import { onlyErrors, reportOn } from './report-on.ts';
import { formatNamed, formats } from './reporters.ts';
import { type Scope, scopeOf } from './scope.ts';
import { surroundingsOf } from './surroundings.ts';

const options = {
  format: {
    type: 'string',
    summary: 'How to print the findings',
    choices: formats,
  },
  json: { type: 'boolean', summary: 'Short for --format json' },
  fix: { type: 'boolean', summary: 'Mend what can be mended without a second look' },
  'unsafe-fixes': { type: 'boolean', summary: 'Mend that, and what needs a look afterwards' },
  diff: { type: 'boolean', summary: 'Show what --fix does as a patch, and write nothing' },
  staged: { type: 'boolean', summary: 'Judge what will be committed, as git has it' },
  since: {
    type: 'string',
    summary: 'Judge only what has changed since this revision',
    value: 'rev',
  },
  recursive: { type: 'boolean', summary: 'Judge every .agents/tools of the repository' },
  'stdin-filename': {
    type: 'string',
    summary: 'Judge standard input as if it were this file',
    value: 'path',
  },
  'max-warnings': {
    type: 'number',
    summary: 'End in exit 1 when there are more warnings than this',
    value: 'n',
  },
  quiet: { type: 'boolean', summary: 'Show errors only, and no verdict' },
  'print-config': {
    type: 'boolean',
    summary: 'Show the settings that hold here, and where each comes from',
  },
  explain: { type: 'string', summary: 'Print the page of a rule', value: 'rule' },
  rules: { type: 'boolean', summary: 'List all rules' },
} as const;

export const lint: Command<typeof options> = {
  name: 'lint',
  summary: 'Check tools before they are committed',
  positionals: {
    usage: '[paths..]',
    summary: 'Files in a tools directory, or directories that have one; this directory if none',
    least: 0,
    most: Number.POSITIVE_INFINITY,
  },
  options,
  async run(args, paths, context) {
    const { host, root } = context;
    const aside = await answer(args, context);
    if (aside !== undefined) {
      host.stdout.write(aside);
      return exit.ok;
    }
    const format = args.json ? 'json' : args.format;
    if (args.diff && format !== undefined && format !== 'text') throw patchIsText(format);
    const fixes = args.fix || args['unsafe-fixes'];
    if (fixes && args['stdin-filename'] !== undefined) throw inputStays();
    const scope = await scopeOf(args, paths, context);
    const { files, targets } = scope;
    const surroundings = await surroundingsOf(scope);
    const judge = judgeBy(surroundings);
    const safety = args['unsafe-fixes'] ? 'unsafe' : 'safe';
    if (args.diff) {
      const { showPatch } = await import('./fix.ts');
      await showPatch({ ...context, host: { ...host, files } }, targets, judge, safety);
      return exitOf(reportOn(host, root, files, targets, judge), args['max-warnings']);
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

/** Reports on what is in the scope now, and on what was mended there. */
async function show(
  args: Values<typeof options>,
  { host, root, color }: Context,
  scope: Scope,
  mended: Pick<Mended, 'files' | 'complete'>,
): Promise<Exit> {
  const format = args.json ? 'json' : args.format;
  const judge = judgeBy(await surroundingsOf(scope));
  const found = reportOn(host, root, scope.files, scope.targets, judge);
  const report = { ...found, mended: mended.files };
  const fallback = host.env.GITHUB_ACTIONS === 'true' ? 'text and github' : 'text';
  const { findings, conclusion } = await formatNamed(format ?? fallback, host);
  const style = { color, width: host.stdout.columns };
  host.stdout.write(findings(args.quiet ? onlyErrors(report) : report, style));
  if (!args.quiet && conclusion) host.stdout.write(conclusion(report, style));
  return mended.complete ? exitOf(report, args['max-warnings']) : exit.problem;
}

function inputStays(): UserError {
  return new UserError(
    '`--fix` writes files, and `--stdin-filename` judges what is in none',
    'Show the changes with `--diff` instead',
  );
}

/** What is asked instead of linting; undefined if nothing is. */
async function answer(
  args: Pick<Values<typeof options>, 'explain' | 'rules' | 'print-config'>,
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
