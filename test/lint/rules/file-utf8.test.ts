import { expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';

test.each([
  ['in the body', tool('echo "Sch\udcf6n"'), '3:10'],
  ['in the header', tool('# Sch\udcf6n'), '3:6'],
  ['a character cut short at the end', `${tool()}\udce2\udc82`, '3:1'],
])('%s', (_where, text, place) => {
  expect(findings({ greet: text })).toEqual([
    `greet file-utf8 ${place} \`greet\` is not valid UTF-8, so the runtime skips it`,
  ]);
});

test.each([
  ['a compiled program', '\x7fELF\udc80\udc81\udc82'],
  ['text in another encoding that describes nothing', '#!/bin/sh\necho "\udce4"\n'],
  ['valid UTF-8 of every length', tool('# é € 𝄞')],
])('silent: %s', (_what, text) => {
  expect(findings({ greet: text }).filter((finding) => finding.includes('utf8'))).toEqual([]);
});
