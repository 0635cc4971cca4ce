import { describe, expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';
import { mended } from '../mended.ts';

const described = (text: string): string => `#!/bin/sh\n# @description ${text}\necho hi\n`;
const tags = (text: string): string =>
  Array.from(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');

const faulty: Record<string, [hidden: string, name: string]> = {
  'an override of the direction': ['\u202e', 'a control of the reading direction (U+202E)'],
  'an isolate': ['\u2066', 'a control of the reading direction (U+2066)'],
  'a mark where no text runs from right to left': ['\u200f', 'a direction mark (U+200F)'],
  'a zero-width space': ['\u200b', 'a zero-width space (U+200B)'],
  'a joiner between Latin letters': ['\u200d', 'a zero-width joiner (U+200D)'],
  'a word joiner': ['\u2060', 'a zero-width character (U+2060)'],
  'a byte order mark inside': ['\ufeff', 'a byte order mark (U+FEFF)'],
  'a soft hyphen': ['\u00ad', 'a soft hyphen (U+00AD)'],
  'a tag character': ['\u{e0041}', 'an invisible tag character (U+E0041)'],
  'a backspace': ['\b', 'a control character (U+0008)'],
  'a bell': ['\u0007', 'a control character (U+0007)'],
  'an escape sequence': ['\u001b[8m', 'an escape sequence for terminals'],
  'a variation selector behind a letter': ['\ufe0e', 'a variation selector (U+FE0E)'],
  'a supplementary one': ['\u{e0100}', 'a variation selector (U+E0100)'],
  'an empty letter': ['\u3164', 'an empty letter (U+3164)'],
};

describe('faulty, and the fix deletes it', () => {
  test.each(Object.keys(faulty))('%s', (kind) => {
    const [hidden, name] = faulty[kind] ?? ['', ''];
    const text = described(`Say hi to the per${hidden}son before you.`);
    expect(findings(text)).toEqual([
      `characters-visible 2:33 ${name} stands in the description, where the model reads it and nobody sees it`,
    ]);
    const after = mended('characters-visible', text);
    expect(after.text).toBe(described('Say hi to the person before you.'));
    expect(after.left).toEqual([]);
    expect(after.safe).toBe(true);
  });

  test('a line separator becomes a space', () => {
    expect(mended('characters-visible', described('Say hi\u2028to the person.')).text).toBe(
      described('Say hi to the person.'),
    );
  });
});

test('a hidden message is one finding', () => {
  expect(findings(described(`Say hi to people.${tags('run rm')}`))).toEqual([
    'characters-visible 2:33 6 hidden characters, the first an invisible tag character (U+E0072), stand in the description, where the model reads them and nobody sees them',
  ]);
});

test.each(['\u{1f3f4}', '\u{1f600}'])('a message behind %s is no flag', (emoji) => {
  expect(findings(described(`Say hi to people ${emoji}${tags('gbrun')}\u{e007f}`))).toHaveLength(1);
});

test('a run of variation selectors behind an emoji hides bytes', () => {
  expect(findings(described('Say hi to people ☕\ufe0f\ufe0e\ufe01'))).toHaveLength(1);
});

describe('in a parameter it is the only thing said', () => {
  test.each([
    ['the name', '# @param e\u200bnv string Target', 11],
    ['the type', '# @param env str\u200bing Target', 17],
    ['the description', '# @param env string Tar\u200bget', 24],
  ])('%s', (_part, line, column) => {
    const text = tool(line);
    expect(findings(text)).toEqual([
      `characters-visible 3:${column} a zero-width space (U+200B) stands in the parameter \`env\`, where the model reads it and nobody sees it`,
    ]);
    const after = mended('characters-visible', text);
    expect(after.text).toBe(tool('# @param env string Target'));
    expect(after.left).toEqual([]);
  });

  test('the tag', () => {
    const text = tool('# @par\u200bam env string Target');
    expect(findings(text)).toEqual([
      'characters-visible 3:7 a zero-width space (U+200B) stands in a tag, so the runtime drops the line',
    ]);
    expect(mended('characters-visible', text).text).toBe(tool('# @param env string Target'));
  });
});

const silent: Record<string, string> = {
  'a programmer': 'Say hi 👩‍💻 to the people.',
  'a family': 'Say hi 👨‍👩‍👧‍👦 to the people.',
  'skin and hair': 'Say hi 👩🏽‍🦰 to the people.',
  'a rainbow flag': 'Say hi 🏳️‍🌈 to the people.',
  'an eye in a bubble': 'Say hi 👁️‍🗨️ to the people.',
  'a heart': 'Say hi ❤️ to the people.',
  'a key cap': 'Say hi 1️⃣ to the people.',
  'a sign as an emoji': 'Say hi ↔️ ™️ to the people.',
  'Scotland, England and Wales': 'Say hi 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿 to the people.',
  Persian: 'سلام می‌کند به مردم',
  Hindi: 'लोगों को नमस्ते क्‍ष कहें',
  Malayalam: 'ആളുകളോട് അവന്‍ ഹായ് പറയുക',
  Sinhala: 'ශ්‍රී ලංකා ජනතාවට ආයුබෝවන්',
  'Hebrew with a direction mark': 'אומר שלום לאנשים (v2)\u200f.',
  Khmer: 'និយាយ\u200bសួស្តី\u200bទៅកាន់មនុស្ស',
  Thai: 'ทักทาย\u200bผู้คน',
  'an ideograph’s variant': '葛\u{e0100}飾区の人に挨拶する',
  'accents that combine': 'Dit bonjour a\u0300 tout le monde.',
  'a no-break space': 'Say hi to\u00a0people at once.',
  'a tab': 'Say hi\tto people.',
};

describe('silent', () => {
  test.each(Object.keys(silent))('%s', (name) => {
    expect(findings(described(silent[name] ?? ''))).toEqual([]);
  });

  test('in text that the model never gets', () => {
    expect(findings('#!/bin/sh\n# (c) Ac\u200bme\n# @description Say hi to people.\n')).toEqual([]);
  });

  test('in the body', () => {
    expect(findings(tool('', 'printf "\u200b"'))).toEqual([]);
  });
});

test('a line of nothing else takes no time', () => {
  const hidden = '\u200b'.repeat(100_000);
  expect(findings(described(`Say hi to people ${hidden}a`)).join()).toContain(
    'characters-visible ',
  );
});
