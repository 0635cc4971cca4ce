import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePlain } from '../../src/cli/parse-plain.ts';
import { parseWithYargs } from '../../src/cli/parse-yargs.ts';
import { tryCommand } from '../../src/commands/try.ts';

const key = fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_.-]{0,8}$/);
const value = fc.oneof(
  fc.string(),
  fc.json(),
  fc.integer().map(String),
  fc.constantFrom('-5', '--', '--run', '"quoted"', "'quoted'", 'a=b', 'true', 'no-x', '007', '1e3'),
);
const word = fc.tuple(key, fc.constantFrom('=', ':='), value).map((parts) => parts.join(''));
const flag = fc.constantFrom(
  ['--run'],
  ['--json'],
  ['--no-validate'],
  ['--sample'],
  ['--sample=all'],
  ['--params', '{"a":[1]}'],
  ['--params', '-'],
  ['--params=@file'],
  ['--timeout', '3'],
  ['--env=clean'],
);

test('both parsers read the words and flags of try alike, and leave the words as they are', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          word.map((each) => [each]),
          flag,
        ),
        { maxLength: 6 },
      ),
      (groups) => {
        const args = groups.flat();
        const plain = parsePlain(args, tryCommand.options);
        const { flags, words } = parseWithYargs(args, tryCommand.options);
        expect(words).toEqual(
          groups.flatMap(([first = '']) => (first.startsWith('-') ? [] : [first])),
        );
        if (plain)
          expect(plain).toEqual({ flags: { ...flags, ...absent(plain.flags, flags) }, words });
      },
    ),
    { numRuns: 300 },
  );
});

/** yargs tells of no boolean that is not given; what it says of one given twice, the plain one leaves to it. */
function absent(plain: object, flags: object): object {
  return Object.fromEntries(Object.entries(plain).filter(([name]) => !(name in flags)));
}
