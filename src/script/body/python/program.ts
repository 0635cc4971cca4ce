import type { Argument } from '../../body.ts';
import { type Calling, named, passed, positional } from './record.ts';
import { thing, unknown, type Value } from './value.ts';

/** Whether a function of this name starts a program. */
export function isProgram(name: string): boolean {
  return starting.test(name);
}

const starting =
  /^(subprocess\.(run|call|check_call|check_output|Popen|getoutput|getstatusoutput)|os\.(system|popen|exec[lv]p?e?|spawn[lv]p?e?|posix_spawnp?)|asyncio\.(subprocess\.)?create_subprocess_(exec|shell)|pty\.spawn)$/;

/** `subprocess.run(["git", "log"])` and the like: the call, and the program that it starts. */
export function startProgram(call: Calling & { readonly name: string }): Value {
  const { python, name, given, node } = call;
  passed({ ...call, given: given.filter(({ keyword }) => keyword !== 'env') }, unknown);
  const words = wordsOf(call);
  const [first, ...rest] = words ?? [];
  const { start, end } = node;
  const input = named(given, 'input')?.argument;
  if (first) {
    python.facts.call({
      kind: 'program',
      name: first.text,
      nameSpan: first.span,
      span: { start, end },
      arguments: rest,
      input,
      through: [name],
    });
  }
  const isFed = input !== undefined || given.some(feeds);
  const program = first?.text ?? positional(given, 0)?.value.text?.trim().split(/\s/, 1)[0];
  if (!isFed && !python.known.get('stdin') && !deaf.test(program?.replace(/^.*\//, '') ?? '')) {
    python.facts.open('inherited', 'stdin', { start, end });
  }
  return name.endsWith('Popen') ? thing({ kind: 'made', name, from: [] }) : unknown;
}

function feeds({ keyword, value }: { keyword: string | undefined; value: Value }): boolean {
  return keyword === 'stdin' && value.thing?.kind !== 'stdin' && value.thing?.kind !== 'none';
}

/** Programs that do not read stdin unless they are told to. */
const deaf =
  /^(basename|chmod|chown|cp|curl|date|df|dirname|docker|du|echo|find|gh|git|go|hostname|id|kubectl|ls|make|mkdir|mv|npm|pg_dump|ping|pip|pnpm|printf|ps|pwd|rm|rsync|systemctl|terraform|touch|true|uname|whoami|yarn)$/;

/** The words of the program, unless a shell makes them from a text. */
function wordsOf({
  name,
  given,
}: Calling & { readonly name: string }): readonly Argument[] | undefined {
  if (/shell$|system|\.popen|getoutput|getstatus/.test(name)) return undefined;
  const shell = named(given, 'shell');
  const first = named(given, 'args') ?? positional(given, 0);
  if (name.includes('create_subprocess_exec')) {
    return given
      .filter(({ keyword }) => keyword === undefined)
      .flatMap(({ star, argument }) =>
        star === '*' ? (argument.items ?? [argument]) : [argument],
      );
  }
  if (/^os\.(exec|spawn|posix_spawn)/.test(name)) return programOf(name, given);
  if (shell && shell.node.name !== 'None' && shell.value.text !== 'False') return undefined;
  return first?.argument.items;
}

/** `os.execvp(file, [name, …])` and `os.execlp(file, name, …)`. */
function programOf(name: string, given: Calling['given']): readonly Argument[] | undefined {
  const at = name.startsWith('os.spawn') ? 1 : 0;
  const [file, ...rest] = given.slice(at).map(({ argument }) => argument);
  if (!file) return undefined;
  const words = /(exec|spawn)l/.test(name) ? rest : (rest[0]?.items ?? []);
  return [file, ...words.slice(1)];
}
