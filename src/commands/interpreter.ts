import { FileError, type Files } from '../core/host.ts';
import { isBinary, type KernelLine, kernelHead, kernelLine } from '../script/kernel-line.ts';
import { splitsWords } from '../script/shebang.ts';

/** Who reads a script in the end, found as the kernel and `env` find it. */
export interface Interpreter {
  /** What is looked for: a path, or behind `env` a name. */
  readonly wanted: string;
  /** Where it really is; undefined if it is not there. */
  readonly path: string | undefined;
  /** Whether `env` looks for it on the PATH. */
  readonly viaEnv: boolean;
}

/** The interpreter of the file `program`; undefined if it has no line that names one. */
export function findInterpreter(
  files: Files,
  program: string,
  path: string | undefined,
  cwd: string,
): Interpreter | undefined {
  const line = lineOf(files, program);
  if (!line) return undefined;
  const wanted = behindEnv(line);
  if (wanted === undefined || !startable(files, line.interpreter, cwd)) {
    const { interpreter } = line;
    return { wanted: interpreter, path: startable(files, interpreter, cwd), viaEnv: false };
  }
  const places = wanted.includes('/')
    ? [wanted]
    : (path ?? '').split(':').map((place) => `${place || '.'}/${wanted}`);
  for (const place of places) {
    const found = startable(files, place, cwd);
    if (found !== undefined) return { wanted, path: found, viaEnv: true };
  }
  return { wanted, path: undefined, viaEnv: true };
}

/**
 * Whether starting `program` ends in ENOEXEC: it, or a script that is its interpreter, is a text
 * without an interpreter line. Node hides this, for its `execvp` hands such files to `/bin/sh`.
 */
export function isUnexecutable(files: Files, program: string, cwd: string): boolean {
  // The kernel follows no more than this many interpreters that are scripts themselves.
  let file = program;
  for (let depth = 0; depth < 5; depth++) {
    if (startable(files, file, cwd) === undefined) return false;
    const head = headOf(files, file);
    const line = head && kernelLine(head);
    if (!line) return head !== undefined && !isBinary(head);
    file = absolute(line.interpreter, cwd);
  }
  return false;
}

function lineOf(files: Files, file: string): KernelLine | undefined {
  const head = headOf(files, file);
  return head && kernelLine(head);
}

function headOf(files: Files, file: string): Uint8Array | undefined {
  try {
    return files.read(file, 0, kernelHead);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

/** What `env` is told to start; undefined if the interpreter is not `env` or gets no program. */
function behindEnv({ interpreter, argument }: KernelLine): string | undefined {
  if (!/(^|\/)env$/.test(interpreter) || argument === undefined) return undefined;
  const words = argument.split(/[ \t]+/);
  if (!splitsWords(words)) return argument.startsWith('-') ? undefined : argument;
  const split = argument.replace(/^(-[a-zA-Z]*S|--split-string)[= \t]*/, '').split(/[ \t]+/);
  return split.find((word) => !word.startsWith('-') && !/^\w+=/.test(word));
}

/** The real path of a file that can be started; undefined if there is none. */
function startable(files: Files, path: string, cwd: string): string | undefined {
  const file = absolute(path, cwd);
  const facts = files.facts(file);
  const executable = facts?.mode === undefined || (facts.mode & 0o111) !== 0;
  return facts?.kind === 'file' && executable ? files.realPath(file) : undefined;
}

function absolute(path: string, cwd: string): string {
  return path.startsWith('/') ? path : `${cwd}/${path}`;
}
