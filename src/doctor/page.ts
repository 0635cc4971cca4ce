import { type Check, examine } from './check.ts';
import { exampleMachine } from './example.ts';

/** A check's page in Markdown, as docs/checks/ holds it. */
export function checkPageText(check: Check): string {
  const { id, group, severity, summary, why, bad } = check;
  const [found] = examine(exampleMachine(bad), [check]);
  const help = found?.help === undefined ? [] : [`    help: ${found.help}`];
  return [
    `# ${id}`,
    '',
    `Catches: ${summary}.`,
    '',
    `Group: ${group}. Severity: ${severity}. Fix: ${found?.repair ? '`doctor --fix`' : 'by hand'}.`,
    '',
    why,
    '',
    'What it says:',
    '',
    `    ${found?.message ?? ''}`,
    ...help,
    '',
  ].join('\n');
}

/** All checks as a table in Markdown, each id a link to its page below `directory`. */
export function checkTable(checks: readonly Check[], directory: string): string {
  const lines = checks.map(
    ({ id, group, severity, summary }) =>
      `| [${id}](${directory}/${id}.md) | ${group} | ${severity} | ${summary} |`,
  );
  return ['| check | group | severity | what it catches |', '|---|---|---|---|', ...lines].join(
    '\n',
  );
}
