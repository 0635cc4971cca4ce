import { count, listed } from '../../core/words.ts';
import type { Check, CheckFinding } from '../check.ts';

export const nestedKnown: Check = {
  id: 'nested-known',
  group: 'Place',
  severity: 'info',
  summary: 'further tools folders below, which a session here does not see',
  why: `In a monorepo each package can have tools of its own. A session sees those of the directory it
starts in and no others, so it is good to know that there are more.`,
  good: { place: { above: '/home/me', lookAlikes: [], nested: [] } },
  bad: { place: { above: undefined, lookAlikes: [], nested: ['packages/api', 'packages/web'] } },
  *check({ place: { nested }, toolbox }): Iterable<CheckFinding> {
    if (toolbox.kind !== 'directory' || nested.length === 0) return;
    const names = nested.slice(0, 5).map((path) => `\`${path}\``);
    const more = nested.length - names.length;
    const all = more > 0 ? [...names, `${more} more`] : names;
    yield {
      message: `${count(nested.length, 'folder')} below ${nested.length === 1 ? 'has' : 'have'} tools of ${nested.length === 1 ? 'its' : 'their'} own, seen only by a session that starts there: ${listed(all)}`,
    };
  },
};
