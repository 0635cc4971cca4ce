import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeScript } from '../../src/new/write-script.ts';
import type { Param, ParamType } from '../../src/script/param.ts';
import { parseScript } from '../../src/script/script.ts';
import { trim, words } from '../../src/script/white-space.ts';
import { allFindings } from '../lint/findings.ts';
import { answers, languages } from './answers.ts';
import { workshop } from './workshop.ts';

const here = workshop();

/** Text that likes to be code, in the script or in the template. */
const snippets = [
  ...['"', "'", '`', '\\', '$(touch pwned)', '`touch pwned`', `\${HOME}`, '$x', '{{name}}', '{{{'],
  ...['}}', '#{', `\${`, '%s', '\n', '\r\n', '\t', '"""', "'''", '*/', '//', '#', '!', '~', '*'],
  ...['-n', '--', '{env}', ';', '|', '&&', 'é', '日本', '👩‍💻', '\u2028', '@param x', '@team', ' '],
];

const text = fc
  .array(fc.oneof(fc.constantFrom(...snippets), fc.string({ maxLength: 6 })), { maxLength: 8 })
  .map((parts) => parts.join('').replaceAll('\0', ''));

/** As a header can hold it, and as lint's rules have nothing to say about it. */
const described = text.map((some) => {
  const clean = some.replace(/[\p{Cc}\p{Cf}\u2028]/gu, (hidden) => (hidden === '\n' ? '\n' : ''));
  return trim(clean.split('\n').map(trim).join('\n'));
});

const values: Record<ParamType, fc.Arbitrary<unknown>> = {
  string: text.filter((value) => value !== ''),
  integer: fc.maxSafeInteger(),
  number: fc.integer({ min: -1e6, max: 1e6 }).map((value) => value / 64),
  boolean: fc.boolean(),
  array: fc.array(fc.oneof(text, fc.integer(), fc.boolean())),
  object: fc.record({ a: text, b: fc.array(fc.integer()) }, { requiredKeys: [] }),
};

const param: fc.Arbitrary<Param> = fc.record({
  name: fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_]{0,11}$/),
  type: fc.constantFrom(...(Object.keys(values) as ParamType[])),
  description: described.map((some) => ['Some', ...words(some).map((word) => word.text)].join(' ')),
  required: fc.boolean(),
});

const call = fc
  .uniqueArray(param, { maxLength: 5, selector: ({ name }) => name.toUpperCase() })
  .chain((params) =>
    fc.record({
      tool: fc.record({
        description: described.map((some) => `Deploy the API service ${some}`.trimEnd()),
        params: fc.constant(params),
      }),
      given: fc.tuple(...params.map(({ type }) => values[type])),
      stdin: fc.boolean(),
    }),
  );

describe.each(languages)('%s', (language) => {
  test('any tool reads back, is silent in lint, and gets any text byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(call, async ({ tool, given, stdin }) => {
        const script = writeScript(answers(language, [], { tool, stdin }));
        expect(parseScript(Buffer.from(script)).tool).toEqual(tool);
        expect(allFindings(script).filter((line) => !line.startsWith('schema-accepted'))).toEqual(
          [],
        );

        const entries = tool.params.map(({ name }, index) => [name, given[index]] as const);
        const channel = stdin ? 'stdin' : 'env';
        const outcome = await here.call(script, Object.fromEntries(entries), channel);
        const lines = entries.map(([name, value]) => `${name}: ${shown(value)}\n`);
        const expected = lines.join('') || 'deploy takes no parameters\n';
        expect(outcome).toMatchObject({ stdout: expected, stderr: '', status: 0 });
      }),
      { numRuns: 20 },
    );
  });
});

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
