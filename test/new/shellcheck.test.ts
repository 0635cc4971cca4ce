import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeScript } from '../../src/new/write-script.ts';
import { answers } from './answers.ts';

const installed = spawnSync('shellcheck', ['--version']).status === 0;

const params = [
  '*env string Where to',
  'note string What for',
  'dry_run boolean Only check',
  'times integer How often',
  '*ratio number How much',
  'tags array Which',
  '*labels object Which',
];
const wraps = ['d', 'd {env}', 'd {env} {note} --last', 'make d E={env}', `d 'it'\\''s' "$"`];

const cases = [
  answers('bash', []),
  answers('bash', ['note string What for']),
  answers('bash', params),
  ...wraps.map((wrap) => answers('bash', params, { wrap, envVars: ['ACME_TOKEN'] })),
];

test.skipIf(!installed)('ShellCheck has nothing to say about bash tools', () => {
  for (const stdin of [false, true]) {
    for (const each of cases) {
      const input = writeScript({ ...each, stdin });
      expect(spawnSync('shellcheck', ['-'], { input, encoding: 'utf8' }).stdout).toBe('');
    }
  }
});
