import { describe, expect, test } from 'vitest';
import type { Processes } from '../../src/core/host.ts';
import { lintGithub } from '../../src/report/lint-github.ts';
import { lintGitlab } from '../../src/report/lint-gitlab.ts';
import { lintJunit } from '../../src/report/lint-junit.ts';
import { memoryHost } from '../memory-host.ts';
import { run } from '../run.ts';
import { reportOf } from './report-of.ts';

const gap = '#!/bin/sh\n# Copyright\n\n# @description Say hi to the person in front of you.\n';
const locked = {
  text: '#!/bin/sh\n# @description Say hi to the person in front of you.\n',
  mode: 0o644,
};
const vague = '#!/bin/sh\n# @description <Status> & "more"\n';

const nothing = { head: Buffer.of(), bytes: 0 };
const withoutGit: Processes = {
  run: () =>
    Promise.resolve({
      ending: { kind: 'not-started', code: 'ENOENT' },
      stdout: nothing,
      stderr: nothing,
      durationMs: 0,
      left: [],
    }),
};

describe('github', () => {
  test('a finding with its place', () => {
    expect(lintGithub(reportOf({ hi: gap }))).toBe(
      '::error file=.agents/tools/hi,line=3,endLine=3,col=1,endColumn=1,title=description-present::' +
        'line 3 is blank, so the header ends there and the description on line 4 does not reach the runtime' +
        '%0APut a `#` on line 3, or delete the line\n',
    );
  });

  test('a file as a whole', () => {
    expect(lintGithub(reportOf({ hi: locked }))).toMatch(
      /^::error file=\.agents\/tools\/hi,title=file-executable::`hi` has no execute bit/,
    );
  });

  test('what would end the command or one of its properties is escaped', () => {
    const report = reportOf({ 'a:b,c%\r\n': gap });
    expect(lintGithub(report).split('\n')[0]).toMatch(
      /^::error file=\.agents\/tools\/a%3Ab%2Cc%25\\r\\n,.*title=name-valid::.*`a:b,c%25\\r\\n`/,
    );
  });

  test.each([
    [{ GITHUB_ACTIONS: 'true' }, 'lint', /^\.agents[\s\S]*\n::error [\s\S]*\n✖ 1 error/],
    [{ GITHUB_ACTIONS: 'true' }, 'lint --format text', /^(?![\s\S]*::error)/],
    [{ GITHUB_ACTIONS: 'true' }, 'lint --json', /^\{/],
    [{}, 'lint', /^(?![\s\S]*::error)/],
    [{}, 'lint --format github', /^::error [^\n]*\n$/],
  ])('%j %s', async (env, words, expected) => {
    const host = memoryHost({ '/repository/.agents/tools/hi': gap }, { env });
    expect((await run(host, words)).out).toMatch(expected);
  });

  test('paths count from the top of the repository, wherever it runs', async () => {
    const files = {
      '/repository/.git': { kind: 'directory' },
      '/repository/api/.agents/tools/hi': gap,
    } as const;
    for (const words of ['-C api', 'api', '-C docs ../api']) {
      const host = memoryHost(
        { ...files, '/repository/docs': { kind: 'directory' } },
        { processes: withoutGit },
      );
      const { out } = await run(host, `lint --format github ${words}`);
      expect(out).toContain('file=api/.agents/tools/hi,');
    }
  });
});

test('gitlab', () => {
  expect(JSON.parse(lintGitlab(reportOf({ hi: gap, locked })))).toEqual([
    {
      description:
        'line 3 is blank, so the header ends there and the description on line 4 does not reach the runtime. Put a `#` on line 3, or delete the line.',
      check_name: 'description-present',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      severity: 'major',
      location: { path: '.agents/tools/hi', lines: { begin: 3 } },
    },
    expect.objectContaining({
      check_name: 'file-executable',
      location: { path: '.agents/tools/locked', lines: { begin: 1 } },
    }),
  ]);
});

describe('junit', () => {
  test('errors fail, warnings pass with a word', () => {
    expect(lintJunit(reportOf({ hi: locked, vague })).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuites name="agent-tools" tests="2" failures="1" errors="0">',
      '  <testsuite name=".agents/tools/hi" tests="1" failures="1" errors="0">',
      '    <testcase classname=".agents/tools/hi" name="file-executable, line 1">',
      '      <failure type="file-executable" message="`hi` has no execute bit, so the runtime skips it">.agents/tools/hi:1 error file-executable',
      '`hi` has no execute bit, so the runtime skips it',
      'Set the bit: `chmod +x .agents/tools/hi`</failure>',
      '    </testcase>',
      '  </testsuite>',
      '  <testsuite name=".agents/tools/vague" tests="1" failures="0" errors="0">',
      '    <testcase classname=".agents/tools/vague" name="description-informative, line 2">',
      expect.stringMatching(/^ {6}<system-out>\.agents\/tools\/vague:2 warning description-inf/),
      expect.stringContaining('&quot;&lt;Status&gt; &amp; &quot;more&quot;'),
      expect.stringMatching(/<\/system-out>$/),
      '    </testcase>',
      '  </testsuite>',
      '</testsuites>',
      '',
    ]);
  });

  test('nothing found is one passed case', () => {
    expect(lintJunit(reportOf({}))).toContain('<testcase classname="agent-tools" name="lint"/>');
  });

  test('a name of control characters is still XML', () => {
    const text = lintJunit(reportOf({ 'a\u0001\u001b<\ud800\uffff': gap }));
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\ud800-\udfff\ufffe\uffff]/);
    expect(text).toContain('a\\x01\\x1b&lt;');
  });
});
