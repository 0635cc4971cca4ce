import type { Span } from '../../../core/span.ts';
import { type JavaScript, useArguments } from './javascript.ts';
import type { Value } from './value.ts';

/** A value goes where it cannot be followed, by what stands at `span`. */
export function spend(code: JavaScript, value: Value, { start, end }: Span, depth = 0): void {
  const { thing } = value;
  const span = { start, end };
  if (!thing || depth > 8) return;
  code.steps--;
  if (code.steps <= 0 && depth > 0) {
    code.complete = false;
    return;
  }
  switch (thing.kind) {
    case 'stdin':
    case 'raw':
    case 'whole':
      code.facts.open('handed', 'stdin', span);
      return;
    case 'environment':
      code.facts.open('iterated', 'variable', span);
      return;
    case 'argv':
    case 'argc':
      useArguments(code, thing.use);
      return;
    case 'method':
      spend(code, thing.of, span, depth + 1);
      return;
    case 'function':
      if (!code.escaped.has(thing.definition))
        code.escaped.set(thing.definition, { value, given: [] });
      return;
    case 'list':
      for (const item of thing.items) spend(code, item.value, span, depth + 1);
      return;
    case 'map':
      for (const entry of thing.entries.values()) spend(code, entry.value, span, depth + 1);
      return;
  }
}
