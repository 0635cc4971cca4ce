import { forEachChild, type ParsedScript, type SyntaxNode } from 'unbash';

/** Nodes between whose parts there may be comments. All others hold their text themselves. */
const loose = new Set<SyntaxNode['type']>([
  'AndOr',
  'ArithmeticFor',
  'ArrayValue',
  'Assignment',
  'BraceGroup',
  'Case',
  'CaseItem',
  'Command',
  'CompoundList',
  'Coproc',
  'DoubleQuoted',
  'Elif',
  'For',
  'Function',
  'If',
  'Pipeline',
  'Redirect',
  'HereString',
  'HereDoc',
  'Redirected',
  'Script',
  'Select',
  'Statement',
  'Subshell',
  'TestCommand',
  'While',
  'Word',
  'CommandExpansion',
  'ProcessSubstitution',
]);

/** Whether an offset in a script stands in a comment: in no word, quote or document. */
export function commentTest(script: ParsedScript): (offset: number) => boolean {
  const leaves: { start: number; end: number }[] = [];
  const visit = (node: SyntaxNode): void => {
    // Positions in a script of its own text say nothing about this one.
    const isApart = node.type === 'CommandExpansion' && node.script?.source !== undefined;
    const isLeaf = isApart || !loose.has(node.type) || (node.type === 'Word' && !node.parts);
    if (isLeaf) leaves.push({ start: node.pos, end: node.end });
    else forEachChild(node, visit);
  };
  visit(script);
  leaves.sort((a, b) => a.start - b.start);
  return (offset) => {
    let [low, high] = [0, leaves.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((leaves[middle]?.start ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    // Leaves do not overlap, so it can only be in the last one that begins before it.
    return (leaves[low - 1]?.end ?? 0) <= offset;
  };
}
