import { forEachChild, parse, type SyntaxNode, type Word } from 'unbash';

/** A word of a script, and where it stands. */
export interface Need {
  readonly name: string;
  /** UTF-16 offset in the text. */
  readonly at: number;
}

/** What a shell script needs of the machine, as far as that is certain. */
export interface Needs {
  /** Files it calls by a relative or absolute path, and not behind a `cd` or a test of its own. */
  readonly files: readonly Need[];
  /** Commands it calls by name: no functions, aliases, builtins, nor what it asks for first. */
  readonly commands: readonly Need[];
  /** Variables without which it ends: `${NAME:?}`. */
  readonly variables: readonly Need[];
}

/** Reads a script for bash or sh; undefined if it cannot be parsed to its end. */
export function shellNeeds(text: string): Needs | undefined {
  const script = parse(text);
  if (script.errors && script.errors.length > 0) return undefined;
  const seen: Seen = {
    calls: [],
    names: new Set(),
    words: new Set(),
    defined: new Set(),
    assigned: new Set(),
    required: [],
    moves: Number.POSITIVE_INFINITY,
    closed: true,
  };
  look(script, seen);
  const isOwn = ({ name }: Need): boolean => seen.defined.has(name) || builtins.has(name);
  const isBare = ({ name }: Need): boolean => !name.includes('/');
  return {
    // A path that stands elsewhere, too, is made or tested there.
    files: seen.calls.filter(
      (call) => !isBare(call) && call.at < seen.moves && !seen.words.has(bare(call.name)),
    ),
    commands: seen.closed
      ? seen.calls.filter((call) => isBare(call) && !isOwn(call) && !seen.words.has(call.name))
      : [],
    variables: seen.required.filter(({ name }) => !seen.assigned.has(name)),
  };
}

interface Seen {
  readonly calls: Need[];
  /** The words that `calls` are made of. */
  readonly names: Set<Word>;
  /** Constant words that are no command's name, without a `./` before them. */
  readonly words: Set<string>;
  /** Functions and aliases. */
  readonly defined: Set<string>;
  readonly assigned: Set<string>;
  readonly required: Need[];
  /** From where on the directory may be another one. */
  moves: number;
  /** Whether all commands by name are known: nothing is sourced, and the PATH stays. */
  closed: boolean;
}

function look(node: SyntaxNode, seen: Seen): void {
  switch (node.type) {
    case 'Command':
      command(node, seen);
      break;
    case 'Word': {
      const text = seen.names.has(node) ? undefined : constant(node);
      if (text !== undefined) seen.words.add(bare(text));
      break;
    }
    case 'Function':
      seen.defined.add(node.name.value);
      break;
    case 'Assignment':
      seen.assigned.add(node.name);
      if (node.name === 'PATH') seen.closed = false;
      break;
    case 'ParameterExpansion':
      if (node.operation?.type === 'Default' && /\?$/.test(node.operation.operator)) {
        if (/^[A-Za-z_]\w*$/.test(node.parameter)) {
          seen.required.push({ name: node.parameter, at: node.pos });
        }
      }
      break;
    default:
  }
  forEachChild(node, (child) => look(child, seen));
}

type CommandNode = Extract<SyntaxNode, { type: 'Command' }>;

function command({ name, args }: CommandNode, seen: Seen): void {
  const words = [...(name ? [name] : []), ...args.filter((arg) => arg.type === 'Word')];
  const called = words.findIndex((word) => !passing.has(constant(word) ?? ''));
  const first = words[called];
  const text = first && constant(first);
  if (first) seen.names.add(first);
  if (!first || text === undefined || !/^[\w./+@-]+$/.test(text) || text.startsWith('-')) return;
  if (text === 'cd' || text === 'pushd') seen.moves = Math.min(seen.moves, first.pos);
  if (text === '.' || text === 'source' || text === 'eval') seen.closed = false;
  if (text === 'alias') {
    for (const word of words.slice(called + 1)) seen.defined.add(word.value.replace(/=.*/s, ''));
  }
  seen.calls.push({ name: text, at: first.pos });
}

/** What only starts the command behind it. */
const passing = new Set(['exec', 'command', 'nohup', 'sudo']);

/** The text of a word without expansions or patterns. */
function constant({ parts, value }: Word): string | undefined {
  const isConstant = parts?.every((part) => constantParts.has(part.type)) ?? true;
  return isConstant && !/^~|[*?[\]{}]/.test(value) ? value : undefined;
}

const constantParts: ReadonlySet<string> = new Set(['Literal', 'SingleQuoted', 'AnsiCQuoted']);

function bare(path: string): string {
  return path.replace(/^\.\//, '');
}

/** What bash and POSIX shells know by themselves. */
const builtins: ReadonlySet<string> = new Set(
  (
    '. : [ alias bg bind break builtin caller case cd command compgen complete compopt continue ' +
    'declare dirs disown echo enable eval exec exit export false fc fg getopts hash help history ' +
    'jobs kill let local logout mapfile popd print printf pushd pwd read readarray readonly return ' +
    'set shift shopt source suspend test times trap true type typeset ulimit umask unalias unset wait'
  ).split(' '),
);
