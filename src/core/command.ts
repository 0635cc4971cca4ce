import type { Exit } from './exit.ts';
import type { Host } from './host.ts';

/** A flag, declared once: the parsers, the help and the completion read the same record. */
export interface Option {
  readonly type: 'boolean' | 'string' | 'number';
  readonly summary: string;
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly choices?: readonly string[];
  /** Whether it can be given several times. */
  readonly many?: boolean;
  /** The value where the flag stands alone; any other is then joined to it, `--flag=value`. */
  readonly bare?: string;
  /** The value where the flag is not given. */
  readonly initial?: string | boolean;
}

export type Options = Readonly<Record<string, Option>>;

type Single<Declared extends Option> = Declared['type'] extends 'boolean'
  ? boolean
  : Declared['type'] extends 'number'
    ? number
    : Declared extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : string;

/** What a command gets: each flag by its name; a boolean that is not given is false. */
export type Values<Declared extends Options> = {
  readonly [Name in keyof Declared]: Declared[Name] extends { readonly many: true }
    ? readonly Single<Declared[Name]>[]
    : Declared[Name]['type'] extends 'boolean'
      ? boolean
      : Declared[Name] extends { readonly initial: string }
        ? Single<Declared[Name]>
        : Single<Declared[Name]> | undefined;
};

/** Words that are no flags. */
export interface Positionals {
  /** As in the usage line: `[paths..]`, `<name>`. */
  readonly usage: string;
  readonly summary: string;
  /** How many there may be. */
  readonly least: number;
  readonly most: number;
}

/** What a command is given besides its arguments. */
export interface Context {
  readonly host: Host;
  /** Absolute: the directory to work as if started in. */
  readonly root: string;
  /** Whether to colour what goes to stdout. Decided once. */
  readonly color: boolean;
}

/** A command is a value; `main` finds it, parses for it and returns what it returns. */
export interface Command<Declared extends Options = Options> {
  readonly name: string;
  readonly summary: string;
  readonly positionals?: Positionals;
  readonly options: Declared;
  run(args: Values<Declared>, words: readonly string[], context: Context): Promise<Exit> | Exit;
}
