import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHeader } from '../../src/script/header.ts';
import type { Param, ParamType } from '../../src/script/param.ts';
import { type Tool, toolOf } from '../../src/script/tool.ts';
import { trim, words } from '../../src/script/white-space.ts';
import { writeHeader } from '../../src/script/write-header.ts';

const types: ParamType[] = ['string', 'integer', 'number', 'boolean', 'array', 'object'];

test('a tool as it stands in a script', () => {
  const tool: Tool = {
    description: 'Deploy the API service.\nTo staging, unless told otherwise.',
    params: [
      { name: 'env', type: 'string', description: 'staging or  production', required: true },
      { name: 'dry_run', type: 'boolean', description: '', required: false },
    ],
  };
  expect(writeHeader(tool, '#')).toBe(
    [
      '# @description Deploy the API service.',
      '# To staging, unless told otherwise.',
      '# @param *env string staging or production',
      '# @param dry_run boolean',
      '',
    ].join('\n'),
  );
});

const awkward: [what: string, description: string, lines: string[]][] = [
  ['a line that begins with `@`', 'Post.\n@team gets it', ['Post.', '@description @team gets it']],
  [
    'an empty line',
    'One.\n\nTwo.\nThree.',
    ['One.', '@description', '@description Two.', 'Three.'],
  ],
  ['two empty lines', 'a\n\n\nb', ['a', '@description', '@description', '@description b']],
];

test.each(awkward)('%s', (_what, description, [first, ...rest]) => {
  const written = writeHeader({ description, params: [] }, '//');
  expect(written).toBe([`@description ${first}`, ...rest].map((line) => `// ${line}\n`).join(''));
  expect(parseHeader(written).description).toBe(description);
});

/** Text that likes to be taken for something else. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(
        '@param x',
        '@',
        '# ',
        '#!',
        '//',
        '--',
        '\n',
        '\n\n',
        ' ',
        '\r',
        '\u0085',
        '\u{feff}',
        '"',
        '\\',
        '*',
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const param: fc.Arbitrary<Param> = fc.record({
  name: fc.stringMatching(/^[a-z_{-][\w:?*}-]{0,8}$/),
  type: fc.constantFrom(...types),
  description: text.map((description) =>
    words(description)
      .map((word) => word.text)
      .join(' '),
  ),
  required: fc.boolean(),
});

const tool: fc.Arbitrary<Tool> = fc.record({
  description: text
    .map((description) => trim(description.split('\n').map(trim).join('\n')))
    .filter((description) => description !== ''),
  params: fc.array(param, { maxLength: 4 }),
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(tool, fc.constantFrom('#', '//', '--'), (wanted, marker) => {
      const script = `#!/usr/bin/env bash\n${writeHeader(wanted, marker)}\necho\n`;
      expect(toolOf(parseHeader(script))).toEqual(wanted);
    }),
    { numRuns: 500 },
  );
});
