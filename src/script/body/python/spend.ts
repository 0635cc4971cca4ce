import type { Span } from '../../../core/span.ts';
import { type Python, useArguments } from './python.ts';
import type { Value } from './value.ts';

/** A value goes where it cannot be followed, by what stands at `span`. */
export function spend(python: Python, value: Value, span: Span, depth = 0): void {
  const { thing } = value;
  if (!thing || depth > 8) return;
  python.steps--;
  if (python.steps <= 0 && depth > 0) {
    python.complete = false;
    return;
  }
  switch (thing.kind) {
    case 'stdin':
    case 'raw':
    case 'whole':
      python.facts.open('handed', 'stdin', span);
      return;
    case 'environment':
      python.facts.open('iterated', 'variable', span);
      return;
    case 'argv':
    case 'argc':
      useArguments(python, thing.use);
      return;
    case 'attribute':
      if (thing.of.thing?.kind !== 'argv') spend(python, thing.of, span, depth + 1);
      return;
    case 'function':
    case 'class':
      python.escaped.set(thing.definition, value);
      return;
    case 'list':
      for (const item of thing.items) spend(python, item.value, span, depth + 1);
      return;
    case 'dict':
      for (const entry of thing.entries.values()) spend(python, entry, span, depth + 1);
      return;
  }
}
