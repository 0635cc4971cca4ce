import type { Options } from '../core/command.ts';
import { globals } from './globals.ts';
import type { Parsed } from './parsed.ts';

/**
 * Reads a plain call – declared long flags spelled out, and words – without yargs, which takes longer
 * to load than most commands to run. Whatever is not plain gives undefined and is yargs's to read;
 * what both read, they read alike.
 */
export function parsePlain(args: readonly string[], declared: Options): Parsed | undefined {
  const options: Options = { ...globals, ...declared };
  const flags: Record<string, boolean | string[]> = {};
  const words: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('-')) {
      words.push(arg);
      continue;
    }
    const flag = plainFlag(arg, args[at + 1], options);
    if (!flag) return undefined;
    const { name, value, next } = flag;
    if (typeof value === 'string') flags[name] = [...listOf(flags[name]), value];
    else if (name in flags) return undefined;
    else flags[name] = value;
    if (next) at++;
  }
  return { flags, words };
}

function listOf(values: boolean | string[] | undefined): string[] {
  return typeof values === 'object' ? values : [];
}

interface PlainFlag {
  readonly name: string;
  readonly value: boolean | string;
  /** Whether the value was the argument after it. */
  readonly next: boolean;
}

function plainFlag(arg: string, next: string | undefined, options: Options): PlainFlag | undefined {
  const [, name = '', joined] = /^--([a-z][a-z-]*)(?:=(.+))?$/s.exec(arg) ?? [];
  const negated = name === 'no-color';
  const known = negated ? 'color' : name;
  const option = Object.hasOwn(options, known) ? options[known] : undefined;
  if (!option) return undefined;
  if (option.type === 'boolean') {
    // yargs takes a `true` or `false` behind a boolean for its value.
    if (joined !== undefined || next === 'true' || next === 'false') return undefined;
    return { name: known, value: !negated, next: false };
  }
  if (option.bare !== undefined) return { name, value: joined ?? option.bare, next: false };
  const value = joined ?? next;
  if (value === undefined || value === '' || /^(-.|["'])/s.test(value)) return undefined;
  return { name, value, next: joined === undefined };
}
