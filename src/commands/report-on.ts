import type { Files, Host } from '../core/host.ts';
import { count } from '../core/words.ts';
import type { Report } from '../report/report.ts';
import type { Judge } from './judge.ts';
import { wordOfNothing } from './nothing-here.ts';
import type { Target } from './targets.ts';

/** What the judge finds in all targets, as one report; a target without tools is told on stderr. */
export async function reportOn(
  { stderr }: Pick<Host, 'stderr'>,
  root: string,
  files: Files,
  targets: readonly Target[],
  judge: Judge,
): Promise<Report> {
  const all = await Promise.all(
    targets.map(async (target) => ({ ...target, ...(await judge(files, target)) })),
  );
  for (const { toolbox, gone } of all) {
    if (toolbox.kind === undefined) stderr.write(wordOfNothing({ files }, toolbox, 'lint'));
    if (gone > 0) stderr.write(baselineShrinks(gone));
  }
  return {
    root,
    tools: all.reduce((sum, { tools }) => sum + tools, 0),
    diagnostics: all.flatMap(({ prefix, diagnostics }) =>
      diagnostics.map((diagnostic) => ({ ...diagnostic, file: prefix + diagnostic.file })),
    ),
    texts: new Map(
      all.flatMap(({ prefix, toolbox }) =>
        toolbox.candidates.map(({ path, script }) => [prefix + path, script?.source.text ?? '']),
      ),
    ),
  };
}

function baselineShrinks(gone: number): string {
  const [occur, them] = gone === 1 ? ['occurs', 'it'] : ['occur', 'them'];
  return `${count(gone, 'entry', 'entries')} of the baseline no longer ${occur}: \`agent-tools lint --update-baseline\` takes ${them} out\n`;
}

/** The errors alone. Also what was mended is left out: it is no error any more. */
export function onlyErrors(report: Report): Report {
  return {
    ...report,
    mended: [],
    diagnostics: report.diagnostics.filter(({ severity }) => severity === 'error'),
  };
}
