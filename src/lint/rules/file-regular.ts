import type { Finding } from '../../core/finding.ts';
import type { Kind } from '../../core/host.ts';
import { isLegalName } from '../../script/candidate.ts';
import type { Toolbox } from '../../script/toolbox.ts';
import { fromHere } from '../from-here.ts';
import type { LintRule } from '../subject.ts';

const kinds: Partial<Record<Kind, { is: string; help: string }>> = {
  'broken-link': {
    is: 'is a symbolic link that leads nowhere',
    help: 'Restore its target, or remove the link',
  },
  fifo: { is: 'is a named pipe', help: 'Put a script in its place' },
  socket: { is: 'is a socket', help: 'Put a script in its place' },
  device: { is: 'is a device', help: 'Put a script in its place' },
  unreadable: {
    is: 'cannot be read here',
    help: 'Give yourself the right to read it, for example with `chmod u+r`',
  },
};

export const fileRegular: LintRule = {
  id: 'file-regular',
  about: 'toolbox',
  severity: 'error',
  summary:
    'a broken link, a pipe, a socket or a device where a tool would be, or an unreadable file',
  why: `The runtime looks at regular files only, and follows symbolic links to them. Anything else is
skipped without a word: a link whose target was renamed takes the tool away from everybody.

The same goes for \`.agents/tools\` itself: unless it is a directory that can be read, there are no tools.

Folders are left alone: \`.agents/tools/lib/\` is a good place for what several tools share.`,
  good: {
    deploy:
      '#!/usr/bin/env bash\n# @description Deploy the API service to staging.\n./bin/deploy\n',
    lib: { kind: 'directory' },
  },
  bad: { deploy: { kind: 'broken-link' } },
  *check(toolbox): Iterable<Finding> {
    yield* ofDirectory(toolbox);
    for (const { name, path, kind } of toolbox.candidates) {
      const found = kinds[kind];
      if (!found || !isLegalName(name)) continue;
      yield {
        file: path,
        message: `\`${name}\` ${found.is}, so there is no tool of this name`,
        help: found.help,
      };
    }
  },
};

function* ofDirectory(toolbox: Toolbox): Iterable<Finding> {
  const { directory, kind } = toolbox;
  if (kind === undefined || kind === 'directory') return;
  const is = kind === 'file' ? 'is a file' : kinds[kind]?.is;
  yield {
    message: `\`${directory}\` ${is}, so there are no tools`,
    help:
      kind === 'unreadable'
        ? `Give yourself the right to read it: \`chmod u+rx ${fromHere(toolbox, directory)}\``
        : 'Put a directory in its place, with one file for each tool',
  };
}
