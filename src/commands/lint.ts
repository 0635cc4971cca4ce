import type { Command } from '../core/command.ts';
import { type Exit, exit, UserError } from '../core/exit.ts';
import { nearest } from '../core/words.ts';
import { lint as judge } from '../lint/lint.ts';
import { fixKind, rulePageText } from '../lint/page.ts';
import { rules } from '../lint/rules/index.ts';
import { lintJson } from '../report/lint-json.ts';
import { lintText, verdict } from '../report/lint-text.ts';
import { type Report, type Reporter, summarize } from '../report/report.ts';
import { ruleTable } from '../report/rule-table.ts';
import { listedTools } from '../script/toolbox.ts';
import { gatherToolbox } from './gather.ts';
import { nothingHere } from './nothing-here.ts';
import { type Target, targetsOf } from './targets.ts';

const options = {
  format: {
    type: 'string',
    summary: 'How to print the findings',
    choices: ['text', 'json'],
    initial: 'text',
  },
  json: { type: 'boolean', summary: 'Short for --format json' },
  'max-warnings': {
    type: 'number',
    summary: 'End in exit 1 when there are more warnings than this',
    value: 'n',
  },
  quiet: { type: 'boolean', summary: 'Show errors only, and no verdict' },
  explain: { type: 'string', summary: 'Print the page of a rule', value: 'rule' },
  rules: { type: 'boolean', summary: 'List all rules' },
} as const;

const reporters: Record<'text' | 'json', Reporter> = { text: lintText, json: lintJson };

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
  run(args, paths, { host, root, color }) {
    if (args.explain !== undefined) {
      host.stdout.write(rulePageText(ruleNamed(args.explain)));
      return exit.ok;
    }
    const style = { color, width: host.stdout.columns };
    if (args.rules) {
      host.stdout.write(ruleTable(rules.map((rule) => ({ ...rule, fix: fixKind(rule) }))));
      return exit.ok;
    }
    const targets = targetsOf(host, root, paths);
    const report = merge(
      root,
      targets.map((target) => reportOn(host, root, target)),
    );
    const format = args.json ? 'json' : args.format;
    host.stdout.write(reporters[format](args.quiet ? onlyErrors(report) : report, style));
    if (format === 'text' && !args.quiet) host.stdout.write(`${verdict(report, style)}\n`);
    return exitOf(report, args['max-warnings']);
  },
};

function ruleNamed(id: string): (typeof rules)[number] {
  const rule = rules.find((candidate) => candidate.id === id);
  if (rule) return rule;
  const close = nearest(
    id,
    rules.map((candidate) => candidate.id),
  );
  throw new UserError(
    `there is no rule \`${id}\``,
    close ? `Did you mean \`${close}\`?` : 'List them: `agent-tools lint --rules`',
  );
}

function reportOn(
  host: Parameters<typeof gatherToolbox>[0] & { readonly stderr: { write(text: string): void } },
  root: string,
  { toolbox: directory, prefix, files }: Target,
): Report {
  const toolbox = gatherToolbox(host, directory);
  if (toolbox.kind === undefined) host.stderr.write(`${nothingHere(host, toolbox)}\n`);
  const chosen = (path: string): boolean => files === undefined || files.has(path);
  return {
    root,
    tools: listedTools(toolbox).filter(({ path }) => chosen(path)).length,
    diagnostics: judge(toolbox)
      .filter(({ file }) => chosen(file))
      .map((diagnostic) => ({ ...diagnostic, file: prefix + diagnostic.file })),
    texts: new Map(
      toolbox.candidates.map(({ path, script }) => [prefix + path, script?.source.text ?? '']),
    ),
  };
}

function merge(root: string, reports: readonly Report[]): Report {
  return {
    root,
    tools: reports.reduce((sum, { tools }) => sum + tools, 0),
    diagnostics: reports.flatMap(({ diagnostics }) => diagnostics),
    texts: new Map(reports.flatMap(({ texts }) => [...texts])),
  };
}

function onlyErrors(report: Report): Report {
  return {
    ...report,
    diagnostics: report.diagnostics.filter(({ severity }) => severity === 'error'),
  };
}

function exitOf(report: Report, maxWarnings = Number.POSITIVE_INFINITY): Exit {
  const { errors, warnings } = summarize(report);
  return errors > 0 || warnings > maxWarnings ? exit.problem : exit.ok;
}
