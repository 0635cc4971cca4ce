import { visible } from '../core/visible.ts';
import { placesIn, type Report } from './report.ts';

type Found = Report['diagnostics'][number];

/**
 * JUnit XML, as build servers read it: a suite for each file with findings, a case for each finding.
 * Errors are failures; warnings and infos pass, with their text as the output of their case.
 */
export function lintJunit(report: Report): string {
  const place = placesIn(report.texts);
  const suites = [...new Set(report.diagnostics.map(({ file }) => file))].map((file) => {
    const found = report.diagnostics.filter((diagnostic) => diagnostic.file === file);
    return [
      `  <testsuite name="${xml(file)}" tests="${found.length}" failures="${failures(found)}" errors="0">`,
      ...found.flatMap((diagnostic) => testCase(diagnostic, place(diagnostic)?.start.line)),
      '  </testsuite>',
    ];
  });
  // Build servers take a report without a case for a mistake.
  const passed = [
    '  <testsuite name="agent-tools" tests="1" failures="0" errors="0">',
    '    <testcase classname="agent-tools" name="lint"/>',
    '  </testsuite>',
  ];
  const all = report.diagnostics;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="agent-tools" tests="${Math.max(1, all.length)}" failures="${failures(all)}" errors="0">`,
    ...(suites.length === 0 ? passed : suites.flat()),
    '</testsuites>',
    '',
  ].join('\n');
}

function failures(found: readonly Found[]): number {
  return found.filter(({ severity }) => severity === 'error').length;
}

function testCase({ file, rule, severity, message, help }: Found, line = 1): string[] {
  const text = xml([`${file}:${line} ${severity} ${rule}`, message, help ?? ''].join('\n').trim());
  const head = `    <testcase classname="${xml(file)}" name="${xml(`${rule}, line ${line}`)}"`;
  return severity === 'error'
    ? [
        `${head}>`,
        `      <failure type="${rule}" message="${xml(message)}">${text}</failure>`,
        '    </testcase>',
      ]
    : [`${head}>`, `      <system-out>${text}</system-out>`, '    </testcase>'];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as XML takes it; what it has no character for is spelled out. */
function xml(text: string): string {
  const lines = text.split('\n').map(visible).join('\n');
  return lines
    .replace(/[&<>"']/g, (character) => entities[character] ?? '')
    .replace(/[\ufffe\uffff]/g, '\ufffd');
}
