import { expect, test } from 'vitest';
import { rulePages } from '../../src/commands/explain.ts';
import { lintSarif, mostResults } from '../../src/report/lint-sarif.ts';
import type { Report } from '../../src/report/report.ts';
import { reportOf } from './report-of.ts';

const driver = { version: '1.2.3', rules: await rulePages() };

function sarif(report: Report) {
  const document = JSON.parse(lintSarif(report, driver));
  return { document, run: document.runs[0], results: document.runs[0].results };
}

const gap = '#!/bin/sh\n# Copyright\n\n# @description Say hi to the person in front of you.\n';
const locked = {
  text: '#!/bin/sh\n# @description Say hi to the person in front of you.\n',
  mode: 0o644,
};

test('a finding with its place and its fix', () => {
  const { document, run, results } = sarif(reportOf({ hi: gap }));
  expect(document).toMatchObject({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
  });
  expect(run.columnKind).toBe('utf16CodeUnits');
  const artifactLocation = { uri: '.agents/tools/hi', uriBaseId: '%SRCROOT%' };
  const region = { startLine: 3, startColumn: 1, endLine: 3, endColumn: 1 };
  expect(results).toEqual([
    {
      ruleId: 'description-present',
      ruleIndex: run.tool.driver.rules.findIndex(
        ({ id }: { id: string }) => id === 'description-present',
      ),
      level: 'error',
      message: {
        text: 'line 3 is blank, so the header ends there and the description on line 4 does not reach the runtime. Put a `#` on line 3, or delete the line.',
      },
      locations: [{ physicalLocation: { artifactLocation, region } }],
      partialFingerprints: { 'agentTools/v1': expect.stringMatching(/^[0-9a-f]{32}$/) },
      fixes: [
        {
          description: { text: 'Put a `#` on line 3, or delete the line' },
          artifactChanges: [
            {
              artifactLocation,
              replacements: [{ deletedRegion: region, insertedContent: { text: '#' } }],
            },
          ],
        },
      ],
    },
  ]);
});

test('every rule is described, with help for those who read the alert', () => {
  const { rules } = sarif(reportOf({})).run.tool.driver;
  expect(rules.length).toBe(driver.rules.length);
  for (const rule of rules) {
    expect(rule).toEqual({
      id: expect.any(String),
      name: rule.id,
      shortDescription: { text: expect.stringMatching(/./) },
      help: {
        text: expect.stringContaining('## Bad'),
        markdown: expect.stringContaining('## Bad'),
      },
      defaultConfiguration: { level: expect.stringMatching(/^(error|warning|note)$/) },
      properties: { tags: expect.any(Array), precision: 'high' },
    });
    expect(rule.properties.tags.length).toBeLessThanOrEqual(20);
  }
});

test('where a file as a whole is meant, its first line stands for it', () => {
  const [result] = sarif(reportOf({ hi: locked })).results;
  expect(result.locations[0].physicalLocation.region).toEqual({ startLine: 1 });
  expect(result).not.toHaveProperty('fixes');
});

test('names are percent-encoded, byte by byte where they are no UTF-8', () => {
  const { results } = sarif(reportOf({ 'a b%ü\udcff.sh': gap }));
  const { uri } = results[0].locations[0].physicalLocation.artifactLocation;
  expect(uri).toBe('.agents/tools/a%20b%25%C3%BC%FF.sh');
});

test('fingerprints tell findings apart and survive lines added above', () => {
  const marks = (report: Report): string[] =>
    sarif(report).results.map(
      ({ partialFingerprints }: { partialFingerprints: Record<string, string> }) =>
        partialFingerprints['agentTools/v1'],
    );
  const params = '# @param a string\n# @param a string\n';
  const script = `#!/bin/sh\n# @description Say hi to the person in front of you.\n${params}`;
  const before = marks(reportOf({ hi: script }));
  const after = marks(
    reportOf({ hi: script.replace('# @desc', '# @description Also this.\n# @desc') }),
  );
  expect(before.length).toBeGreaterThan(1);
  expect(new Set(before).size).toBe(before.length);
  expect(after).toEqual(before);
});

test('more than GitHub takes are cut, the gravest kept, and it is said', () => {
  const { diagnostics, ...rest } = reportOf({ hi: gap });
  const [error] = diagnostics;
  if (!error) throw new Error('nothing is found');
  const info = { ...error, severity: 'info' as const };
  const many = [...Array.from({ length: mostResults }, () => info), error];
  const { run, results } = sarif({ ...rest, diagnostics: many });
  expect(results.length).toBe(mostResults);
  expect(results[0].level).toBe('error');
  expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe(
    '1 results are left out: GitHub takes 25000 of a run',
  );
});
