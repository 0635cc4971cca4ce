import { likeAndUnlike, narrow } from './narrow.ts';
import type { MethodCall } from './record.ts';
import { type Given, madeFrom, unknown, type Value } from './value.ts';

/** Whether a text matches. */
export function matched(
  { code }: MethodCall,
  { pattern, flags }: Extract<Value['thing'], { kind: 'regex' }>,
  subject: Given | undefined,
): Value {
  // Line by line it says nothing of the whole.
  if (!subject || flags.includes('m')) return unknown;
  const outcome = narrow(
    code,
    subject.node,
    subject.value,
    ...likeAndUnlike(subject.node, [pattern], true),
  );
  return { ...madeFrom(subject.value), thing: { kind: 'truth', outcome } };
}
