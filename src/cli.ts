import { resolve } from 'node:path';
import { version } from '../package.json';
import { commands } from './cli/commands.ts';
import { parsePlain } from './cli/parse-plain.ts';
import { checkWords, type Parsed, valuesOf } from './cli/parsed.ts';
import type { Command } from './core/command.ts';
import { type Exit, exit, UserError } from './core/exit.ts';
import { FileError, type Host } from './core/host.ts';
import { Cancelled } from './core/questions.ts';
import { visible } from './core/visible.ts';
import { nearest } from './core/words.ts';

/** Runs the program with the arguments after its name, and gives what the process is to end with. */
export async function main(argv: readonly string[], host: Host): Promise<Exit> {
  try {
    return await dispatch(argv, host);
  } catch (error) {
    if (error instanceof Cancelled) return exit.cancelled;
    if (error instanceof UserError) {
      host.stderr.write(`agent-tools: ${visible(error.message)}\n`);
      if (error.help !== undefined) host.stderr.write(`${visible(error.help)}\n`);
      return exit.usage;
    }
    host.stderr.write(error instanceof FileError ? await trouble(error) : fault(error));
    return exit.fault;
  }
}

async function dispatch(argv: readonly string[], host: Host): Promise<Exit> {
  const [first = '', ...rest] = argv;
  const load = Object.hasOwn(commands, first) ? commands[first] : undefined;
  const command = await load?.();
  const plain = command && parsePlain(rest, command.options);
  return plain ? call(command, plain, host) : withYargs(argv, host);
}

function call(command: Command, parsed: Parsed, host: Host): Promise<Exit> | Exit {
  const values = valuesOf(command, parsed);
  checkWords(command, parsed.words);
  const { root, color } = values;
  return command.run(values as Parameters<typeof command.run>[0], parsed.words, {
    host,
    root: rootOf(host, root),
    color: typeof color === 'boolean' ? color : wantsColor(host),
  });
}

function rootOf(host: Host, given: unknown): string {
  if (typeof given !== 'string') return host.cwd;
  const root = resolve(host.cwd, given);
  if (host.files.facts(root)?.kind === 'directory') return root;
  throw new UserError(`\`${given}\` is no directory`, 'Give `--root` a directory that exists');
}

/** NO_COLOR (no-color.org) and FORCE_COLOR as Node reads it, else whether stdout is a terminal. */
function wantsColor({ env, stdout }: Host): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return !/^(0|false)$/.test(env.FORCE_COLOR);
  return stdout.isTerminal && env.TERM !== 'dumb';
}

/** All that is not plain: short flags, help, version, and what is wrong. */
async function withYargs(argv: readonly string[], host: Host): Promise<Exit> {
  const { commandHelp, parseWithYargs, programHelp } = await import('./cli/parse-yargs.ts');
  const outline = parseWithYargs(argv, {});
  const [name] = outline.words;
  const load = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (outline.flags.version) {
    host.stdout.write(`${version}\n`);
    return exit.ok;
  }
  if (!load) {
    if (name !== undefined && !outline.flags.help) throw unknownCommand(name);
    const all = await Promise.all(Object.values(commands).map((each) => each()));
    const help = await programHelp(all, host.stdout.columns);
    (outline.flags.help ? host.stdout : host.stderr).write(`${help}\n`);
    return outline.flags.help ? exit.ok : exit.usage;
  }
  const command = await load();
  if (outline.flags.help) {
    host.stdout.write(`${await commandHelp(command, host.stdout.columns)}\n`);
    return exit.ok;
  }
  const { flags, words } = parseWithYargs(argv, command.options);
  return call(command, { flags, words: words.slice(1) }, host);
}

function unknownCommand(name: string): UserError {
  const close = nearest(name, Object.keys(commands));
  return new UserError(
    `there is no command \`${name}\``,
    close ? `Did you mean \`agent-tools ${close}\`?` : 'See them all with `agent-tools --help`',
  );
}

/** A disk that is full, or a file that went away, is nobody's fault here. */
async function trouble(error: FileError): Promise<string> {
  const { fileTrouble } = await import('./commands/file-trouble.ts');
  return `agent-tools: ${visible(error.path)}: ${fileTrouble(error)}\n`;
}

function fault(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = stack.split('\n').map(visible);
  return [
    'agent-tools: this is a fault of the program itself, not of your tools',
    ...lines,
    `Please report it with these lines (agent-tools ${version}, Node ${process.versions.node}): \`npm bugs agent-tools\``,
    '',
  ].join('\n');
}
