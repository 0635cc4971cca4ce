import { UserError } from '../core/exit.ts';
import type { Severity } from '../core/finding.ts';
import { nearest } from '../core/words.ts';
import { fixKind, rulePageText } from '../lint/page.ts';
import { rules } from '../lint/rules/index.ts';
import { ruleTable } from '../report/rule-table.ts';

/** All rules, one line each. */
export function tableOfRules(): string {
  return ruleTable(rules.map((rule) => ({ ...rule, fix: fixKind(rule) })));
}

/** The page of a rule. Throws a {@link UserError} if there is no such rule. */
export function pageOf(id: string): string {
  return rulePageText(ruleNamed(id));
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

/** Every rule with its page. */
export function rulePages(): { id: string; severity: Severity; summary: string; page: string }[] {
  return rules.map((rule) => ({ ...rule, page: rulePageText(rule) }));
}
