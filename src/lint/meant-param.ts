import { words } from '../script/white-space.ts';
import { foreignType, knownType, meantType } from './type-word.ts';

/** A parameter as its author meant it, read from a line in a form that is not the runtime's. */
export interface MeantParam {
  readonly required: boolean;
  readonly name: string;
  readonly type: string;
  /** Where in the tag's value the description begins; its length if there is none. */
  readonly descriptionStart: number;
  /** As `[name=default]` gives it. */
  readonly initial: string | undefined;
}

const portable = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Whether shells and providers can deal with a parameter's name; its length apart. */
export function isPortable(name: string): boolean {
  return portable.test(name);
}

/**
 * What the value of a `@param` tag means whose name is no portable one: JSDoc's `{string} [env=prod]`,
 * usage's `--env`, `<env>`, `[env]`, and slips such as `env:`. Undefined where that is not clear.
 */
export function meantParam(value: string): MeantParam | undefined {
  const typed = /^\*?\{([^{}]+)\}\s+(?=\S)/.exec(value);
  const start = typed?.[0].length ?? 0;
  const token = bracketed.exec(value.slice(start))?.[0] ?? '';
  const named = meantName(token);
  if (!named) return undefined;
  const behind = start + token.length;
  const given = typed?.[1] ?? named.type;
  const type = given === undefined ? undefined : (knownType(given) ?? foreignType(given));
  if (given !== undefined && !type) return undefined;
  const rest = words(value.slice(behind));
  // A type in front leaves nothing to look for but the dash before the description.
  const read = meantType(type ? [{ text: type, start: 0 }, ...rest] : rest);
  const description = rest[read.from - (type ? 1 : 0)];
  return {
    required: named.required || value.startsWith('*'),
    name: named.name,
    type: type ?? read.type,
    descriptionStart: description ? behind + description.start : value.length,
    initial: named.initial,
  };
}

/** The name with its marks: a bracket may hold spaces. */
const bracketed = /^\*?\[[^\]]*\]\S*|^\S+/;

interface MeantName {
  readonly name: string;
  readonly required: boolean;
  readonly type: string | undefined;
  readonly initial: string | undefined;
}

function meantName(token: string): MeantName | undefined {
  const required = /^\*|[*!]$/.test(token);
  const bare = unwrapped(token.replace(/^\*+/, '').replace(/[*!?:,;.]+$/, ''));
  const parts = /^([^=:]+)(?:\s*=\s*(.*)|:(\w+))?$/.exec(bare);
  if (!parts) return undefined;
  const [, written = '', initial, type] = parts;
  const name = unmarked(unwrapped(written.trim()));
  const clear = isPortable(name) && name.length <= 64;
  if (!clear || isPlaceholder(initial))
    return clear ? { name, required, type, initial: undefined } : undefined;
  return {
    name,
    required,
    type,
    initial: initial === undefined ? undefined : unwrapped(initial.trim()),
  };
}

/** `--env=<env>` says the name once more, and no default. */
function isPlaceholder(initial: string | undefined): boolean {
  return initial === undefined || initial === '' || /^<.*>$/.test(initial);
}

const wrappers = /^(?:\[(.*)\]|<(.*)>|\((.*)\)|\$\{(.*)\}|\{(.*)\}|"(.*)"|'(.*)'|`(.*)`)$/s;

function unwrapped(text: string): string {
  const inner = wrappers
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  return inner === undefined ? text : unwrapped(inner.replace(/\?$/, ''));
}

/** Without the marks of options and variables; of several spellings, the long one. */
function unmarked(name: string): string {
  const long = /(?:^|[,|/])--([\w-]+)$/.exec(name)?.[1];
  return (long ?? name.replace(/^(?:--?|\$|\.\.\.)/, '').replace(/(?:\.\.\.|\?)$/, '')).replaceAll(
    '-',
    '_',
  );
}
