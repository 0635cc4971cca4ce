import type { Diagnostic } from '../core/finding.ts';
import type { Toolbox } from '../script/toolbox.ts';

/**
 * Everything that the checks may know of this machine and this repository.
 *
 * The way of the data: `commands/machine.ts` gathers it through the host, once, and it is plain data
 * from then on. The checks (`checks/`) and the chain of one tool (`chain.ts`) are pure functions of
 * it and give {@link Result}s; `commands/doctor.ts` hands those to a reporter. What the rules of
 * `lint` find comes in as data, too, so that there is one implementation of each rule. Nothing of a
 * tool is ever executed to learn a fact: its interpreter is asked to parse it, no more.
 */
export interface Machine {
  readonly toolbox: Toolbox;
  readonly place: Place;
  /** What the rules of `lint` find; `file` is relative to the toolbox's root. */
  readonly diagnostics: readonly (Diagnostic & { readonly file: string })[];
  /** Entries that the runtime skips and that no rule speaks of. */
  readonly skipped: readonly { readonly path: string; readonly message: string }[];
  /** Where the runtime's program is; undefined if it is not on the PATH. */
  readonly runtime: { readonly path: string; readonly version: string | undefined } | undefined;
  /** One for each listed tool whose first line names one. */
  readonly interpreters: readonly Interpreter[];
  /** One for each script that its interpreter has parsed. */
  readonly syntax: readonly Syntax[];
  /** Programs that scripts call and that are not there. */
  readonly commands: readonly MissingCommand[];
  /** Variables that scripts require and that are not set. Never their values. */
  readonly variables: readonly UnsetVariable[];
  /** What git knows, or why it can say nothing. */
  readonly git: Repository | NoRepository;
  /** The file system that the tools are on; undefined where no table tells. */
  readonly mount: Mount | undefined;
}

/** Where there are tools, seen from the directory that a session would start in. */
export interface Place {
  /** The nearest directory above that has tools, absolute. */
  readonly above: string | undefined;
  /** Directories that may have been meant, relative to the root. */
  readonly lookAlikes: readonly LookAlike[];
  /** Directories below that have tools of their own, relative to the root. */
  readonly nested: readonly string[];
}

export interface LookAlike {
  readonly path: string;
  /** How many files in it describe a tool. */
  readonly tools: number;
}

export interface Interpreter {
  /** The tool's path. */
  readonly tool: string;
  /** A path, or behind `env` a name. */
  readonly wanted: string;
  /** Where it really is; undefined if it is not there. */
  readonly path: string | undefined;
  readonly viaEnv: boolean;
  /** Whether it is found with the PATH that a desktop or a service gives its programs, too. */
  readonly everywhere: boolean;
  /** If it is not there, the folder that has a program of that name nevertheless. */
  readonly elsewhere: string | undefined;
  /** The command that installs it on this system, if that is known. */
  readonly install: string | undefined;
}

export interface Syntax {
  readonly tool: string;
  /** How it was asked, as in `bash -n`. */
  readonly by: string;
  /** The first complaint, one line; undefined if there is none. */
  readonly error: string | undefined;
}

export interface MissingCommand {
  readonly tool: string;
  /** As the script writes it. */
  readonly name: string;
  /** From 1. */
  readonly line: number;
  readonly state: 'missing' | 'not-executable';
}

export interface UnsetVariable {
  readonly tool: string;
  readonly name: string;
  /** From 1. */
  readonly line: number;
}

export interface NoRepository {
  readonly state: 'unknown';
  /** Why git can say nothing: a clause. */
  readonly why: string;
}

/** All paths are relative to the root, unless said otherwise. */
export interface Repository {
  readonly state: 'known';
  /** Absolute: where the working tree begins. */
  readonly top: string;
  /** What is recorded at and below `.agents`. */
  readonly entries: readonly IndexEntry[];
  readonly ignored: readonly Ignored[];
  /** Files that a checkout here writes with CRLF. */
  readonly crlf: readonly { readonly path: string; readonly by: string }[];
  /** Whether git here notices and records the execute bit (`core.fileMode`). */
  readonly fileMode: boolean;
  /** Links to what lies outside of the working tree. */
  readonly leaving: readonly { readonly path: string; readonly target: string }[];
  /** Other working trees of this repository that have tools, absolute. */
  readonly worktrees: readonly string[];
}

/** A line of git's index. */
export interface IndexEntry {
  readonly path: string;
  /** 0o100644, 0o100755, 0o120000 (a link) or 0o160000 (a submodule). */
  readonly mode: number;
  /** Whether a sparse checkout leaves it out here. */
  readonly sparse: boolean;
}

/** A file that git does not see, and the line that says so. */
export interface Ignored {
  readonly path: string;
  /** As git names it. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly pattern: string;
}

export interface Mount {
  /** Where it is mounted. */
  readonly point: string;
  readonly type: string;
  readonly noexec: boolean;
  readonly caseInsensitive: boolean;
}
