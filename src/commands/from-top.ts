import { posix } from 'node:path';
import type { Files } from '../core/host.ts';
import type { Report } from '../report/report.ts';
import { repositoryTop } from './repository-top.ts';

/** The same report with paths counted from the top of the repository, where there is one. */
export function fromTop(files: Files, report: Report): Report {
  const top = repositoryTop(files, report.root);
  if (top === undefined || top === report.root) return report;
  const from = (file: string): string => posix.relative(top, posix.join(report.root, file));
  return {
    ...report,
    root: top,
    diagnostics: report.diagnostics.map((found) => ({ ...found, file: from(found.file) })),
    texts: new Map(Array.from(report.texts, ([file, text]) => [from(file), text])),
  };
}
