import type { Span } from '../../../core/span.ts';
import type { Argument } from '../../body.ts';
import type { JavaScript } from './javascript.ts';
import { spanOf } from './node.ts';
import { type Calling, optionOf, recordCall, spendAll } from './record.ts';
import { spend } from './spend.ts';
import { type Given, unknown, type Value } from './value.ts';

/** `spawn("git", ["log"])` and the like: the call, and the program that it starts. */
export function startProgram(call: Calling & { readonly name: string }): Value {
  const { code, name, given, node } = call;
  const options = given.findLast(({ value }) => value.thing?.kind === 'map')?.value ?? unknown;
  const words = wordsOf(call, options);
  recordCall(call);
  for (const one of given) {
    if (one.value === options) spendOptions(code, options, one.node);
    else spendAll(code, [one]);
  }
  const [first, ...rest] = words ?? [];
  if (first) {
    code.facts.call({
      kind: 'program',
      name: first.text,
      nameSpan: first.span,
      span: spanOf(node),
      arguments: rest,
      input: optionOf(options, 'input'),
      through: [name],
    });
  }
  const program = first?.text ?? given[0]?.value.text?.trim().split(/\s/, 1)[0];
  const isDeaf = deaf.test(program?.replace(/^.*\//, '') ?? '');
  if (inherits(options) && !code.known.get('stdin') && !isDeaf) {
    code.facts.open('inherited', 'stdin', spanOf(node));
  }
  return unknown;
}

/** The environment goes to a program also where nobody says so. */
function spendOptions(code: JavaScript, { thing: options }: Value, span: Span): void {
  if (options?.kind !== 'map') return;
  for (const [name, { value }] of options.entries) {
    if (!/^(env|stdio|stdin)$/.test(name)) spend(code, value, span);
  }
}

/** Programs that do not read stdin unless they are told to. */
const deaf =
  /^(basename|chmod|chown|cp|curl|date|df|dirname|docker|du|echo|find|gh|git|go|hostname|id|kubectl|ls|make|mkdir|mv|npm|pg_dump|ping|pnpm|printf|ps|pwd|rm|rsync|systemctl|terraform|touch|true|uname|whoami|yarn)$/;

/** Whether the program reads the script's own stdin. */
function inherits({ thing: options }: Value): boolean {
  if (options?.kind !== 'map' || options.entries.has('input')) return false;
  const stdio = options.entries.get('stdio') ?? options.entries.get('stdin');
  const held = stdio?.value.thing;
  const first = held?.kind === 'list' ? held.items[0]?.value : stdio?.value;
  return (
    first !== undefined && (/^(inherit|0)$/.test(first.text ?? '') || first.thing?.kind === 'stdin')
  );
}

/** The words of the program, unless a shell makes them from a text. */
function wordsOf(
  { name, given }: Calling & { readonly name: string },
  options: Value,
): readonly Argument[] | undefined {
  const shell = optionOf(options, 'shell');
  if (/\.(exec|execSync|fork|execaCommand(Sync)?)$/.test(name)) return undefined;
  if (shell && shell.text !== 'false') return undefined;
  const [program, list] = given;
  if (!program || program.isSpread) return undefined;
  if (name.startsWith('Bun.')) return program.argument.items;
  const held = name === 'Deno.Command' ? optionOf(options, 'args')?.items : itemsOf(list);
  return [program.argument, ...(held ?? [])];
}

function itemsOf(list: Given | undefined): readonly Argument[] {
  if (!list || list.value.thing?.kind === 'map' || list.value.thing?.kind === 'function') return [];
  return list.argument.items ?? [list.argument];
}
