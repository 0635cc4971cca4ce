import { UserError } from '../core/exit.ts';
import { FileError, type Files } from '../core/host.ts';
import { defaultSettings, type Settings } from '../core/settings.ts';
import { fileTrouble } from './file-trouble.ts';

/** What holds for a root, and where it was read. */
export interface Loaded {
  readonly settings: Settings;
  /** The file, relative to the root; undefined if there is none. */
  readonly file: string | undefined;
  /** The line, from 1, of a setting by its path of keys; undefined if it is not set. */
  lineOf(...keys: readonly string[]): number | undefined;
}

/** Where settings stand, relative to the root. */
export const configFile = '.agents/agent-tools.json';

const none: Loaded = { settings: defaultSettings, file: undefined, lineOf: () => undefined };

/**
 * The settings of `root`, an absolute path: those of {@link configFile}, else those below
 * `agent-tools` in package.json. `prefix` stands before the file in messages. Throws a
 * {@link UserError} about a mistake in it. What reads it is loaded only if there is something to read.
 */
export async function loadSettings(files: Files, root: string, prefix = ''): Promise<Loaded> {
  const own = textOf(files, `${root}/${configFile}`, prefix + configFile);
  if (own !== undefined) return (await read(own, configFile, prefix)) ?? none;
  const manifest = textOf(files, `${root}/package.json`);
  if (!manifest?.includes('"agent-tools"')) return none;
  return (await read(manifest, 'package.json', prefix, 'agent-tools')) ?? none;
}

async function read(
  text: string,
  file: string,
  prefix: string,
  key?: string,
): Promise<Loaded | undefined> {
  const { readConfig } = await import('../config/read-config.ts');
  const config = readConfig(text, prefix + file, key);
  return config && { ...config, file };
}

/** The text of a file; undefined if there is none. With a `name`, what is no file is wrong use. */
function textOf(files: Files, path: string, name?: string): string | undefined {
  const facts = files.facts(path);
  if (!facts || facts.kind === 'unreadable') return undefined;
  try {
    const text = Buffer.from(files.read(path, 0, facts.size)).toString();
    return text.replace(/^\ufeff/, '');
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    if (name === undefined) return undefined;
    throw new UserError(`${name} cannot be read: ${fileTrouble(error)}`, 'Mend or remove it');
  }
}
