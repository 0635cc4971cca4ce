import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { directoryWith, diskHost } from '../disk-host.ts';

interface Case {
  readonly id: string;
  readonly script: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly expect: { readonly isError: boolean } & (
    | { readonly content: string }
    | { readonly length: number; readonly head: string; readonly tail: string }
  );
}

const cases = readFileSync(new URL('../fixtures/conformance/calls.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Case => JSON.parse(line));

test('there are 51 measured calls', () => {
  expect(cases).toHaveLength(51);
});

describe('a call gives what the runtime gives', () => {
  test.each(cases)('$id', async ({ id, script, params, expect: expected }) => {
    const workdir = directoryWith({ [`.agents/tools/${id}`]: script });
    const host = diskHost(workdir);
    const json = JSON.stringify(params, expandRepeat);
    const code = await main(
      ['try', id, '--params', json, '--no-validate', '--run', '--json'],
      host,
    );
    expect(host.err()).toBe('');
    const { isError, content } = JSON.parse(host.out()).result;
    expect({ isError, code }).toEqual({
      isError: expected.isError,
      code: expected.isError ? 1 : 0,
    });
    if ('content' in expected) {
      expect(withoutCore(content)).toBe(expected.content.replaceAll('<workdir>', workdir));
    } else {
      const { head, tail } = expected;
      expect([content.length, content.slice(0, head.length), content.slice(-tail.length)]).toEqual([
        expected.length,
        head,
        tail,
      ]);
    }
  });
});

/** `{"repeat":"x","times":n}` stands for a long string. */
function expandRepeat(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('repeat' in value)) return value;
  const { repeat, times } = value as { repeat: string; times: number };
  return repeat.repeat(times);
}

/** The calls were measured where no core is dumped; where the tests run, one may be. */
function withoutCore(content: string): string {
  return content.replace(' (core dumped)', '');
}
