import type { Body } from '../body.ts';
import { createFacts } from './facts.ts';
import { noteMentions } from './mentions.ts';

/** What holds in any language: the variables that are named literally. */
export function readOther(source: string): Body {
  const facts = createFacts();
  noteMentions(facts, source, () => false);
  return facts.body('other', false);
}
