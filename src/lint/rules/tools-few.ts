import type { Finding } from '../../core/finding.ts';
import type { Example } from '../../core/rule.ts';
import { listedTools } from '../../script/toolbox.ts';
import { limits } from '../limits.ts';
import type { LintRule } from '../subject.ts';

const { tools: few, manyTools: many } = limits;

export const toolsFew: LintRule = {
  id: 'tools-few',
  about: 'toolbox',
  severity: 'info',
  summary: `more than ${few.most} tools (info) or ${many.most} (warning), among which models choose badly`,
  why: `${few.by} writes that the ability to pick the right tool degrades beyond ${few.most} to ${many.most} tools, and a session has those
of its servers besides. Each definition is sent, and paid for, on every turn. Tools that are variants of one thing can become one tool with a parameter.

Read on ${few.date}: ${few.source}.`,
  good: tests(1),
  bad: tests(few.most + 1),
  *check(toolbox): Iterable<Finding> {
    const { length } = listedTools(toolbox);
    if (length <= few.most) return;
    yield {
      message: `these are ${length} tools, and models choose badly among more than ${length > many.most ? many.most : few.most}`,
      help: 'Merge tools that differ in one value, with a parameter for it',
      severity: length > many.most ? 'warning' : 'info',
    };
  },
};

function tests(count: number): Example {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `test_part_${at + 1}`,
      `#!/bin/sh\n# @description Run the unit tests of part ${at + 1} of the shop.\nmake test-part-${at + 1}\n`,
    ]),
  );
}
