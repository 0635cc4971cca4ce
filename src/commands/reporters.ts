import { version } from '../../package.json';
import type { Host } from '../core/host.ts';
import { agentVerdict, lintAgent } from '../report/lint-agent.ts';
import { lintJson } from '../report/lint-json.ts';
import { lintText, verdict } from '../report/lint-text.ts';
import type { Report, Reporter } from '../report/report.ts';
import { fromTop } from './from-top.ts';

/** How a format shows findings, and what it puts below them unless `--quiet` is given. */
interface Format {
  readonly findings: Reporter;
  readonly conclusion?: Reporter;
}

/** What `--format` takes. */
export const formats = ['text', 'json', 'agent', 'sarif', 'github', 'gitlab', 'junit'] as const;

export type FormatName = (typeof formats)[number];

/** The format of a name. What only build servers ask for is loaded when they do. */
export async function formatNamed(
  name: FormatName | 'text and github',
  host: Pick<Host, 'files'>,
): Promise<Format> {
  switch (name) {
    case 'text':
      return { findings: lintText, conclusion: (...about) => `${verdict(...about)}\n` };
    case 'json':
      return { findings: lintJson };
    case 'agent':
      return { findings: lintAgent, conclusion: (report) => `${agentVerdict(report)}\n` };
    case 'junit':
      return { findings: (await import('../report/lint-junit.ts')).lintJunit };
    case 'text and github':
      return annotatedText(host);
    default:
      return { findings: await forRepository(name, host) };
  }
}

/** Formats whose paths a server counts from the top of the repository. */
async function forRepository(
  name: 'sarif' | 'github' | 'gitlab',
  host: Pick<Host, 'files'>,
): Promise<Reporter> {
  const reporter = await serverReporters[name]();
  return (report, style) => reporter(fromTop(host.files, report), style);
}

const serverReporters = {
  sarif: async (): Promise<Reporter> => {
    const { lintSarif } = await import('../report/lint-sarif.ts');
    const { rulePages } = await import('./explain.ts');
    const rules = await rulePages();
    return (report: Report) => lintSarif(report, { version, rules });
  },
  github: async (): Promise<Reporter> => (await import('../report/lint-github.ts')).lintGithub,
  gitlab: async (): Promise<Reporter> => (await import('../report/lint-gitlab.ts')).lintGitlab,
};

/** In a workflow of GitHub: for people who read its log, and for those who read the changed lines. */
async function annotatedText(host: Pick<Host, 'files'>): Promise<Format> {
  const github = await forRepository('github', host);
  return {
    findings: (...about) => lintText(...about) + github(...about),
    conclusion: (...about) => `${verdict(...about)}\n`,
  };
}
