import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { skipReason } from '../../src/script/candidate.ts';
import { parseScript } from '../../src/script/script.ts';

interface Case {
  id: string;
  mode: string;
  content?: string;
  content_base64?: string;
  expect:
    | { ok: true; description: string; params: object[] }
    | { ok: false; error: keyof typeof reasons };
}

const reasons = {
  'not executable': 'not-executable',
  'not UTF-8': 'not-utf8',
  'missing @description': 'missing-description',
} as const;

const cases = readFileSync(
  new URL('../fixtures/conformance/headers.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line): Case => JSON.parse(line));

test('there are 662 measured headers', () => {
  expect(cases).toHaveLength(662);
});

describe('a header reads as the runtime reads it', () => {
  test.each(cases)('$id', ({ content, content_base64, mode, expect: expected }) => {
    const bytes =
      content_base64 === undefined
        ? Buffer.from(content ?? '')
        : Buffer.from(content_base64, 'base64');
    const script = parseScript(bytes);
    const candidate = {
      name: 'tool',
      path: '.agents/tools/tool',
      kind: 'file',
      mode: Number.parseInt(mode, 8),
      script,
    } as const;
    const reason = skipReason(candidate);
    if (expected.ok) {
      expect(reason).toBeUndefined();
      expect({ ok: true, ...script.tool }).toEqual(expected);
    } else {
      expect(reason).toBe(reasons[expected.error]);
    }
  });
});
