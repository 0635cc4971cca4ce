import { lint } from '../lint/lint.ts';
import type { Candidate, SkipReason } from '../script/candidate.ts';
import { toolsDirectory } from '../script/toolbox.ts';

/**
 * Why the runtime skips a candidate, in plain words: what `lint` says of it, or, where it is
 * nobody's business there, what holds for any such entry.
 */
export function skipMessage(candidate: Candidate, reason: SkipReason): string {
  const alone = {
    root: '',
    directory: toolsDirectory,
    kind: 'directory',
    candidates: [candidate],
  } as const;
  const [finding] = lint(alone);
  return finding?.message ?? `\`${candidate.name}\` ${plain[reason](candidate)}`;
}

const plain: Record<SkipReason, (candidate: Candidate) => string> = {
  'not-a-file': ({ kind }) => `is a ${kind.replace('-', ' ')}, and only files are looked at`,
  'invalid-name': () =>
    'has a name with other characters than letters, digits, `_` and `-`, or one that begins with `-`',
  'not-executable': () => 'has no execute bit',
  'not-utf8': () => 'is not valid UTF-8',
  'missing-description': () => 'has no `@description` in its header',
  unreadable: () => 'cannot be read here',
};
