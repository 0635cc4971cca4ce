import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directoryWith } from '../../disk-host.ts';
import { tool } from '../doctor.ts';
import { gitRepository, saidIn } from '../repository.ts';

test('a link out of the repository', async () => {
  const shared = directoryWith({ deploy: tool() });
  const { root, git } = gitRepository({ '.agents/tools/status': tool('uptime') });
  symlinkSync(join(shared, 'deploy'), join(root, '.agents/tools/deploy'));
  git('add', '--all');
  expect(await saidIn(root)).toContain(
    `info git-links-inside \`.agents/tools/deploy\` leads out of the repository to ${shared}/deploy, which every teammate needs as well`,
  );
});

test('a link within the repository', async () => {
  const { root, git } = gitRepository({
    '.agents/tools/status': tool(),
    'bin/deploy': tool('date').replace('Deploy', 'Restart'),
  });
  symlinkSync('../../bin/deploy', join(root, '.agents/tools/deploy'));
  git('add', '--all');
  expect(await saidIn(root)).toEqual([]);
});
