import type { Span } from '../../../core/span.ts';
import type { Read, ShellRead } from '../../body.ts';
import { assigned, flowFrom } from '../flow.ts';
import { parameterName } from '../variable-name.ts';
import type { Shell } from './shell.ts';
import { flowing, mergeValues, unknown, type Value } from './value.ts';

/** How a variable is asked for. */
export interface Asking {
  readonly span: Span;
  readonly nameSpan: Span;
  readonly absence: Read['absence'];
  readonly form: ShellRead['form'];
  readonly quoted: boolean;
}

/** What `name` holds. What comes from the environment and is a parameter's is a read. */
export function lookUp(shell: Shell, name: string, asking: Asking): Value {
  const held = shell.variables.get(name);
  const value = held && !held.sometimes ? held : fromEnvironment(shell, name, asking, held);
  return value.flows.length === 0 ? value : { ...value, flows: withChecks(shell, value.flows) };
}

function fromEnvironment(
  shell: Shell,
  name: string,
  asking: Asking,
  held: Value | undefined,
): Value {
  const param = parameterName(name);
  if (param === undefined) {
    if (!held) requireVariable(shell, name, asking);
    return held ?? unknown;
  }
  const read = shell.facts.read({
    channel: 'variable',
    name: param,
    nameSpan: asking.nameSpan,
    span: asking.span,
    absence: asking.absence,
    shell: {
      form: asking.form,
      quoted: asking.quoted,
      tested: shell.testing,
      options: ['u', 'e', 'pipefail'].filter((option) => shell.options.get(option)),
      guarded: shell.loose || !shell.paths.live || shell.known.get(name) === true,
    },
  });
  const value = flowing([flowFrom(read)]);
  return held ? (mergeValues(held, value) ?? value) : value;
}

/** Variables that a shell sets by itself, or that every session has. */
const always =
  /^(BASH\w*|COLUMNS|COMP_\w+|DIRSTACK|EPOCH\w+|EUID|FUNCNAME|GROUPS|HOME|HOSTNAME|HOSTTYPE|IFS|LANG|LINENO|LINES|LOGNAME|MACHTYPE|MAPFILE|OCTOMIND_\w+|OLDPWD|OPT\w+|OSTYPE|PATH|PIPESTATUS|PPID|PS[0-4]|PWD|RANDOM|REPLY|SECONDS|SHELL|SHELLOPTS|SHLVL|SRANDOM|TERM|TMPDIR|UID|USER)$/;

function requireVariable(shell: Shell, name: string, { absence, span }: Asking): void {
  if (shell.loose || shell.known.get(name) || always.test(name)) return;
  const explicit = absence === 'end';
  const implied = absence === 'nothing' && shell.options.get('u') === true;
  if (!shell.paths.live || (!explicit && !(implied && /^[A-Z][A-Z0-9_]*$/.test(name)))) return;
  shell.facts.require({ name, span, explicit });
}

function withChecks({ checks }: Shell, flows: Value['flows']): Value['flows'] {
  return flows.map((flow) => {
    const known = checks.get(checkKey(flow.read)) ?? [];
    const fresh = known.filter((check) => !flow.checks.includes(check));
    return fresh.length === 0 ? flow : { ...flow, checks: [...flow.checks, ...fresh] };
  });
}

/** Under which the checks of a parameter are kept. */
export function checkKey({ channel, name }: Read): string {
  return `${channel} ${name}`;
}

/** Assigns to the name that stands at `span`. */
export function assign(shell: Shell, name: string, value: Value, span: Span): void {
  const flows = assigned(value.flows, span);
  shell.variables.set(name, { ...value, flows, sometimes: false });
  shell.known.set(name, true);
}
