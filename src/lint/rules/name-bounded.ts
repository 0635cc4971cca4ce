import type { Finding } from '../../core/finding.ts';
import { limits } from '../limits.ts';
import type { LintRule } from '../subject.ts';

const { most, by, source, date } = limits.toolName;

export const nameBounded: LintRule = {
  id: 'name-bounded',
  about: 'tool',
  severity: 'warning',
  summary: `a name of more than ${most} characters, which providers refuse`,
  why: `The runtime takes a name of any length and sends it on. ${by} refuse the whole request
for one of more than ${most} characters, so with such a tool no other works either.

Read on ${date}: ${source}.`,
  good: {
    export_invoices:
      '#!/bin/sh\n# @description Write the billing data of a month to a file.\n./bin/export\n',
  },
  bad: {
    export_all_the_invoices_of_the_last_month_as_csv_for_the_tax_advisor:
      '#!/bin/sh\n# @description Write the billing data of a month to a file.\n./bin/export\n',
  },
  *check({ tool: { name } }): Iterable<Finding> {
    if (name.length <= most) return;
    yield {
      message: `the name is ${name.length} characters long, and ${by} refuse more than ${most}`,
      help: 'Shorten it; what else there is to say belongs in the description',
    };
  },
};
