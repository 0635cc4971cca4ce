import { expect, test } from 'vitest';
import { gitSays, said, tool, tools } from '../doctor.ts';

const deploy = { [`${tools}/deploy`]: tool() };
const settings = (text: string, eol: string, config: string) =>
  gitSays({
    'ls-files': 'H 100755 abc 0\t.agents/tools/deploy\0',
    'check-attr': `.agents/tools/deploy\0text\0${text}\0.agents/tools/deploy\0eol\0${eol}\0`,
    'get-regexp': config,
  });

test.each([
  ['core.autocrlf', 'unspecified', 'unspecified', 'core.autocrlf\ntrue\0', '`core.autocrlf=true`'],
  ['an attribute', 'unspecified', 'crlf', '', 'the attribute `eol=crlf`'],
  ['core.eol, where text is set', 'auto', 'unspecified', 'core.eol\ncrlf\0', '`core.eol=crlf`'],
])('%s', async (_what, text, eol, config, by) => {
  expect(await said(deploy, { answers: settings(text, eol, config) })).toEqual([
    `warning git-line-endings ${by} makes git write the tools with CRLF at the next checkout here, and then they cannot be started`,
  ]);
});

test.each([
  ['the attribute eol=lf', 'set', 'lf', 'core.autocrlf\ntrue\0'],
  ['the attribute -text', 'unset', 'unspecified', 'core.autocrlf\ntrue\0'],
  ['core.autocrlf=input', 'auto', 'unspecified', 'core.autocrlf\ninput\0core.eol\ncrlf\0'],
  ['core.eol alone', 'unspecified', 'unspecified', 'core.eol\ncrlf\0'],
  ['nothing set', 'unspecified', 'unspecified', ''],
])('no CRLF: %s', async (_what, text, eol, config) => {
  expect(await said(deploy, { answers: settings(text, eol, config) })).toEqual([]);
});
