import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitWords } from '../../src/new/split-words.ts';

/** Words as a person writes them, placeholders in angle brackets. */
function split(command: string): string[] {
  return splitWords(command).map((word) =>
    word.map((part) => ('text' in part ? part.text : `<${part.placeholder}>`)).join(''),
  );
}

const cases: [command: string, words: string[]][] = [
  ['./bin/deploy --env {env}', ['./bin/deploy', '--env', '<env>']],
  ['  a\tb  ', ['a', 'b']],
  ['', []],
  [`a 'b  c' "d 'e'" f\\ g`, ['a', 'b  c', "d 'e'", 'f g']],
  [`'' ""`, ['', '']],
  [`a'b'"c"d`, ['abcd']],
  [`"\\"\\\\\\n\\$x"`, [`"\\\\n$x`]],
  [`--env={env} "{a b}" '{c}'`, ['--env=<env>', '{a b}', '<c>']],
  ['\\{env} "\\{env}"', ['{env}', '{env}']],
  ['{} {a,b} {1} {a-b}', ['{}', '{a,b}', '{1}', '{a-b}']],
  // Nothing is expanded, and what would be is left as it is.
  [`$HOME \${HOME} ~ *.ts {{.Names}}`, ['$HOME', `\${HOME}`, '~', '*.ts', '{{.Names}}']],
  ['\'a | b\' "$(c)" \\;', ['a | b', '$(c)', ';']],
  ['é\u00a0日本 \u{1f600}', ['é\u00a0日本', '\u{1f600}']],
  ['a\\', ['a\\']],
];

test.each(cases)('%s', (command, words) => {
  expect(split(command)).toEqual(words);
});

const refused: [command: string, message: string][] = [
  ['a | b', 'the command has `|` in it, which only a shell understands, and none is started'],
  ['a && b', 'the command has `&&` in it, which only a shell understands, and none is started'],
  ['a > b', 'the command has `>` in it, which only a shell understands, and none is started'],
  ['a $(b)', 'the command has `(` in it, which only a shell understands, and none is started'],
  ['a `b`', 'the command has ``` in it, which only a shell understands, and none is started'],
  [
    'a\nb',
    'the command has a line break in it, which only a shell understands, and none is started',
  ],
  ["a 'b", "the command has a `'` that is not closed"],
  ['a "b\\"', 'the command has a `"` that is not closed'],
];

test.each(refused)('%j is refused', (command, message) => {
  expect(() => split(command)).toThrow(message);
});

test('quoted words come back as they are', () => {
  const quote = (word: string): string =>
    `'${word.replaceAll("'", "'\\''").replace(/[{$]/g, "'\\$&'")}'`;
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (words) => {
      expect(split(words.map(quote).join(' '))).toEqual(words);
    }),
  );
});
