import { UserError } from '../core/exit.ts';
import { draft } from '../new/draft.ts';
import { isLegalName } from '../script/candidate.ts';
import type { Toolbox } from '../script/toolbox.ts';
import { judgeDraft } from './judge-draft.ts';

/**
 * Why a new tool cannot be called `name`: the runtime would skip it, another tool has the name or
 * nearly so, or there is a file. Undefined if it can. `force`: what is there may be replaced.
 */
export function nameFault(toolbox: Toolbox, name: string, force: boolean): UserError | undefined {
  if (name === '') return new UserError('a tool needs a name', 'Write one, such as `deploy`');
  const found = judgeDraft(toolbox, name, draft('Do what the name says it does.', [])).find(
    ({ rule }) => rule === 'name-valid' || rule === 'name-free',
  );
  if (found) {
    const { message, help, fix } = found;
    const rename = fix && 'rename' in fix ? `Call it \`${fix.rename}\`` : help;
    return new UserError(message, rename);
  }
  if (!isLegalName(name)) {
    return new UserError(
      `\`${name}\` is a name that the runtime skips`,
      'Use letters, digits, `_` and `-`, and do not begin with `-`',
    );
  }
  const there = toolbox.candidates.find((candidate) => candidate.name === name);
  if (!there || (force && there.kind === 'file')) return undefined;
  return new UserError(
    `\`${there.path}\` exists already`,
    there.kind === 'file'
      ? 'Choose another name, or replace it with `--force`'
      : 'Choose another name',
  );
}
