import yargs from 'yargs';
import type { Command, Options } from '../core/command.ts';
import { globals } from './globals.ts';
import type { Parsed } from './parsed.ts';

type Parser = ReturnType<typeof yargs>;

/** Everything yargs does on its own account is off: no exit, no printing, no guessing of types. */
function silentYargs(): Parser {
  return yargs([])
    .scriptName('agent-tools')
    .locale('en')
    .exitProcess(false)
    .help(false)
    .version(false)
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'dot-notation': false,
      'flatten-duplicate-arrays': true,
      'greedy-arrays': false,
      'parse-numbers': false,
      'parse-positional-numbers': false,
      'short-option-groups': false,
    });
}

/** What yargs reads in `args`, help and version included. */
export function parseWithYargs(args: readonly string[], declared: Options): Parsed {
  let parser = silentYargs()
    .option('help', { alias: 'h', type: 'boolean' })
    .option('version', { type: 'boolean' })
    .option('no-color', { type: 'boolean' })
    .alias('C', 'root');
  for (const [name, { type }] of Object.entries({ ...declared, ...globals })) {
    // As an array, so that a flag without its value and one given twice can be told.
    parser = parser.option(name, type === 'boolean' ? { type } : { type: 'array', string: true });
  }
  const {
    _: words,
    $0: _program,
    C: _short,
    h: _help,
    ...rest
  } = parser.parseSync(withJoinedValues(args, { ...declared, ...globals }));
  const flags: Record<string, boolean | string[]> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (name === 'no-color') flags.color = value !== true;
    else if (typeof value === 'boolean') flags[name] = value;
    else if (value !== undefined) flags[name] = [value].flat().map(String);
  }
  return { flags, words: words.map(String) };
}

/**
 * What yargs would read otherwise, joined to its flag: the value of a flag that stands alone, which
 * is not the next word; and after the other ones what begins with `-` and is a value.
 */
function withJoinedValues(args: readonly string[], declared: Options): string[] {
  const joined: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--') return [...joined, ...args.slice(at)];
    const name = arg.startsWith('--') ? arg.slice(2) : '';
    const option = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (option?.bare !== undefined) joined.push(`${arg}=${option.bare}`);
    else if (option && option.type !== 'boolean' && isValue(args[at + 1] ?? '')) {
      joined.push(`${arg}=${args[at + 1]}`);
      at++;
    } else joined.push(arg);
  }
  return joined;
}

/** Whether what begins with `-` cannot be a flag: it is no more than that, or has several words. */
function isValue(arg: string): boolean {
  return arg === '-' || /^-(?!-?[a-z][a-z-]*=)\S*\s/s.test(arg);
}

function describedYargs(declared: Options): Parser {
  let parser = silentYargs()
    .option('help', { alias: 'h', describe: 'Show this help' })
    .option('version', { describe: 'Show the version' });
  const options: Options = { ...declared, ...globals };
  for (const [name, { summary, choices, value, initial }] of Object.entries(options)) {
    // Nothing is parsed with it: the placeholder may be a part of the name, and no type is named.
    parser = parser.option(value === undefined ? name : `${name} <${value}>`, {
      ...(name === 'root' ? { alias: 'C' } : {}),
      describe: summary,
      ...(choices ? { choices } : {}),
      ...(initial === undefined ? {} : { default: initial }),
    });
  }
  return parser;
}

/** The help of one command, at most `width` columns wide. */
export function commandHelp(command: Command, width: number): Promise<string> {
  const { name, summary, positionals, options } = command;
  const usage = ['agent-tools', name, positionals?.usage ?? '', '[flags]']
    .join(' ')
    .replace('  ', ' ');
  const words = positionals ? `\n\n${positionals.usage}  ${positionals.summary}` : '';
  return describedYargs(options)
    .usage(`${usage}\n\n${summary}.${words}`)
    .wrap(Math.min(width, 100))
    .getHelp();
}

/** The help of the program. */
export function programHelp(commands: readonly Command[], width: number): Promise<string> {
  let built = describedYargs({}).usage('agent-tools <command> [flags]').wrap(Math.min(width, 100));
  for (const { name, positionals, summary } of commands) {
    built = built.command(`${name} ${positionals?.usage ?? ''}`.trim(), summary);
  }
  return built.getHelp();
}
