import type { Given } from './argument.ts';
import { openStar } from './bind.ts';
import type { Node } from './node.ts';
import type { Python } from './python.ts';
import { spend } from './spend.ts';
import type { Value } from './value.ts';

/** A call of something that is not the script's own. */
export interface Calling {
  readonly python: Python;
  /** The library's name, or a method's behind a dot. */
  readonly name: string | undefined;
  readonly given: readonly Given[];
  readonly node: Node;
  readonly callee: Node;
}

/** A call of a method of a value. */
export interface MethodCall extends Calling {
  readonly name: string;
  readonly of: Value;
}

/** Calls that are told also where they get no parameter: they start something, or wait. */
const told =
  /^(subprocess\.|asyncio\.(create_)?subprocess|os\.(system|popen|exec|spawn|posix_spawn)|pty\.spawn|input$|getpass\.getpass|code\.interact|breakpoint$|eval$|exec$)/;

export function recordCall({ python, name, given, node, callee }: Calling): void {
  const hasFlows = given.some(({ value }) => value.flows.length > 0);
  if (!hasFlows && !(name !== undefined && told.test(name))) return;
  const { start, end } = node;
  const last = callee.children.at(-1);
  const nameNode = callee.name === 'MemberExpression' && name?.startsWith('.') ? last : callee;
  python.facts.call({
    kind: 'library',
    name,
    nameSpan: { start: (nameNode ?? callee).start, end: callee.end },
    span: { start, end },
    arguments: given.flatMap((one) => (isOffShell(python, one) ? [] : [one.argument])),
    input: given.find(({ keyword }) => keyword === 'input')?.argument,
    through: [],
  });
}

/** `shell=False`. */
function isOffShell(python: Python, { keyword, node }: Given): boolean {
  return keyword === 'shell' && /^(False|0|None)$/.test(python.source.slice(node.start, node.end));
}

/** All that a call gets goes where it cannot be followed. */
export function spendAll(python: Python, given: readonly Given[]): void {
  for (const { value, node, star } of given) {
    if (star === '') spend(python, value, node);
    else openStar(python, value, node);
  }
}

export function positional(given: readonly Given[], at: number): Given | undefined {
  return given.filter(({ keyword, star }) => keyword === undefined && star === '')[at];
}

export function named(given: readonly Given[], name: string): Given | undefined {
  return given.find(({ keyword }) => keyword === name);
}

/** A call as one of the kind that gives back what `value` says, its arguments spent. */
export function passed(calling: Calling, value: Value): Value {
  recordCall(calling);
  spendAll(calling.python, calling.given);
  return value;
}
