import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHeader } from '../../src/script/header.ts';
import { findIntent } from '../../src/script/intent.ts';
import { parseScript } from '../../src/script/script.ts';

/** Pieces of which headers are made, good and bad, so that random texts get somewhere. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '#!/bin/sh\n',
      '# ',
      '#',
      '// ',
      '--',
      '\n',
      '\r\n',
      '\r',
      '\ufeff',
      '\u0085',
      '\u00a0',
      ' ',
      '\t',
    ],
    ...[
      '@description ',
      '@desc',
      '@param ',
      '@arg *',
      '@since 1',
      '*',
      'string ',
      'INT ',
      'env ',
      '@',
    ],
    ...[
      '/**',
      '*/',
      '"""',
      "'use strict'\n",
      '## @description x\n',
      'foo() {\n',
      'text ',
      'ß',
      '😀',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

test('any bytes are read without a throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const script = parseScript(bytes);
      findIntent(script);
      expect(script.tool === undefined).toBe(script.header.description === '');
    }),
    { numRuns: 500 },
  );
});

test('every span lies inside the text and holds what it says', () => {
  fc.assert(
    fc.property(text, (content) => {
      const { lines, params, end } = parseHeader(content);
      expect(content.slice(end.span.start, end.span.end)).not.toMatch(/\n/);
      for (const line of lines) {
        expect(content.slice(line.textSpan.start, line.textSpan.end)).toBe(line.text);
        expect(content.slice(line.valueStart, line.textSpan.end)).toBe(
          line.tag === undefined ? line.text : line.value,
        );
        expect(content.slice(line.span.start, line.span.end)).not.toContain('\n');
      }
      for (const { name, nameSpan, typeWord, description, descriptionSpan } of params) {
        expect(content.slice(nameSpan.start, nameSpan.end)).toBe(name);
        if (typeWord) {
          expect(content.slice(typeWord.span.start, typeWord.span.end)).toBe(typeWord.text);
        }
        if (descriptionSpan) {
          expect(
            content.slice(descriptionSpan.start, descriptionSpan.end).length,
          ).toBeGreaterThanOrEqual(description.length);
        }
      }
    }),
    { numRuns: 2000 },
  );
});

test('the place of a hidden description is inside the text', () => {
  fc.assert(
    fc.property(text, (content) => {
      const intent = findIntent(parseScript(Buffer.from(content)));
      if (!intent) return;
      expect(intent.span.start).toBeLessThan(intent.span.end);
      expect(intent.span.end).toBeLessThanOrEqual(content.length);
      const line = content.slice(0, intent.span.start).split('\n').length;
      expect(intent.line).toBe(line);
    }),
    { numRuns: 2000 },
  );
});
