import { describe, expect, test } from 'vitest';
import { exampleToolbox } from '../../../src/lint/example.ts';
import { lint } from '../../../src/lint/lint.ts';
import { findings, tool } from '../findings.ts';

const severityOf = (name: string): string[] =>
  lint(exampleToolbox({ [name]: tool() })).map(({ rule, severity }) => `${rule} ${severity}`);

describe('a name that nearly every session has is an error', () => {
  test.each(['shell', 'view', 'plan', 'skill', 'agent', 'text_editor', 'html2md', 'agent_smith'])(
    '%s',
    (name) => expect(severityOf(name)).toEqual(['name-free error']),
  );
});

describe('a name that a server may bring is a warning', () => {
  test.each(['search', 'remember', 'git_log', 'browser_click', 'render_ui', 'lsp_hover'])(
    '%s',
    (name) => expect(severityOf(name)).toEqual(['name-free warning']),
  );
});

test('the message says who gets the call', () => {
  expect(findings({ shell: tool() })).toEqual([
    'shell name-free `shell` is the name of a tool of octofs, the file server of nearly every session, so calls go there and never here',
  ]);
  expect(findings({ agent_smith: tool() })).toEqual([
    'agent_smith name-free `agent_smith` begins with `agent_`, so the runtime takes it for an agent and it can never be called',
  ]);
});

test('names that differ only in case or in `-` and `_`', () => {
  expect(
    findings({
      Deploy: tool(),
      deploy: tool('# Twice.'),
      'run-it': tool('# A.'),
      run_it: tool('# B.'),
    }),
  ).toEqual([
    'deploy name-free `deploy` differs from `Deploy` only in case or in `-` and `_`',
    'run_it name-free `run_it` differs from `run-it` only in case or in `-` and `_`',
  ]);
});

test.each(['Shell', 'shells', 'viewer', 'agents', 'gitlog', 'browser', 'deploy', 'planning'])(
  'silent: %s',
  (name) => expect(severityOf(name)).toEqual([]),
);

test('silent: a name that only a file that is no tool has', () => {
  expect(
    findings({ shell: { text: 'red=1\n', mode: 0o644 }, Deploy: 'notes', deploy: tool() }),
  ).toEqual([]);
});
