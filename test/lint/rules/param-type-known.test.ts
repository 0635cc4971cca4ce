import { describe, expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';
import { mended } from '../mended.ts';

/** The line, the word that is lost, what the model sees, and the line after the fix. */
const faulty: [line: string, word: string, seen: string, mended: string][] = [
  ['path Path to read', 'Path', 'described as "to read"', 'path string Path to read'],
  ['*path Path to read', 'Path', 'described as "to read"', '*path string Path to read'],
  ['path Path', 'Path', 'without a description', 'path string Path'],
  [
    'env staging|production',
    'staging|production',
    'without a description',
    'env string staging|production',
  ],
  ['env (required) Target', '(required)', 'described as "Target"', 'env string (required) Target'],
  ['env - Target of it', '-', 'described as "Target of it"', 'env string Target of it'],
  ['env : string - Target', ':', 'described as "string - Target"', 'env string Target'],
  ['env {string} Target', '{string}', 'described as "Target"', 'env string Target'],
  ['env (string) Target', '(string)', 'described as "Target"', 'env string Target'],
  ['env string: Target', 'string:', 'described as "Target"', 'env string Target'],
  ['env string? Target', 'string?', 'described as "Target"', 'env string Target'],
  ['env string|null Target', 'string|null', 'described as "Target"', 'env string Target'],
  ['env string, Target', 'string,', 'described as "Target"', 'env string Target'],
  ['number Issue number', 'Issue', 'described as "number"', 'number string Issue number'],
  ['count interger How many', 'interger', 'described as "How many"', 'count integer How many'],
  ['count nubmer How many', 'nubmer', 'described as "How many"', 'count number How many'],
  [
    'dry_run boolen Only show it',
    'boolen',
    'described as "Only show it"',
    'dry_run boolean Only show it',
  ],
  ['count int64 How many', 'int64', 'described as "How many"', 'count integer How many'],
  ['file path Path to read', 'path', 'described as "Path to read"', 'file string Path to read'],
  ['file path to read', 'path', 'described as "to read"', 'file string path to read'],
  ['items List, one a line', 'List,', 'described as "one a line"', 'items string List, one a line'],
  [
    'names strings to look for',
    'strings',
    'described as "to look for"',
    'names string strings to look for',
  ],
];

describe('the lost word is shown, and the fix gives it back', () => {
  test.each(faulty)('%s', (line, word, seen, better) => {
    const text = tool(`# @param ${line}`);
    const column = 10 + line.indexOf(' ') + 1;
    expect(findings(text)).toEqual([
      `param-type-known 3:${column} "${word}" is not a type, so the model sees a string ${seen}`,
    ]);
    const after = mended('param-type-known', text);
    expect(after.text).toBe(tool(`# @param ${better}`));
    expect(after.left).toEqual([]);
    expect(after.safe).toBe(true);
  });
});

describe('a first word of the description that happens to be a type', () => {
  test.each([
    ['retries Number of retries', 'Number', 'a number', 'of retries', 'number Number of retries'],
    [
      'total integer of the order',
      'integer',
      'an integer',
      'of the order',
      'integer integer of the order',
    ],
  ])('%s', (line, word, what, description, better) => {
    const text = tool(`# @param ${line}`);
    expect(findings(text)).toEqual([
      `param-type-known 3:${10 + line.indexOf(word)} "${word}" is taken for the type, so the model sees ${what} described as "${description}"`,
    ]);
    const after = mended('param-type-known', text);
    expect(after.text).toContain(better);
    expect(after.left).toEqual([]);
    expect(after.safe).toBe(true);
  });

  test('a list becomes a string, if a person agrees', () => {
    const text = tool('# @param names List of names');
    expect(findings(text)).toEqual([
      'param-type-known 3:16 "List" is taken for the type, so the model sees an array described as "of names"',
    ]);
    const after = mended('param-type-known', text);
    expect(after.text).toBe(tool('# @param names string List of names'));
    expect(after.safe).toBe(false);
  });
});

test.each(['count integer=10 How many', 'env string(staging|production) Target'])(
  'a type with more in it has no fix: %s',
  (line) => {
    const text = tool(`# @param ${line}`);
    expect(findings(text)).toHaveLength(1);
    expect(mended('param-type-known', text).text).toBe(text);
  },
);

test('neither type nor description', () => {
  expect(findings(tool('# @param path'))).toEqual([
    'param-type-known 3:10 `path` has neither a type nor a description, so the model has to guess what to put in',
  ]);
});

test('an array is refused by some providers, so a person decides', () => {
  const after = mended('param-type-known', tool('# @param names string[] The names'));
  expect(after.tool?.params[0]?.type).toBe('array');
  expect(after.safe).toBe(false);
});

test('a type before the name is shown, and left to a person', () => {
  const text = tool('# @param string $env Target environment');
  expect(findings(text)).toEqual([
    'param-type-known 3:17 "$env" is not a type, so the model sees a parameter called `string` described as "Target environment"',
  ]);
  expect(mended('param-type-known', text).text).toBe(text);
});

test('a long description is cut in the message', () => {
  expect(findings(tool(`# @param path Path ${'very '.repeat(30)}long`))[0]).toMatch(/.{38}…"$/);
});

const silent = [
  'path string Path to read',
  'path STRING Path to read',
  'path Str Path to read',
  'count int How many',
  'count num How many',
  'ratio float How much',
  'dry_run bool Only show what would be done',
  'dry_run\tboolean\tOnly show what would be done',
  'string string A string, of all things',
  'type string integer or number',
  'path string - a dash is a matter of taste',
  'path string string of a path',
];

test.each(silent)('silent: %s', (line) => {
  expect(findings(tool(`# @param ${line}`))).toEqual([]);
});

test('silent: what follows on the next line is lost as text', () => {
  expect(findings(tool('# @param path', '#   string Path to read'))).toEqual([
    'text-delivered 4:5 "string Path to read" stands below `@param`, so the model never gets it',
  ]);
});
