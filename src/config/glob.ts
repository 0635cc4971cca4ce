/**
 * Whether a path, relative and with `/`, is meant by a glob: `*` and `?` within a name, `**` across
 * folders, `[abc]`, `{a,b}`. Without a `/` it is compared with the last name alone, as in .gitignore.
 */
export function matchesGlob(path: string, glob: string): boolean {
  const whole = glob.includes('/');
  const pattern = glob.replace(/^\.?\//, '');
  return expression(pattern).test(whole ? path : path.slice(path.lastIndexOf('/') + 1));
}

const parts = /\*\*\/|\*\*|\*|\?|\[[^\]]+\]|[{},]|[^*?[{},]+|\[/g;

function expression(glob: string): RegExp {
  let depth = 0;
  const source = glob.replace(parts, (part) => {
    if (part === '{') depth++;
    const inside = depth > 0;
    if (part === '}' && inside) depth--;
    return meaning(part, inside);
  });
  const literal = new RegExp(`^${escaped(glob)}$`, 'u');
  if (depth > 0) return literal; // A brace that nobody closes stands for itself.
  try {
    return new RegExp(`^${source}$`, 'su');
  } catch {
    return literal; // So does a set like `[z-a]`.
  }
}

function meaning(part: string, inBraces: boolean): string {
  switch (part) {
    case '**/':
      return '(?:.*/)?';
    case '**':
      return '.*';
    case '*':
      return '[^/]*';
    case '?':
      return '[^/]';
    case '{':
      return '(?:';
    case '}':
      return inBraces ? ')' : '\\}';
    case ',':
      return inBraces ? '|' : ',';
  }
  const set = /^\[(!?)(.+)\]$/s.exec(part);
  if (!set) return escaped(part);
  const [, negated = '', members = ''] = set;
  return `[${negated && '^'}${members.replace(/[\\\]^]/g, '\\$&')}]`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
