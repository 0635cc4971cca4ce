import { expect, test } from 'vitest';
import type { FileDiagnostic } from '../../src/lint/lint.ts';
import { agentVerdict, lintAgent } from '../../src/report/lint-agent.ts';
import type { Report } from '../../src/report/report.ts';

const file = '.agents/tools/deploy';

function report(...diagnostics: Partial<FileDiagnostic>[]): Report {
  const whole = { rule: 'name-free', severity: 'error', message: 'it is taken', file } as const;
  return {
    root: '/repository',
    tools: 2,
    diagnostics: diagnostics.map((diagnostic) => ({ ...whole, ...diagnostic })),
    texts: new Map([[file, 'one\ntwo\n']]),
  };
}

test('a finding is one line: where, how bad, which rule, what, and what to do', () => {
  const found = report(
    { span: { start: 5, end: 6 }, help: 'Give it another' },
    { severity: 'info', message: 'two\nlines' },
  );
  expect(lintAgent(found)).toBe(
    `${file}:2:2 error name-free: it is taken; Give it another\n${file} info name-free: two\\nlines\n`,
  );
});

test.each([
  [report(), '0 errors and 0 warnings in 2 tools'],
  [report({}, { severity: 'warning' }), '1 error and 1 warning in 1 file'],
  [report({ severity: 'info' }), '0 errors, 0 warnings and 1 info in 1 file'],
  [
    report(
      { fix: { safety: 'safe', executable: true } },
      { fix: { safety: 'unsafe', rename: 'x' } },
    ),
    '2 errors and 0 warnings in 1 file; --fix mends 1, --unsafe-fixes mends 2',
  ],
  [
    { ...report({}), mended: [{ file, name: undefined, rules: ['a', 'b'] }] },
    '2 mended; 1 error and 0 warnings in 1 file',
  ],
])('the last line counts: %#', (found, line) => {
  expect(agentVerdict(found)).toBe(line);
});
