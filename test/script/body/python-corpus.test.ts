import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPython } from '../../../src/script/body/python/read.ts';
import { parseHeader } from '../../../src/script/header.ts';
import { arrivals, facts } from './show.ts';

const fixtures = new URL('../../fixtures/', import.meta.url);

/** The Python tools of a folder, with what is expected of them. */
function toolsIn(folder: string): readonly (readonly [string, string, string])[] {
  const names = readdirSync(new URL(folder, fixtures)).sort();
  const read = (name: string): string =>
    readFileSync(new URL(`${folder}/${name}`, fixtures), 'utf8');
  return names
    .filter((name) => !name.endsWith('.expect') && /^#!.*python/.test(read(name)))
    .map((name) => {
      const expected = names.includes(`${name}.expect`) ? read(`${name}.expect`).trim() : '';
      return [name, read(name), expected] as const;
    });
}

/** What the rules on parameters and arguments would find, in short. */
function findings(text: string): readonly string[] {
  const { params } = parseHeader(text);
  const body = readPython(text, 0);
  const names = new Set(params.flatMap(({ name }) => [name, name.toUpperCase()]));
  const used = new Set([...body.reads, ...body.mentions].map(({ name }) => name.toLowerCase()));
  const shown = facts(text);
  const undeclared = body.reads.filter(({ name }) => !names.has(name));
  const needed = body.arguments.filter(({ spare }) => !spare);
  const isSilent = body.openings.length > 0 || undeclared.length > 0 || needed.length > 0;
  return [
    ...undeclared.map(
      (read) => `params-declared ${shown[body.reads.indexOf(read)]?.split(' ')[0]}`,
    ),
    ...params
      .filter(({ name }) => !isSilent && !used.has(name.toLowerCase()))
      .map(({ name }) => `params-used ${name}`),
    ...shown
      .filter((fact) => /(argv|\(\))$/.test(fact))
      .map((fact) => `arguments-unused ${fact.split(' ')[0]}`),
  ];
}

describe('good tools', () => {
  test.each([...toolsIn('bodies/good'), ...toolsIn('dangers/good'), ...toolsIn('dangers/bad')])(
    '%s reads what it declares, completely',
    (_name, text) => {
      expect(readPython(text, 0).complete).toBe(true);
      expect(findings(text)).toEqual([]);
    },
  );
});

describe('tools with a fault', () => {
  test.each(toolsIn('bodies/bad'))('%s', (_name, text, expected) => {
    const line = text.split('\n')[Number(expected.match(/ (\d+):/)?.[1]) - 1];
    const param = /@param \*?(\w+)/.exec(line ?? '')?.[1];
    expect(findings(text)).toEqual([
      expected.startsWith('params-used') ? `params-used ${param}` : expected,
    ]);
  });

  test.each(
    toolsIn('dangers/bad').filter(([, , expected]) =>
      /^(params-safe|options-ended)/.test(expected),
    ),
  )('%s has a parameter where it is expected', (_name, text, expected) => {
    const place = expected.split(' ')[1];
    expect(arrivals(text, readPython(text, 0)).map((one) => one.split(' ')[1])).toContain(place);
  });
});

describe('any text', () => {
  const corpus = ['bodies/good', 'bodies/bad', 'dangers/good', 'dangers/bad'].flatMap(toolsIn);
  const pieces = corpus.flatMap(([, text]) => text.split(/(?<=[\n()[\]{}:,"'])/));

  test('is read without an error', { timeout: 20_000 }, () => {
    const mixed = fc.array(fc.constantFrom(...pieces), { maxLength: 60 });
    fc.assert(
      fc.property(mixed, (some) => {
        const text = some.join('');
        const { reads, mentions, complete } = readPython(text, 0);
        expect(typeof complete).toBe('boolean');
        for (const { nameSpan, span } of reads) {
          expect(span.start <= span.end && span.end <= text.length).toBe(true);
          expect(nameSpan.end <= text.length).toBe(true);
        }
        expect(mentions.length).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });

  test('is read without an error where a tool was cut and joined', { timeout: 20_000 }, () => {
    const cut = fc.tuple(
      fc.constantFrom(...corpus),
      fc.nat(),
      fc.nat(),
      fc.constantFrom(...pieces),
    );
    fc.assert(
      fc.property(cut, ([[, text], a, b, piece]) => {
        const [from, to] = [a % text.length, b % text.length];
        readPython(text.slice(0, from) + piece + text.slice(to), 0);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['brackets', '('.repeat(20_000)],
    ['negations', `x = ${'not '.repeat(20_000)}y`],
    ['attributes', `x${'.y'.repeat(20_000)}`],
    ['calls', `${'f('.repeat(5_000)}${')'.repeat(5_000)}`],
    ['sums', `x = a${' + a'.repeat(20_000)}`],
    ['choices', `if a: b\n${'elif a: b\n'.repeat(5_000)}`],
    ['doubling texts', `a = "x"\n${'a = a + a\n'.repeat(2_000)}`],
    ['doubling lists', `a = ["x"]\n${'a = [a, a]\n'.repeat(2_000)}print(a)`],
    ['doubling calls', doublingCalls(200)],
    ['blocks', Array.from({ length: 300 }, (_, at) => `${' '.repeat(at)}if a:`).join('\n')],
    ['checks', `import os\nx = os.environ["OCTOMIND_PARAM_X"]\n${manyChecks(2_000)}`],
  ])('with many %s takes no long time', { timeout: 20_000 }, (_name, text) => {
    expect(readPython(text, 0).language).toBe('python');
  });
});

function doublingCalls(count: number): string {
  const functions = Array.from(
    { length: count },
    (_, at) => `def f${at}(x):\n    return f${at + 1}(x) + f${at + 1}(x)\n`,
  );
  return `${functions.join('')}f0("a")\n`;
}

function manyChecks(count: number): string {
  return Array.from({ length: count }, (_, at) => `if x == "${at}": print(x)\n`).join('');
}
