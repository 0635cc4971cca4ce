import { describe, expect, test } from 'vitest';
import { findings, tool } from '../findings.ts';
import { mended } from '../mended.ts';

const env = '# @param *env string Target environment';
const region = '# @param region string Where it runs';

const faulty: Record<string, [lines: string[], finding: string]> = {
  'a blank line before the only parameter': [
    ['', env],
    '3:1 line 3 is blank and ends the header, so the parameter `env` on line 4 does not exist for the model',
  ],
  'a blank line between parameters': [
    [env, '', region],
    '4:1 line 4 is blank and ends the header, so the parameter `region` on line 5 does not exist for the model',
  ],
  'two lost parameters are one finding': [
    ['', env, '', region],
    '3:1 line 3 is blank and ends the header, so the parameters `env` and `region`, from line 4 on, do not exist for the model',
  ],
  'many are counted': [
    ['', ...['a', 'b', 'c', 'd', 'e'].map((name) => `# @param ${name} string One of them`)],
    '3:1 line 3 is blank and ends the header, so the parameters `a`, `b`, `c` and 2 more, from line 4 on, do not exist for the model',
  ],
  'a type is not needed before the code': [
    ['', '# @param env Target environment'],
    '3:1 line 3 is blank and ends the header, so the parameter `env` on line 4 does not exist for the model',
  ],
  'code above': [
    ['set -euo pipefail', env],
    '4:3 line 3 is no comment and ends the header, so the parameter `env` on line 4 does not exist for the model',
  ],
  'below a blank line and code': [
    ['', 'set -euo pipefail', '', env, '', 'echo hi'],
    '6:3 line 3 is blank and ends the header, so the parameter `env` on line 6 does not exist for the model',
  ],
  'a function after a blank line is another matter': [
    ['', env, '', 'main() {', '  echo hi', '}'],
    '3:1 line 3 is blank and ends the header, so the parameter `env` on line 4 does not exist for the model',
  ],
  'line 81': [
    [...Array.from({ length: 78 }, () => '#'), env],
    '81:3 the runtime reads no further than line 80, so the parameter `env` on line 81 does not exist for the model',
  ],
};

describe('faulty', () => {
  test.each(Object.keys(faulty))('%s', (name) => {
    const [lines, finding] = faulty[name] ?? [[], ''];
    expect(findings(tool(...lines))).toEqual([`header-unbroken ${finding}`]);
  });
});

const silent: Record<string, string[]> = {
  'a bare mark': ['#', env],
  'a blank line and code below the parameters': [env, '', 'echo "$OCTOMIND_PARAM_ENV"'],
  'shdoc for a function': ['', '# @param name string Whom to greet', 'greet() {', '  echo', '}'],
  'shdoc with numbers': ['', '# @arg $1 string Whom to greet', '', 'greet() {', '  echo', '}'],
  'shdoc with its own description': [
    '',
    'set -eu',
    '# @description Greets somebody.',
    '# @param name string Whom to greet',
    '',
    'greet() {',
    '  echo',
    '}',
  ],
  'a function further down, after a blank line': [
    '',
    'set -eu',
    '# @param name string Whom to greet',
    '',
    'function greet {',
    '  echo',
    '}',
  ],
  'JSDoc in line comments': [
    '',
    '// @param {string} name Whom to greet',
    'const greet = (name) => name',
  ],
  'JSDoc in a block': ['', '/**', ' * @param name string Whom', ' */', 'function greet(name) {}'],
  'a parameter in prose': ['', '# Each @param is documented above.', 'echo hi'],
  'a decorated function': [
    '',
    'import x',
    '# @param name string Whom',
    '@cached',
    'def greet(name):',
  ],
  'inside a function': ['', 'f() {', '  # @param name string Whom to greet', '  echo', '}'],
  'said once more below': [env, '', '# @param env string Target environment', 'env=1'],
  'no type, among the code': ['', 'set -eu', '# @param names are upper-cased', 'echo hi'],
  'a script in a here-document': [
    '',
    "cat > new <<'EOF'",
    '#!/bin/sh',
    '# @description A new tool of yours.',
    '# @param name string Whom to greet',
    'EOF',
  ],
  'parameters in a here-document': ['', 'cat <<EOF', '# @param name string Whom to greet', 'EOF'],
};

describe('silent', () => {
  test.each(Object.keys(silent))('%s', (name) => {
    expect(findings(tool(...(silent[name] ?? [])))).toEqual([]);
  });
});

describe('the fix closes the gap', () => {
  test('and the parameters are read', () => {
    const {
      tool: meant,
      left,
      safe,
    } = mended('header-unbroken', tool('', env, '', region, 'echo'));
    expect(meant).toEqual({
      description: 'Deploy the API service to an environment.',
      params: [
        { name: 'env', type: 'string', description: 'Target environment', required: true },
        { name: 'region', type: 'string', description: 'Where it runs', required: false },
      ],
    });
    expect({ left, safe }).toEqual({ left: [], safe: true });
  });

  test('but not where a licence would become part of the description', () => {
    const text = tool('', '# Copyright Acme', '', env);
    expect(findings(text)).toHaveLength(1);
    expect(mended('header-unbroken', text).text).toBe(text);
  });

  test('and not over code', () => {
    const text = tool('', 'set -eu', env);
    expect(mended('header-unbroken', text).text).toBe(text);
  });
});

test('a file full of parameters among its code takes no time', () => {
  const many = '\n# @param a string b\necho\n'.repeat(20_000);
  expect(findings(tool('', 'f() {', many))).toHaveLength(1);
});
