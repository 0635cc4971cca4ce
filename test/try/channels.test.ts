import fc from 'fast-check';
import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { parseJson } from '../../src/try/parse-json.ts';
import { directoryWith, diskHost } from '../disk-host.ts';

/** Each prints the variable of `x`, a NUL byte, and its input. */
const languages = {
  bash: '#!/usr/bin/env bash\n# @description Print what arrives.\nprintf "%s\\0" "$OCTOMIND_PARAM_X"; cat\n',
  python: `#!/usr/bin/env python3
# @description Print what arrives.
import os, sys
sys.stdout.buffer.write(os.environb[b"OCTOMIND_PARAM_X"] + b"\\0" + sys.stdin.buffer.read())
`,
  node: `#!/usr/bin/env node
// @description Print what arrives.
process.stdin.setEncoding('utf8');
let text = '';
process.stdin.on('data', (chunk) => { text += chunk; });
process.stdin.on('end', () => process.stdout.write(process.env.OCTOMIND_PARAM_X + '\\0' + text));
`,
};

/** Any value that can be handed on: no NUL in a variable, no number that JavaScript rewrites. */
const passable = fc
  .oneof(fc.string({ unit: 'binary' }), fc.jsonValue({ stringUnit: 'binary' }))
  .filter((value) => {
    const reading = parseJson(JSON.stringify(value));
    return 'value' in reading && reading.inexact === undefined && !hasNul(value);
  });

function hasNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0');
}

test.each(Object.entries(languages))(
  'any value arrives intact in %s, both ways',
  async (_name, script) => {
    const workdir = directoryWith({ '.agents/tools/echo': script });
    await fc.assert(
      fc.asyncProperty(passable, async (value) => {
        const host = diskHost(workdir);
        const json = JSON.stringify({ x: value });
        await main(['try', 'echo', '--params', json, '--no-validate', '--run', '--json'], host);
        const { content } = JSON.parse(host.out()).result;
        const variable = typeof value === 'string' ? value : JSON.stringify(value ?? '');
        expect(content).toBe(`${value === null ? '' : variable}\0${json}`);
      }),
      { numRuns: 8 },
    );
  },
  60_000,
);
