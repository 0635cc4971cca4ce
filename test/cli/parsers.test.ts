import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.ts';
import { parsePlain } from '../../src/cli/parse-plain.ts';
import { parseWithYargs } from '../../src/cli/parse-yargs.ts';

const declared = await Promise.all(Object.values(commands).map((load) => load()));

const word = fc.oneof(
  fc.constantFrom(
    'deploy',
    'a b',
    '',
    '1',
    '0x10',
    '1e3',
    'true',
    'false',
    'env=staging',
    'é',
    '.',
    '..',
  ),
  fc.string({ maxLength: 6 }),
);

/** Arguments of which about half are plain. */
function argumentsOf(names: readonly string[]): fc.Arbitrary<string[]> {
  const flag = fc.constantFrom(...names, 'color', 'no-color', 'root', 'unknown');
  return fc
    .array(
      fc.oneof(
        word.map((value) => [value]),
        flag.map((name) => [`--${name}`]),
        fc.tuple(flag, word).map(([name, value]) => [`--${name}`, value]),
        fc.tuple(flag, word).map(([name, value]) => [`--${name}=${value}`]),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.flat());
}

test.each(declared.map((command) => [command.name, command] as const))(
  'what the plain parser reads of `%s`, yargs reads alike',
  (_name, { options }) => {
    let plain = 0;
    fc.assert(
      fc.property(argumentsOf(Object.keys(options)), (args) => {
        const parsed = parsePlain(args, options);
        if (!parsed) return;
        plain++;
        expect(parseWithYargs(args, options)).toEqual(parsed);
      }),
      { numRuns: 400 },
    );
    expect(plain).toBeGreaterThan(40);
  },
);
