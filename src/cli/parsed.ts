import type { Command, Option } from '../core/command.ts';
import { UserError } from '../core/exit.ts';
import { listed, nearest } from '../core/words.ts';
import { globals } from './globals.ts';

/** What either parser makes of the arguments, before anybody looked whether it makes sense. */
export interface Parsed {
  /** By name, without the dashes: true and false, or every value that was given. */
  readonly flags: Readonly<Record<string, boolean | readonly string[]>>;
  readonly words: readonly string[];
}

/** The values a command's `run` takes. Throws a {@link UserError} that says what is wrong. */
export function valuesOf({ options }: Command, { flags }: Parsed): Record<string, unknown> {
  const known = { ...globals, ...options };
  for (const name of Object.keys(flags)) {
    if (!Object.hasOwn(known, name)) throw unknownFlag(name, Object.keys(known));
  }
  return Object.fromEntries(
    Object.entries(known).map(([name, option]) => [name, flagValue(name, option, flags[name])]),
  );
}

function unknownFlag(name: string, known: readonly string[]): UserError {
  const close = nearest(name, known);
  const dashes = name.length === 1 ? '-' : '--';
  return new UserError(
    `there is no flag \`${dashes}${name}\``,
    close ? `Did you mean \`--${close}\`?` : 'See them all with `--help`',
  );
}

function flagValue(
  name: string,
  option: Option,
  given: Parsed['flags'][string] | undefined,
): unknown {
  if (option.type === 'boolean') return booleanOf(name, given);
  if (given === undefined) return option.many ? [] : option.initial;
  const values = typeof given === 'boolean' ? [] : given;
  if (values.length === 0)
    throw new UserError(`\`--${name}\` needs a value`, exampleOf(name, option));
  const typed = values.map((value) => typedValue(name, option, value));
  if (option.many) return typed;
  if (typed.length > 1)
    throw new UserError(`\`--${name}\` is given ${typed.length} times`, 'Give it once');
  return typed[0];
}

function booleanOf(name: string, given: Parsed['flags'][string] | undefined): boolean | undefined {
  if (typeof given === 'object') {
    throw new UserError(`\`--${name}\` takes no value`, `Write \`--${name}\` alone`);
  }
  return name === 'color' ? given : (given ?? false);
}

function typedValue(name: string, option: Option, value: string): string | number {
  if (option.choices && !option.choices.includes(value)) {
    throw new UserError(
      `\`--${name}\` cannot be \`${value}\``,
      `Use ${listed(
        option.choices.map((choice) => `\`${choice}\``),
        'or',
      )}`,
    );
  }
  if (option.type !== 'number') return value;
  if (!/^\d+(\.\d+)?$/.test(value)) {
    throw new UserError(
      `\`--${name}\` cannot be \`${value}\``,
      `Give it a number: \`--${name} 10\``,
    );
  }
  return Number(value);
}

function exampleOf(name: string, { choices, value }: Option): string {
  return `Write \`--${name} ${choices?.[0] ?? `<${value ?? 'value'}>`}\``;
}

/** Throws a {@link UserError} where there are more or fewer words than the command takes. */
export function checkWords({ name, positionals }: Command, words: readonly string[]): void {
  const { least = 0, most = 0, usage = '' } = positionals ?? {};
  const help = `Write \`${`agent-tools ${name} ${usage}`.trim()}\``;
  if (words.length > most) throw new UserError(`\`${words[most]}\` is one word too many`, help);
  if (words.length < least) throw new UserError(`\`${name}\` needs ${usage}`, help);
}
