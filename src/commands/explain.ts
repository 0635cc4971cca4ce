import { UserError } from '../core/exit.ts';
import type { Severity } from '../core/finding.ts';
import { nearest } from '../core/words.ts';
import { fixKind, rulePageText } from '../lint/page.ts';
import { rules } from '../lint/rules/index.ts';
import { ruleTable } from '../report/rule-table.ts';
import { languages, loadReaders } from '../script/body/read-body.ts';

/** All rules, one line each. */
export async function tableOfRules(): Promise<string> {
  const readers = await loadReaders(languages);
  return ruleTable(rules.map((rule) => ({ ...rule, fix: fixKind(rule, readers) })));
}

/** The page of a rule. Throws a {@link UserError} if there is no such rule. */
export async function pageOf(id: string): Promise<string> {
  return rulePageText(ruleNamed(id), await loadReaders(languages));
}

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

/** A rule and its page. */
export interface RulePage {
  readonly id: string;
  readonly severity: Severity;
  readonly summary: string;
  readonly page: string;
}

/** Every rule with its page. */
export async function rulePages(): Promise<RulePage[]> {
  const readers = await loadReaders(languages);
  return rules.map((rule) => ({ ...rule, page: rulePageText(rule, readers) }));
}
