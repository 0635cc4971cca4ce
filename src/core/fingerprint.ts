import type { Diagnostic } from './finding.ts';

type Placed = Pick<Diagnostic, 'rule' | 'span'> & { readonly file: string };

/**
 * What tells each finding from the others and stays the same when lines are added or removed
 * elsewhere in its file: a hash of its file, its rule and the line it begins on without the white
 * space around it, and how many alike stand above it. `texts` holds the text of each file.
 */
export function fingerprints(
  diagnostics: readonly Placed[],
  texts: ReadonlyMap<string, string>,
): string[] {
  // It brings streams along, milliseconds that most runs need not pay.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const seen = new Map<string, number>();
  return diagnostics.map(({ file, rule, span }) => {
    const line = span ? lineAt(texts.get(file) ?? '', span.start).trim() : '';
    const key = JSON.stringify([file, rule, line]);
    const above = seen.get(key) ?? 0;
    seen.set(key, above + 1);
    return createHash('sha256').update(`${key}${above}`).digest('hex').slice(0, 32);
  });
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end === -1 ? undefined : end);
}
