/** Something that the repository can already run. */
export interface Runnable {
  /** As for `--wrap`. */
  readonly command: string;
  /** Where it was found. */
  readonly hint: string;
  /** What is put behind the command to pass these parameters; empty where they follow as options. */
  placed(names: readonly string[]): string;
}

const asOptions = (): string => '';
const asVariables = (names: readonly string[]): string =>
  names.map((name) => ` ${name.toUpperCase()}={${name}}`).join('');
const inOrder = (names: readonly string[]): string => names.map((name) => ` {${name}}`).join('');

/** The scripts of a package.json, run by its package manager; none if it cannot be read. */
export function packageScripts(text: string, manager: string): Runnable[] {
  return Object.keys(scriptsOf(text))
    .filter((name) => !/^(pre|post)|^prepare$/.test(name) || name === 'preview')
    .map((name) => ({
      command: `${manager} run ${shellWord(name)}`,
      hint: 'package.json',
      placed: asOptions,
    }));
}

function scriptsOf(text: string): object {
  try {
    const parsed: unknown = JSON.parse(text);
    const scripts = typeof parsed === 'object' && parsed && 'scripts' in parsed && parsed.scripts;
    return typeof scripts === 'object' && scripts ? scripts : {};
  } catch {
    return {};
  }
}

/** The targets of a Makefile that are names, not files or patterns. */
export function makeTargets(text: string, file: string): Runnable[] {
  return names(text, /^([A-Za-z0-9][\w-]*)[ \t]*:(?![:=])/gm).map((name) => ({
    command: `make ${name}`,
    hint: file,
    placed: asVariables,
  }));
}

/** The recipes of a justfile; those that begin with `_` are private. */
export function justRecipes(text: string, file: string): Runnable[] {
  return names(text, /^@?([A-Za-z][\w-]*)(?:[ \t]+[^:=\n]*(?:=[^:\n]*)*)?:(?!=)/gm).map((name) => ({
    command: `just ${name}`,
    hint: file,
    placed: inOrder,
  }));
}

/** The tasks of a Taskfile: the keys one level below `tasks`. */
export function taskNames(text: string, file: string): Runnable[] {
  const [, block = ''] = /^tasks:[ \t]*\n((?:[ \t]+.*\n|[ \t]*\n|#.*\n)*)/m.exec(`${text}\n`) ?? [];
  const [, indent = '  '] = /^([ \t]+)[^\s#]/m.exec(block) ?? [];
  return names(block, new RegExp(`^${indent}['"]?([A-Za-z][\\w:-]*)['"]?:`, 'gm')).map((name) => ({
    command: `task ${name}`,
    hint: file,
    placed: asVariables,
  }));
}

/** A program of the repository's own. */
export function program(directory: string, name: string): Runnable {
  return {
    command: `./${shellWord(`${directory}/${name}`)}`,
    hint: `${directory}/`,
    placed: asOptions,
  };
}

function names(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))];
}

function shellWord(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
