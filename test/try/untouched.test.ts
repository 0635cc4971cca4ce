import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { main } from '../../src/cli.ts';
import { directoryWith, diskHost, sessionEnvironment } from '../disk-host.ts';

const leaveMarker = 'touch "$(dirname "$0")/marker"\n';

/** A tool, its interpreter by path, one that `env` finds, and a PATH full of other programs. */
const files = {
  '.agents/tools/direct': '#!./interpreter\n# @description Would leave a marker.\n',
  '.agents/tools/found': '#!/usr/bin/env interpreter\n# @description Would leave a marker.\n',
  '.agents/tools/shell': `#!/bin/sh\n# @description Would leave a marker.\n${leaveMarker}`,
  '.agents/tools/bare': `# @description Would leave a marker.\n${leaveMarker}`,
  interpreter: `#!/bin/sh\n${leaveMarker}`,
  'bin/interpreter': `#!/bin/sh\n${leaveMarker}`,
  'bin/env': `#!/bin/sh\n${leaveMarker}`,
  'bin/sh': `#!/bin/sh\n${leaveMarker}`,
  'bin/git': `#!/bin/sh\n${leaveMarker}`,
};

test.each([
  ['direct'],
  ['found'],
  ['shell'],
  ['bare'],
  ['shell', '--env', 'clean'],
  ['shell', '--isolated'],
  ['shell', '--sample=all', '--yes'],
])('a dry run executes nothing: %s %s', async (...args) => {
  const workdir = directoryWith(files);
  const host = diskHost(workdir, {
    env: { ...sessionEnvironment(), PATH: `${workdir}/bin:${process.env.PATH}` },
  });
  expect(await main(['try', ...args], host)).toBe(0);
  expect(host.out()).toContain('nothing was run');
  const markers = ['.agents/tools/marker', 'marker', 'bin/marker'];
  expect(markers.filter((path) => existsSync(`${workdir}/${path}`))).toEqual([]);
});
